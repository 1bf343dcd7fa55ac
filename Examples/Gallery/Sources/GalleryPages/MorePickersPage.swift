import SwiftUI

extension GalleryPage {
  static let morePickers = GalleryPage("Picker styles") { MorePickersPage() }
}

/// Pickers outside of a form.
struct MorePickersPage: View {
  private var options: some View {
    ForEach(["Red", "Green", "Blue"], id: \.self) { Text($0) }
  }

  private var symbols: some View {
    ForEach(["sun.max", "cloud", "moon"], id: \.self) { Image(systemName: $0) }
  }

  var body: some View {
    Parts {
      Picker("Automatic", selection: .constant("Green")) { options }
      Picker("Menu", selection: .constant("Green")) { options }.pickerStyle(.menu).tint(.red)
      Picker("Segments", selection: .constant("Red")) { options }.pickerStyle(.segmented)
      Picker("Symbols", selection: .constant("moon")) { symbols }.pickerStyle(.segmented)
      Picker("Off", selection: .constant("Blue")) { options }.pickerStyle(.segmented)
        .disabled(true)
      Picker("Palette", selection: .constant("cloud")) { symbols }.pickerStyle(.palette)
      Picker("Wheel", selection: .constant("Green")) { options }.pickerStyle(.wheel)
      Picker("Inline", selection: .constant("Green")) { options }.pickerStyle(.inline)
      HStack {
        ColorPicker("Colour", selection: .constant(.red))
        ColorPicker("Alone", selection: .constant(.blue.opacity(0.5))).labelsHidden()
      }
    }
  }
}
