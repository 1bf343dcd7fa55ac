import Axt
import SwiftUI

/// Asks how far the reader has come.
struct ProgressEditor: View {
  let book: Book

  @EnvironmentObject private var library: Library
  @Environment(\.dismiss) private var dismiss
  @State private(set) var page: Double

  let inspection = Inspection<Self>()

  init(book: Book) {
    self.book = book
    _page = State(initialValue: Double(book.pagesRead))
  }

  var body: some View {
    NavigationStack {
      Form {
        Section {
          Text("Page \(Int(page)) of \(book.pages)")
            .font(.headline)
            .accessibilityIdentifier("page-label")
          Slider(value: $page, in: 0...Double(max(book.pages, 1)), step: 1) {
            Text("Page")
          }
          .testId("page", value: page, setValue: { page = $0 as? Double ?? page })
          Stepper("Exact page", value: $page, in: 0...Double(max(book.pages, 1)))
        } footer: {
          Text("A book is finished with its last page.")
        }
      }
      .navigationTitle("Log pages")
      .navigationBarTitleDisplayMode(.inline)
      .toolbar {
        ToolbarItem(placement: .cancellationAction) { Button("Cancel") { dismiss() } }
        ToolbarItem(placement: .confirmationAction) {
          Button("Done") {
            library.logPages(Int(page), of: book.id)
            dismiss()
          }
        }
      }
    }
    .presentationDetents([.medium, .large])
    .onReceive(inspection.notice) { inspection.visit(self, $0) }
  }
}
