import Axt
import SwiftUI

struct BookDetail: View {
  private enum Sheet: String, Identifiable {
    case editor
    case progress
    case reviews

    var id: String { rawValue }
  }

  let id: Book.ID

  @EnvironmentObject private var library: Library
  @Environment(\.dismiss) private var dismiss
  @State private var sheet: Sheet?
  @State private var asksForStatus = false
  @State private var asksForDeletion = false

  let inspection = Inspection<Self>()

  var body: some View {
    content
      .onReceive(inspection.notice) { inspection.visit(self, $0) }
  }

  @ViewBuilder
  private var content: some View {
    if let book = library.book(id: id) {
      ScrollView {
        VStack(alignment: .leading, spacing: 20) {
          BookHeader(book: book) { library.toggleFavorite(book.id) }
          facts(book)
          if !book.notes.isEmpty {
            Text(book.notes)
              .frame(maxWidth: .infinity, alignment: .leading)
              .card()
          }
          actions(book)
        }
        .padding()
      }
      .navigationTitle(book.title)
      .navigationBarTitleDisplayMode(.inline)
      .toolbar { toolbar }
      .sheet(item: $sheet) { sheet in
        switch sheet {
        case .editor: BookEditor(book: book)
        case .progress: ProgressEditor(book: book).hostAxtSheet()
        case .reviews: ReviewList(id: book.id)
        }
      }
      .confirmationDialog("Status", isPresented: $asksForStatus, titleVisibility: .visible) {
        ForEach(Book.Status.allCases) { status in
          Button(status.rawValue) { set(status, for: book) }
        }
        Button("Cancel", role: .cancel) {}
      }
      .alert("Delete this book?", isPresented: $asksForDeletion) {
        Button("Delete", role: .destructive) {
          dismiss()
          library.delete(book.id)
        }
        Button("Cancel", role: .cancel) {}
      }
    } else {
      EmptyShelf(
        symbol: "book.closed", title: "This book is gone",
        message: "It was removed from your shelf.")
    }
  }

  @ToolbarContentBuilder
  private var toolbar: some ToolbarContent {
    ToolbarItem(placement: .primaryAction) {
      Menu {
        Button("Edit") { sheet = .editor }
        Button("Delete", role: .destructive) { asksForDeletion = true }
      } label: {
        Image(systemName: "ellipsis.circle")
      }
      .accessibilityLabel("More")
      .accessibilityIdentifier("more-menu")
    }
  }

  private func facts(_ book: Book) -> some View {
    VStack(alignment: .leading, spacing: 12) {
      fact("Pages", "\(book.pages)")
      Divider()
      fact("Status", book.status.rawValue)
      if book.status == .reading {
        Divider()
        ProgressView(value: book.progress) {
          Text("Page \(book.pagesRead) of \(book.pages)")
            .font(.subheadline)
            .foregroundStyle(.secondary)
        }
        .accessibilityIdentifier("reading-progress")
      }
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

  private func actions(_ book: Book) -> some View {
    VStack(spacing: 12) {
      Button("Log pages") { sheet = .progress }
        .buttonStyle(FilledButtonStyle())
        .testId("log_pages", type: .button)
      HStack {
        Button("Change status") { asksForStatus = true }
        Spacer()
        Button("Reviews (\(book.reviews.count))") { sheet = .reviews }
      }
      .padding(.vertical, 8)
    }
  }

  private func set(_ status: Book.Status, for book: Book) {
    var changed = book
    changed.status = status
    library.save(changed)
  }
}
