import CoreGraphics
import Testing

@testable import SwiftUI

@MainActor
@Suite struct SearchableTests {
  struct Screen: View {
    @State var query = ""
    @State var scope = "All"
    var body: some View {
      NavigationStack {
        List {
          Results(query: query)
        }
        .navigationTitle("Fruits")
        .searchable(text: $query, prompt: "Find fruit")
        .searchScopes($scope) {
          Text("All").tag("All")
          Text("Sweet").tag("Sweet")
        }
        .toolbar { Button("Add") {} }
      }
    }
  }

  struct Results: View {
    @Environment(\.isSearching) var isSearching
    @Environment(\.dismissSearch) var dismissSearch
    let query: String
    var body: some View {
      Text(isSearching ? "searching \(query)" : "idle")
      Button("Stop") { dismissSearch() }
    }
  }

  @Test func theFieldGoesWithItsScreen() {
    weak var field: SearchFieldNode?
    do {
      let host = TestHost(Screen())
      field = host.first(SearchFieldNode.self)
      #expect(field != nil)
    }
    #expect(field == nil)
  }

  private func tapField(_ host: TestHost) {
    let frame = host.element(.searchField)?.frame ?? .zero
    host.tap(at: CGPoint(x: frame.midX, y: frame.midY))
  }

  @Test func tapTypeAndCancel() {
    let host = TestHost(Screen())
    #expect(host.element(.searchField)?.placeholderValue == "Find fruit")
    #expect(host.element(.button, "Cancel") == nil)
    tapField(host)
    host.type("ap")
    #expect(host.element(.staticText, "searching ap") != nil)
    #expect(host.element(.button, "Add") == nil)
    #expect(host.element(.button, "Sweet") != nil)
    host.tap("Cancel")
    #expect(host.element(.staticText, "idle") != nil)
    #expect(host.element(.button, "Add") != nil)
    #expect(host.element(.button, "Sweet") == nil)
  }

  @Test func aTapOnAScopeChoosesIt() {
    let host = TestHost(Screen())
    tapField(host)
    #expect(host.element(.button, "All")?.traits.contains(.selected) == true)
    host.tap("Sweet")
    #expect(host.element(.button, "Sweet")?.traits.contains(.selected) == true)
    #expect(host.element(.button, "All")?.traits.contains(.selected) == false)
    #expect(host.element(.staticText, "searching ") != nil)
  }

  @Test func clearKeepsSearching() {
    let host = TestHost(Screen())
    tapField(host)
    host.type("ap")
    host.tap("Clear text")
    #expect(host.element(.staticText, "searching ") != nil)
  }

  @Test func dismissSearchEndsIt() {
    let host = TestHost(Screen())
    tapField(host)
    host.type("ap")
    host.tap("Stop")
    #expect(host.element(.staticText, "idle") != nil)
  }

  @Test func theBindingSaysWhetherTheUserSearches() {
    struct Screen: View {
      @State var query = ""
      @State var isPresented = false
      var body: some View {
        NavigationStack {
          VStack {
            Text(isPresented ? "on" : "off")
            Button("Search now") { isPresented = true }
          }
          .searchable(text: $query, isPresented: $isPresented)
        }
      }
    }
    let host = TestHost(Screen())
    host.tap("Search now")
    #expect(host.element(.button, "Cancel") != nil)
    host.type("x")
    #expect(host.element(.searchField)?.value == "x")
    host.tap("Cancel")
    #expect(host.element(.staticText, "off") != nil)
  }

  @Test func suggestionsCompleteTheText() {
    struct Screen: View {
      @State var query = ""
      var body: some View {
        NavigationStack {
          Text("found: \(query)")
            .searchable(text: $query)
            .searchSuggestions {
              ForEach(["Apple", "Pear"], id: \.self) { Text($0).searchCompletion($0) }
            }
        }
      }
    }
    let host = TestHost(Screen())
    #expect(host.element(.staticText, "Pear") == nil)
    tapField(host)
    host.tap("Pear")
    #expect(host.element(.searchField)?.value == "Pear")
    host.tap("Cancel")
    #expect(host.element(.staticText, "found: ") != nil)
  }

  @Test func suggestionsKnowWhereTheyAreAndCanBeHidden() {
    struct Words: View {
      @Environment(\.searchSuggestionsPlacement) private var placement
      var body: some View { Text(placement == .content ? "in content" : "elsewhere") }
    }
    func screen(_ visibility: Visibility) -> some View {
      NavigationStack {
        Words()
          .searchable(text: .constant(""))
          .searchSuggestions { Words() }
          .searchSuggestions(visibility, for: .content)
      }
    }
    let host = TestHost(screen(.visible))
    #expect(host.element(.staticText, "elsewhere") != nil)
    tapField(host)
    #expect(host.element(.staticText, "in content") != nil)
    let hidden = TestHost(screen(.hidden))
    tapField(hidden)
    #expect(hidden.element(.staticText, "in content") == nil)
    #expect(hidden.element(.staticText, "elsewhere") != nil)
  }
}
