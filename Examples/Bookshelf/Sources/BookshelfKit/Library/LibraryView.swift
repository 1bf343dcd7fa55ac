import SwiftUI

struct LibraryView: View {
  @EnvironmentObject private var library: Library
  @EnvironmentObject private var settings: Settings
  @State private var query = ""
  @State private var isAdding = false
  @State private var doomed: Book?

  let inspection = Inspection<Self>()

  private var shown: [Book] {
    library.books(matching: query, sortedBy: settings.sortOrder)
      .filter { settings.showsFinished || $0.status != .finished }
  }

  var body: some View {
    content
      .navigationTitle("Library")
      .searchable(text: $query, prompt: "Title or author")
      .toolbar {
        ToolbarItem(placement: .topBarLeading) { sortMenu }
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
      .inspectableSheet(isPresented: $isAdding) {
        BookEditor(book: Book(id: library.makeNewID(), title: "", author: "", pages: 0))
      }
      .alert("Delete this book?", isPresented: deletionIsAsked, presenting: doomed) { book in
        Button("Delete", role: .destructive) { library.delete(book.id) }
        Button("Cancel", role: .cancel) {}
      } message: { book in
        Text("\u{201C}\(book.title)\u{201D} will be removed from your shelf.")
      }
      .task {
        if library.phase == .idle { await library.load() }
      }
      .onReceive(inspection.notice) { inspection.visit(self, $0) }
  }

  @ViewBuilder
  private var content: some View {
    switch library.phase {
    case .idle, .loading:
      ProgressView("Loading books…")
    case .failed(let message):
      EmptyShelf(symbol: "exclamationmark.triangle", title: "No connection", message: message) {
        Button("Try again") { Task { await library.load() } }
          .buttonStyle(.borderedProminent)
      }
    case .loaded where library.books.isEmpty:
      EmptyShelf(
        symbol: "books.vertical", title: "No books yet",
        message: "The books that you add are shown here."
      ) {
        Button("Add a book") { isAdding = true }
          .buttonStyle(.borderedProminent)
      }
    case .loaded where shown.isEmpty:
      EmptyShelf(
        symbol: "magnifyingglass", title: "No books found",
        message: "Check the spelling or try another word.")
    case .loaded:
      list
    }
  }

  private var list: some View {
    List {
      ForEach(Book.Status.allCases) { status in
        let books = shown.filter { $0.status == status }
        if !books.isEmpty {
          Section(status.rawValue) {
            ForEach(books) { row($0) }
          }
        }
      }
    }
    .refreshable { await library.refresh() }
    .navigationDestination(for: Book.ID.self) { BookDetail(id: $0) }
  }

  private func row(_ book: Book) -> some View {
    NavigationLink(value: book.id) { BookRow(book: book) }
      .swipeActions {
        // The role would take the row away before the alert has been answered.
        Button("Delete") { doomed = book }
          .tint(.red)
      }
      .swipeActions(edge: .leading) {
        Button(book.isFavorite ? "Unfavorite" : "Favorite") {
          library.toggleFavorite(book.id)
        }
        .tint(.orange)
      }
  }

  private var sortMenu: some View {
    Menu {
      Picker("Sort by", selection: $settings.sortOrder) {
        ForEach(Settings.SortOrder.allCases) { Text($0.rawValue).tag($0) }
      }
    } label: {
      Image(systemName: "arrow.up.arrow.down")
    }
    .accessibilityLabel("Sort")
    .accessibilityIdentifier("sort-menu")
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
