import SwiftUI

/// Cover, title, author and the favorite button.
struct BookHeader: View {
  let book: Book
  let onToggleFavorite: () -> Void

  var body: some View {
    HStack(alignment: .top, spacing: 16) {
      BookCover(title: book.title)
        .frame(width: 80, height: 112)
      VStack(alignment: .leading, spacing: 6) {
        Text(book.title)
          .font(.title2.bold())
        Text("by \(book.author)")
          .foregroundStyle(.secondary)
        if let stars = book.averageStars {
          StarRating(stars: .constant(Int(stars.rounded())), isEditable: false)
            .font(.footnote)
        }
        Button {
          onToggleFavorite()
        } label: {
          Label(
            book.isFavorite ? "Favorite" : "Add to favorites",
            systemImage: book.isFavorite ? "heart.fill" : "heart")
        }
        .accessibilityIdentifier("favorite")
      }
    }
  }
}
