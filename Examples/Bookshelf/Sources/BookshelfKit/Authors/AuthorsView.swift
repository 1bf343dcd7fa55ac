import SwiftUI

struct AuthorsView: View {
  @EnvironmentObject private var library: Library

  var body: some View {
    List(library.authors, id: \.self) { author in
      NavigationLink {
        AuthorBooks(author: author)
      } label: {
        HStack {
          Text(author)
          Spacer()
          Text("\(library.books.filter { $0.author == author }.count)")
            .foregroundStyle(.secondary)
        }
      }
    }
    .listStyle(.plain)
    .navigationTitle("Authors")
  }
}

struct AuthorBooks: View {
  let author: String
  @EnvironmentObject private var library: Library

  var body: some View {
    List {
      ForEach(library.books.filter { $0.author == author }) { BookRow(book: $0) }
    }
    .navigationTitle(author)
  }
}
