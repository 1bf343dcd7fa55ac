import Testing

@testable import SwiftUI

@MainActor
@Suite struct SearchFocusTests {
  private struct Screen: View {
    @State var query = ""
    @FocusState var isSearching: Bool

    var body: some View {
      NavigationStack {
        VStack {
          Text(isSearching ? "searching" : "resting")
          Button("Begin") { isSearching = true }
          Button("Stop") { isSearching = false }
        }
        .navigationTitle("Title")
        .searchable(text: $query, placement: .navigationBarDrawer(displayMode: .always))
        .searchFocused($isSearching)
      }
    }
  }

  @Test func theStateMovesTheFocus() {
    let host = TestHost(Screen())
    #expect(host.text("resting") != nil)
    host.tap("Begin")
    #expect(host.graph.focus.focused?.acceptsText == true)
    #expect(host.text("searching") != nil)
    host.tap("Stop")
    #expect(host.graph.focus.focused == nil)
  }
}
