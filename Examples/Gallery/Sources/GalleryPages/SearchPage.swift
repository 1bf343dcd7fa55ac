import SwiftUI

extension GalleryPage {
  static let search = GalleryPage("Search") { SearchPage() }
}

/// A search that is going on, with scopes.
struct SearchPage: View {
  @State private var text = "App"
  @State private var isSearching = true
  @State private var scope = "All"

  var body: some View {
    NavigationStack {
      List(["Apple", "Apple pie", "Pineapple"], id: \.self) { Text($0) }
        .navigationTitle("Fruit")
        .searchable(text: $text, isPresented: $isSearching, prompt: "Search fruit")
        .searchScopes($scope) {
          Text("All").tag("All")
          Text("Mine").tag("Mine")
        }
    }
  }
}
