import SwiftUI
import UIKit

/// One public API, called with random arguments.
struct Entry {
  let name: String
  let run: @MainActor (inout RandomSource) -> Void

  /// An API that gives a view, which is laid out, drawn and read.
  static func view(
    _ name: String, _ make: @escaping @MainActor (inout RandomSource) -> some View
  ) -> Entry {
    Entry(name: name) { random in
      let view = AnyView(make(&random))
      Stage.show(view)
    }
  }

  /// A modifier, on one of a few views.
  static func modifier(
    _ name: String, _ make: @escaping @MainActor (AnyView, inout RandomSource) -> some View
  ) -> Entry {
    view(name) { random in
      let bases = [
        AnyView(Text(random.text())), AnyView(Color.red), AnyView(Button(random.text()) {}),
        AnyView(
          HStack {
            Text("a"); Spacer(); Circle()
          }), AnyView(EmptyView()),
        AnyView(ScrollView { Text(random.text()) }), AnyView(Image(systemName: "star")),
      ]
      return make(random.pick(bases), &random)
    }
  }

  /// A view of UIKit, which is laid out, drawn and read.
  static func uiView(
    _ name: String, _ make: @escaping @MainActor (inout RandomSource) -> UIView
  ) -> Entry {
    Entry(name: name) { random in
      let view = make(&random)
      Stage.show(view)
    }
  }

  /// All of them, in an order that stays as entries are added at the end.
  @MainActor static let all: [Entry] =
    Effects.entries + Frames.entries + Shapes.entries + Controls.entries + Texts.entries
    + Containers.entries + Numbers.entries + Views.entries + Layers.entries + Scrolling.entries
    + Strings.entries + Files.entries + Marks.entries
    + MoreModifiers.entries + MoreViews.entries + MoreControls.entries + MoreLayers.entries
    + Predicates.entries + Bundles.entries + Interfaces.entries + Changes.entries
    + Bindings.entries + Controllers.entries + Formats.entries + Charting.entries
    + Systems.entries + Services.entries + Dynamics.entries + TextInputs.entries
    + Transitions.entries + Descriptions.entries + DataSources.entries + ControlTouches.entries
    + Storefronts.entries + ChartEnds.entries + Accessories.entries + Plots.entries
    + Corners.entries + Rectangles.entries + Nesting.entries
}
