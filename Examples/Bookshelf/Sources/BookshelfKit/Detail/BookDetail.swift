import SwiftUI

struct BookDetail: View {
  let id: Book.ID

  @EnvironmentObject private var library: Library
  @State private var isEditing = false
  @State private var showsReviews = false
  @State private var asksForStatus = false

  var body: some View {
    if let book = library.book(id: id) {
      ScrollView {
        VStack(alignment: .leading, spacing: 16) {
          header(book)
          facts(book)
          if !book.notes.isEmpty {
            Text(book.notes)
              .card()
          }
          Button("Change status") { asksForStatus = true }
          Button("Reviews (\(book.reviews.count))") { showsReviews = true }
            .disabled(book.reviews.isEmpty)
        }
        .padding()
      }
      .navigationTitle(book.title)
      .navigationBarTitleDisplayMode(.inline)
      .toolbar {
        ToolbarItem(placement: .primaryAction) { Button("Edit") { isEditing = true } }
      }
      .sheet(isPresented: $isEditing) { BookEditor(book: book) }
      .sheet(isPresented: $showsReviews) { ReviewList(book: book) }
      .confirmationDialog("Status", isPresented: $asksForStatus, titleVisibility: .visible) {
        ForEach(Book.Status.allCases) { status in
          Button(status.rawValue) { set(status, for: book) }
        }
        Button("Cancel", role: .cancel) {}
      }
    } else {
      Text("This book is gone")
    }
  }

  private func header(_ book: Book) -> some View {
    HStack(alignment: .top, spacing: 16) {
      BookCover(title: book.title)
        .frame(width: 80, height: 112)
      VStack(alignment: .leading, spacing: 4) {
        Text(book.title)
          .font(.title2)
          .bold()
        Text("by \(book.author)")
          .foregroundStyle(.secondary)
        Button {
          library.toggleFavorite(book.id)
        } label: {
          Label(
            book.isFavorite ? "Favorite" : "Add to favorites",
            systemImage: book.isFavorite ? "star.fill" : "star")
        }
        .accessibilityIdentifier("favorite")
      }
    }
  }

  private func facts(_ book: Book) -> some View {
    VStack(alignment: .leading, spacing: 8) {
      fact("Pages", "\(book.pages)")
      Divider()
      fact("Status", book.status.rawValue)
    }
    .card()
  }

  private func fact(_ name: String, _ value: String) -> some View {
    HStack {
      Text(name)
        .foregroundStyle(.secondary)
      Spacer()
      Text(value)
        .accessibilityIdentifier("fact-\(name)")
    }
  }

  private func set(_ status: Book.Status, for book: Book) {
    var changed = book
    changed.status = status
    library.save(changed)
  }
}
