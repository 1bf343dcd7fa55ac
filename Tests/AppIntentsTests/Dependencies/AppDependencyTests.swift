import AppIntents
import Testing

/// What an app hands its intents.
struct AppDependencyTests {
  private struct Count: AppIntent {
    static let title: LocalizedStringResource = "Count"
    @Dependency(key: "counted") private var library: Library

    func perform() async throws -> some IntentResult & ReturnsValue<Int> {
      .result(value: library.books.count)
    }
  }

  private struct Missing: Sendable {}

  private struct Lost: AppIntent {
    static let title: LocalizedStringResource = "Lost"
    @Dependency var missing: Missing
    func perform() async throws -> some IntentResult { .result() }
  }

  @Test func intentsGetWhatWasAddedLast() async throws {
    let library = Library()
    library.add(.dune)
    AppDependencyManager.shared.add(key: "counted", dependency: Library())
    AppDependencyManager.shared.add(key: "counted") { library }
    #expect(try await Count().perform().value == 1)
  }

  @Test func aDependencyThatNobodyAddedEndsTheProcess() async {
    await #expect(processExitsWith: .failure) {
      _ = Lost().missing
    }
  }
}
