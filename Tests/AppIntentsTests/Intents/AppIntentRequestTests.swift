import AppIntents
import Testing

/// What asks a person, who is not there.
@Suite(.serialized) struct AppIntentRequestTests {
  private struct Erase: AppIntent {
    static let title: LocalizedStringResource = "Erase All"
    @Parameter(title: "Really") var isSure: Bool?

    func perform() async throws -> some IntentResult {
      try await requestConfirmation(
        result: .result(dialog: "Erase everything?"), confirmationActionName: .go)
      return .result()
    }
  }

  @Test func aConfirmationSaysWhatItWouldHaveAsked() async {
    let error = await #expect(throws: (any Error).self) { _ = try await Erase().perform() }
    #expect("\(error.map { "\($0)" } ?? "")".contains("requestConfirmation"))
    #expect("\(error.map { "\($0)" } ?? "")".contains("Erase everything?"))
  }

  @Test func aConfirmationWithoutWordsNamesTheIntent() async {
    let error = await #expect(throws: (any Error).self) {
      try await Erase().requestConfirmation()
    }
    #expect("\(error.map { "\($0)" } ?? "")".contains("Erase All"))
    let summary = await #expect(throws: (any Error).self) {
      try await AddBook(book: .dune).requestConfirmation()
    }
    #expect("\(summary.map { "\($0)" } ?? "")".contains("Add 1 of Dune to To Read"))
  }

  @Test func anIntentGoesOnInTheForeground() async throws {
    struct Show: ForegroundContinuableIntent {
      static let title: LocalizedStringResource = "Show"
      func perform() async throws -> some IntentResult & ReturnsValue<String> {
        try await requestToContinueInForeground()
        try await continueInForeground(alwaysConfirm: false)
        let title = try await requestToContinueInForeground("Show it?") { @MainActor in "Dune" }
        return .result(value: title)
      }
    }
    #expect(try await Show().perform().value == "Dune")
  }

  @Test func anIntentThatNeedsTheForegroundThrowsThat() async {
    struct Show: ForegroundContinuableIntent {
      static let title: LocalizedStringResource = "Show"
      func perform() async throws -> some IntentResult {
        if true { throw needsToContinueInForegroundError("Open the app?") }
        return .result()
      }
    }
    let error = await #expect(throws: AppIntentError.self) { _ = try await Show().perform() }
    #expect(error?.description == "Show needs to continue in the foreground: “Open the app?”.")
  }
}
