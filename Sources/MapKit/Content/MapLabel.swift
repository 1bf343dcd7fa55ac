import SwiftUI

/// What a marker or an annotation is called, and the symbol for it.
struct MapLabel {
  let title: AnyView
  /// The title where it is a plain text.
  let text: Text?
  let icon: AnyView?

  @MainActor
  init<Label: View>(_ label: Label) {
    if let parts = label as? any LabelParts {
      self = parts.mapLabel
    } else {
      self.init(title: label, icon: nil)
    }
  }

  fileprivate init<Title: View>(title: Title, icon: AnyView?) {
    self.title = AnyView(title)
    text = title as? Text
    self.icon = icon
  }
}

/// A label whatever its title and its icon are.
@MainActor
private protocol LabelParts {
  var mapLabel: MapLabel { get }
}

extension SwiftUI.Label: LabelParts {
  fileprivate var mapLabel: MapLabel { MapLabel(title: title, icon: AnyView(icon)) }
}
