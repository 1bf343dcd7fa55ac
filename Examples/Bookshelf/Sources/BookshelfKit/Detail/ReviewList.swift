import SwiftUI

struct ReviewList: View {
  let id: Book.ID

  @EnvironmentObject private var library: Library
  @Environment(\.dismiss) private var dismiss
  @State private var isWriting = false

  private var reviews: [Review] { library.book(id: id)?.reviews ?? [] }

  var body: some View {
    NavigationStack {
      content
        .navigationTitle("Reviews")
        .navigationBarTitleDisplayMode(.inline)
        .toolbar {
          ToolbarItem(placement: .cancellationAction) { Button("Done") { dismiss() } }
          ToolbarItem(placement: .primaryAction) {
            Button {
              isWriting = true
            } label: {
              Image(systemName: "square.and.pencil")
            }
            .accessibilityLabel("Write a review")
          }
        }
        .sheet(isPresented: $isWriting) { ReviewEditor(id: id) }
    }
  }

  @ViewBuilder
  private var content: some View {
    if reviews.isEmpty {
      EmptyShelf(
        symbol: "quote.bubble", title: "No reviews yet", message: "Be the first to write one.")
    } else {
      List(reviews) { ReviewRow(review: $0) }
    }
  }
}

struct ReviewRow: View {
  let review: Review

  var body: some View {
    VStack(alignment: .leading, spacing: 4) {
      HStack {
        Text(review.reader)
          .font(.headline)
        Spacer()
        StarRating(stars: .constant(review.stars), isEditable: false)
          .font(.footnote)
      }
      Text(review.text)
        .lineLimit(3)
    }
  }
}
