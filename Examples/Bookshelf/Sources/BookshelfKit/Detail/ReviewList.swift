import SwiftUI

struct ReviewList: View {
  let book: Book

  @Environment(\.dismiss) private var dismiss

  var body: some View {
    NavigationStack {
      List(book.reviews) { review in
        VStack(alignment: .leading, spacing: 4) {
          HStack {
            Text(review.reader)
              .font(.headline)
            Spacer()
            StarRating(stars: .constant(review.stars), isEditable: false)
          }
          Text(review.text)
            .lineLimit(3)
        }
      }
      .navigationTitle("Reviews")
      .toolbar {
        ToolbarItem(placement: .cancellationAction) { Button("Done") { dismiss() } }
      }
    }
  }
}
