import SwiftUI

struct LibraryView: View {
  @EnvironmentObject private var library: Library
  @EnvironmentObject private var settings: Settings
  @State private var query = ""
  @State private var isAdding = false
  @State private var doomed: Book?

  private var shown: [Book] {
    library.books(matching: query, sortedBy: settings.sortOrder)
      .filter { settings.showsFinished || $0.status != .finished }
  }

  var body: some View {
    content
      .navigationTitle("Library")
      .searchable(text: $query, prompt: "Title or author")
      .toolbar {
        ToolbarItem(placement: .primaryAction) {
          Button {
            isAdding = true
          } label: {
            Image(systemName: "plus")
          }
          .accessibilityLabel("Add book")
          .accessibilityIdentifier("add-book")
        }
      }
      .sheet(isPresented: $isAdding) {
        BookEditor(book: Book(id: library.makeNewID(), title: "", author: "", pages: 0))
      }
      .alert(
        "Delete this book?", isPresented: deletionIsAsked, presenting: doomed
      ) { book in
        Button("Delete", role: .destructive) { library.delete(book.id) }
        Button("Cancel", role: .cancel) {}
      } message: { book in
        Text("\u{201C}\(book.title)\u{201D} will be removed from your shelf.")
      }
      .task {
        if library.phase == .idle { await library.load() }
      }
  }

  @ViewBuilder
  private var content: some View {
    switch library.phase {
    case .idle, .loading:
      ProgressView("Loading books…")
    case .failed(let message):
      VStack(spacing: 12) {
        Image(systemName: "wifi")
        Text(message)
        Button("Try again") { Task { await library.load() } }
      }
    case .loaded where shown.isEmpty:
      Text("No books found")
        .foregroundStyle(.secondary)
    case .loaded:
      List {
        ForEach(Book.Status.allCases) { status in
          let books = shown.filter { $0.status == status }
          if !books.isEmpty {
            Section(status.rawValue) {
              ForEach(books) { book in
                NavigationLink(value: book.id) { BookRow(book: book) }
                  .swipeActions {
                    Button("Delete", role: .destructive) { doomed = book }
                    Button(book.isFavorite ? "Unfavorite" : "Favorite") {
                      library.toggleFavorite(book.id)
                    }
                    .tint(.orange)
                  }
              }
            }
          }
        }
      }
      .navigationDestination(for: Int.self) { BookDetail(id: $0) }
    }
  }

  private var deletionIsAsked: Binding<Bool> {
    Binding(get: { doomed != nil }, set: { if !$0 { doomed = nil } })
  }
}

struct LibraryView_Previews: PreviewProvider {
  static var previews: some View {
    NavigationStack { LibraryView() }
      .environmentObject(Library(service: SampleBookService(), books: SampleBookService.samples))
      .environmentObject(Settings())
  }
}
