import SwiftUI
import Testing
import XCUIAutomation

extension AllTests {
  /// Scopes below a search field.
  @MainActor
  @Suite struct SearchScopeTests {
    struct Fruits: View {
      @State private var query = ""
      @State private var scope = "All"
      private var shown: [String] {
        ["Apple", "Apricot", "Banana"].filter { name in
          (query.isEmpty || name.localizedCaseInsensitiveContains(query))
            && (scope == "All" || name == "Apple")
        }
      }

      var body: some View {
        NavigationStack {
          List(shown, id: \.self) { Text($0) }
            .navigationTitle("Fruits")
            .searchable(text: $query, prompt: "Find fruit")
            .searchScopes($scope) {
              ForEach(["All", "Red"], id: \.self) { Text($0) }
            }
        }
      }
    }

    @Test func aTapChoosesOne() {
      let app = XCUIApplication(rootView: Fruits())
      app.launch()
      app.searchFields["Find fruit"].tap()
      app.typeText("ap")
      #expect(app.cells.count == 2)
      app.buttons["Red"].tap()
      #expect(app.buttons["Red"].isSelected)
      #expect(app.cells.count == 1)
      app.buttons["All"].tap()
      #expect(app.cells.count == 2)
      #expect(app.searchFields["Find fruit"].value as? String == "ap")
    }
  }
}
