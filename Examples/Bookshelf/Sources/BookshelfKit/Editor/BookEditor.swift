import Axt
import SwiftUI

struct BookEditor: View {
  enum Field: Hashable {
    case title
    case author
    case pages
  }

  @EnvironmentObject private var library: Library
  @Environment(\.dismiss) private var dismiss
  @State private var draft: Book
  @State private var pages: String
  @FocusState private var focus: Field?

  init(book: Book) {
    _draft = State(initialValue: book)
    _pages = State(initialValue: book.pages > 0 ? "\(book.pages)" : "")
  }

  let inspection = Inspection<Self>()

  private var problems: [String] {
    var problems: [String] = []
    if draft.title.trimmingCharacters(in: .whitespaces).isEmpty {
      problems.append("A book needs a title.")
    }
    if draft.author.trimmingCharacters(in: .whitespaces).isEmpty {
      problems.append("A book needs an author.")
    }
    if (Int(pages) ?? 0) <= 0 { problems.append("The number of pages must be above zero.") }
    return problems
  }

  var body: some View {
    NavigationStack {
      Form {
        Section("Book") {
          TextField("Title", text: $draft.title)
            .testId("title", type: .textField)
            .focused($focus, equals: .title)
          TextField("Author", text: $draft.author)
            .focused($focus, equals: .author)
          TextField("Pages", text: $pages)
            .keyboardType(.numberPad)
            .focused($focus, equals: .pages)
        }
        Section("Shelf") {
          Picker("Status", selection: $draft.status) {
            ForEach(Book.Status.allCases) { Text($0.rawValue).tag($0) }
          }
          Toggle("Favorite", isOn: $draft.isFavorite)
        }
        Section("Notes") {
          TextField("Notes", text: $draft.notes)
        }
        if !problems.isEmpty {
          Section {
            ForEach(problems, id: \.self) { problem in
              Label(problem, systemImage: "exclamationmark.circle")
                .font(.footnote)
                .foregroundColor(.red)
            }
          }
        }
      }
      .navigationTitle(draft.title.isEmpty ? "New book" : draft.title)
      .toolbar {
        ToolbarItem(placement: .cancellationAction) { Button("Cancel") { dismiss() } }
        ToolbarItem(placement: .confirmationAction) {
          Button("Save") { save() }
            .disabled(!problems.isEmpty)
        }
      }
      .onAppear { if draft.title.isEmpty { focus = .title } }
    }
    .onReceive(inspection.notice) { inspection.visit(self, $0) }
  }

  private func save() {
    draft.pages = Int(pages) ?? 0
    library.save(draft)
    dismiss()
  }
}
