import SwiftUI

struct AuthorsView: View {
  @EnvironmentObject private var library: Library

  var body: some View {
    List(library.authors, id: \.self) { author in
      NavigationLink {
        AuthorBooks(author: author)
      } label: {
        Text(author)
          .badge(library.books.filter { $0.author == author }.count)
      }
    }
    .listStyle(.plain)
    .navigationTitle("Authors")
  }
}

struct AuthorBooks: View {
  let author: String
  @EnvironmentObject private var library: Library

  private var books: [Book] { library.books.filter { $0.author == author } }

  var body: some View {
    List {
      Section {
        NavigationLink("About \(author)") {
          AuthorProfile(name: author, books: books.count)
            .ignoresSafeArea()
            .navigationTitle("Author")
            .navigationBarTitleDisplayMode(.inline)
        }
      }
      Section("Books") {
        ForEach(books) { BookRow(book: $0) }
      }
    }
    .navigationTitle(author)
  }
}
