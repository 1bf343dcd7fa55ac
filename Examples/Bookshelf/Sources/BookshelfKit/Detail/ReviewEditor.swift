import Axt
import SwiftUI

struct ReviewEditor: View {
  static let longest = 200

  let id: Book.ID

  @EnvironmentObject private var library: Library
  @EnvironmentObject private var settings: Settings
  @Environment(\.dismiss) private var dismiss
  @State private(set) var stars = 0
  @State private(set) var text = ""

  let inspection = Inspection<Self>()

  private var canPost: Bool { stars > 0 && !text.isEmpty && text.count <= Self.longest }

  var body: some View {
    NavigationStack {
      Form {
        Section("Rating") {
          StarRating(stars: $stars)
            .font(.title2)
            .testId("rating")
        }
        Section {
          TextEditor(text: $text)
            .frame(minHeight: 120)
            .accessibilityIdentifier("review-text")
        } header: {
          Text("Review")
        } footer: {
          Text("\(text.count) of \(Self.longest) characters")
            .foregroundColor(text.count > Self.longest ? .red : .secondary)
        }
      }
      .navigationTitle("Your review")
      .navigationBarTitleDisplayMode(.inline)
      .toolbar {
        ToolbarItem(placement: .cancellationAction) { Button("Cancel") { dismiss() } }
        ToolbarItem(placement: .confirmationAction) {
          Button("Post") {
            library.addReview(
              by: settings.reader.isEmpty ? "Me" : settings.reader, stars: stars, text: text,
              to: id)
            dismiss()
          }
          .disabled(!canPost)
        }
      }
    }
    .onReceive(inspection.notice) { inspection.visit(self, $0) }
  }
}
