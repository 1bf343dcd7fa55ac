import SwiftUI

extension GalleryPage {
  static let buttonStyles = GalleryPage("Button styles") { ButtonStylesPage() }
}

/// Buttons whose label is a symbol, buttons of the system, and their groups.
struct ButtonStylesPage: View {
  private func buttons() -> some View {
    HStack {
      Button("Title") {}
      Button("Title", systemImage: "star") {}
      Button("Icon", systemImage: "star") {}.labelStyle(.iconOnly)
      Button("Off") {}.disabled(true)
    }
  }

  var body: some View {
    Parts {
      buttons().buttonStyle(.automatic)
      buttons().buttonStyle(.plain)
      buttons().buttonStyle(.borderless)
      buttons().buttonStyle(.bordered)
      buttons().buttonStyle(.borderedProminent)
      buttons().buttonStyle(.bordered).tint(.pink)
      buttons().buttonStyle(.borderedProminent).tint(.pink)
      HStack {
        EditButton()
        RenameButton()
        PasteButton(payloadType: String.self) { _ in }
      }
      PasteButton(payloadType: String.self) { _ in }
        .labelStyle(.iconOnly).buttonBorderShape(.capsule).tint(.orange)
      HStack {
        Menu("Bordered") { Button("One") {} }.menuStyle(.button).buttonStyle(.bordered)
        Menu("Split") {
          Button("One") {}
        } primaryAction: {
        }.buttonStyle(.borderedProminent)
      }
      ControlGroup("Group") {
        Button("Less", systemImage: "minus") {}
        Button("More", systemImage: "plus") {}
      }
      .controlGroupStyle(.navigation)
      Toggle("Toggle as button", isOn: .constant(true)).toggleStyle(.button).tint(.green)
    }
  }
}
