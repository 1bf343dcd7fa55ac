import AppIntents
import Testing

/// An intent in a sentence, as the question says it that would be asked before it goes on.
struct ParameterSummaryTests {
  private struct Sort: AppIntent {
    static let title: LocalizedStringResource = "Sort"

    @Parameter(title: "Shelf", default: .unread) var shelf: Shelf
    @Parameter(title: "Limit") var limit: Int?

    static var parameterSummary: some ParameterSummary {
      Switch(\.$shelf) {
        Case(.read) { Summary("Sort what is read") }
        DefaultCase {
          When(\.$limit, .hasAnyValue) {
            When(\.$limit, .greaterThan, 10) {
              Summary("Sort many")
            } otherwise: {
              Summary("Sort \(\.$limit) of \(\.$shelf)")
            }
          } otherwise: {
            Summary("Sort up to \(\.$limit)")
          }
        }
      }
    }

    func perform() async throws -> some IntentResult { .result() }
  }

  private struct Listed: AppIntent {
    static let title: LocalizedStringResource = "Listed"
    @Parameter(title: "Shelf") var shelf: Shelf?
    static var parameterSummary: some ParameterSummary { Summary { \.$shelf } }
    func perform() async throws -> some IntentResult { .result() }
  }

  @Test func summariesFollowTheParameters() async {
    let sort = Sort()
    #expect(await question(sort) == "Sort up to Limit")
    sort.limit = 3
    #expect(await question(sort) == "Sort 3 of To Read")
    sort.limit = 11
    #expect(await question(sort) == "Sort many")
    sort.shelf = .read
    #expect(await question(sort) == "Sort what is read")
  }

  @Test func whatNobodyHasSetReadsAsItsTitle() async {
    #expect(await question(AddBook()) == "Add 1 of Book to To Read")
    #expect(await question(AddBook(book: .dune, shelf: .read)) == "Add Dune as read")
  }

  @Test func intentsWithoutASentenceReadAsTheirTitle() async {
    #expect(await question(Listed()) == "Listed")
  }

  private func question(_ intent: some AppIntent) async -> String {
    do {
      try await intent.requestConfirmation()
      return ""
    } catch {
      let parts = "\(error)".split(separator: "“")
      return parts.last.map { String($0.prefix { $0 != "”" }) } ?? ""
    }
  }
}
