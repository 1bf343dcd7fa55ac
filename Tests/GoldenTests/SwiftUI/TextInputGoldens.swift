import CoreGraphics
import SwiftUI
import Testing

@MainActor
struct TextInputGoldens {
  @Test func fields() throws {
    try expectGolden("SwiftUI/text-fields", size: CGSize(width: 170, height: 180), largeHeight: 280)
    {
      VStack {
        TextField("Name", text: .constant(""))
        TextField("Name", text: .constant("Ada")).textFieldStyle(.roundedBorder)
        SecureField("Code", text: .constant("1234")).textFieldStyle(.roundedBorder)
        TextEditor(text: .constant("Notes")).frame(height: 44)
      }
      .padding(.horizontal)
    }
  }
}
