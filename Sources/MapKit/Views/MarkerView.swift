import CoreGraphics
import SwiftUI

/// The look of a marker: a balloon with a symbol in it, and its title beneath.
struct MarkerView: View {
  let label: MapLabel
  let tint: AnyShapeStyle
  let showsTitle: Bool
  let isSelected: Bool

  var body: some View {
    BalloonShape().fill(tint)
      .overlay(alignment: .top) { symbol.frame(width: 28, height: 28) }
      .frame(width: 28, height: 36)
      .scaleEffect(isSelected ? 1.4 : 1, anchor: .bottom)
      .mapTitle(label, isShown: showsTitle)
      .accessibilityElement()
      .accessibilityLabel(label.text ?? Text(verbatim: "Map pin"))
      .accessibilityAddTraits(isSelected ? [.isButton, .isSelected] : .isButton)
  }

  @ViewBuilder private var symbol: some View {
    if let icon = label.icon {
      icon.font(.system(size: 13, weight: .semibold)).foregroundStyle(.white)
        .frame(width: 20, height: 20)
    } else {
      Circle().fill(.white).frame(width: 10, height: 10)
    }
  }
}
