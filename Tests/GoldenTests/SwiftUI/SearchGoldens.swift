import CoreGraphics
import SwiftUI
import Testing

@MainActor
struct SearchGoldens {
  @Test func tokensAndScopes() throws {
    let tags: Binding<[Tag]> = .constant([Tag(name: "Ada")])
    try expectGolden(
      "SwiftUI/search-tokens", size: CGSize(width: 300, height: 160), largeHeight: 200,
      // The search goes on without the keyboard, which would cover the screen.
      prepare: { $0.view.window?.endEditing(true) }
    ) {
      NavigationStack {
        Text("Body")
          .navigationTitle("Inbox")
          .searchable(text: .constant("in"), tokens: tags, isPresented: .constant(true)) {
            Text($0.name)
          }
          .searchScopes(.constant(0)) {
            Text("All").tag(0)
            Text("New").tag(1)
          }
      }
    }
  }
}

private struct Tag: Identifiable {
  let name: String
  var id: String { name }
}
