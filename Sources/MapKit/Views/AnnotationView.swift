import SwiftUI

/// A view of the app's own on a map, with its title beneath.
struct AnnotationView: View {
  let content: AnyView
  let label: MapLabel
  let showsTitle: Bool

  var body: some View {
    content
      .accessibilityElement(children: .contain)
      .accessibilityLabel(label.text ?? Text(verbatim: ""))
      .mapTitle(label, isShown: showsTitle)
  }
}
