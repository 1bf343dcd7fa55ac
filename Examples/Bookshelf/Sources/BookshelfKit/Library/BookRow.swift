import SwiftUI

struct BookRow: View {
  let book: Book

  var body: some View {
    HStack(spacing: 12) {
      BookCover(title: book.title)
        .frame(width: 32, height: 44)
      VStack(alignment: .leading, spacing: 2) {
        Text(book.title)
          .font(.headline)
        Text(book.author)
          .font(.subheadline)
          .foregroundStyle(.secondary)
        if book.status == .reading {
          ProgressView(value: book.progress)
            .accessibilityHidden(true)
        }
      }
      Spacer()
      if book.isFavorite {
        Image(systemName: "star.fill")
          .foregroundStyle(.yellow)
          .accessibilityLabel("One of your favorites")
      }
    }
  }
}
