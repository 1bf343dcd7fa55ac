import SwiftUI

extension GalleryPage {
  static let searchSuggestions = GalleryPage("Search suggestions") { SearchSuggestionsPage() }
}

/// What a search suggests, and a screen that found nothing.
struct SearchSuggestionsPage: View {
  @State private var text = ""
  @State private var isSearching = true

  var body: some View {
    NavigationStack {
      ContentUnavailableView.search(text: "Melon")
        .navigationTitle("Fruit")
        .searchable(text: $text, isPresented: $isSearching)
        .searchSuggestions {
          Text("Apple").searchCompletion("Apple")
          Label("Pear", systemImage: "clock").searchCompletion("Pear")
        }
    }
  }
}
