import AppIntents
import SwiftUI
import Testing

/// All that an intent can return.
struct IntentResultTests {
  private struct Card: View {
    nonisolated init() {}
    var body: some View { Text("Dune") }
  }

  private struct Next: AppIntent {
    static let title: LocalizedStringResource = "Next"
    func perform() async throws -> some IntentResult { .result() }
  }

  private func silent() -> some IntentResult { .result() }
  private func number() -> some IntentResult & ReturnsValue<Int> { .result(value: 5) }
  private func optional() -> some ReturnsValue<String?> { .result(value: "a") }
  private func books() -> some ReturnsValue<[Book]> { .result(value: [Book.dune]) }
  private func dialog() -> some IntentResult & ProvidesDialog { .result(dialog: "Done") }
  private func both() -> some IntentResult & ReturnsValue<Bool> & ProvidesDialog {
    .result(value: true, dialog: IntentDialog(full: "It is done", supporting: "Done"))
  }
  private func view() -> some IntentResult & ShowsSnippetView { .result(view: Card()) }
  private func shown() -> some IntentResult & ProvidesDialog & ShowsSnippetView {
    .result(dialog: "Here") { Card() }
  }
  private func all() -> some ReturnsValue<Shelf> & ProvidesDialog & ShowsSnippetView {
    .result(value: Shelf.read, dialog: "Here", view: Card())
  }
  private func opening() -> some IntentResult & OpensIntent { .result(opensIntent: Next()) }
  private func openingWithValue() -> some ReturnsValue<Int> & OpensIntent & ProvidesDialog {
    .result(value: 3, opensIntent: Next(), dialog: "Next")
  }

  @Test func resultsKeepTheirValues() {
    #expect(number().value == 5)
    #expect(optional().value == "a")
    #expect(books().value == [.dune])
    #expect(both().value == true)
    #expect(all().value == .read)
    #expect(openingWithValue().value == 3)
  }

  @Test func resultsWithoutAValueHaveNone() {
    #expect(silent().value == nil)
    #expect(dialog().value == nil)
    #expect(view().value == nil)
    #expect(shown().value == nil)
    #expect(opening().value == nil)
  }
}
