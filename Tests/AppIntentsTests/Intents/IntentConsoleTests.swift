import AppIntents
import Device
import SwiftUI
import Testing

/// What the console tells of intents.
@MainActor
@Suite(.serialized) struct IntentConsoleTests {
  private struct Fail: AppIntent {
    static let title: LocalizedStringResource = "Fail"
    func perform() async throws -> some IntentResult {
      if true { throw AppIntentError.Unrecoverable.notAllowed }
      return .result()
    }
  }

  @Test func aButtonTellsOfTheErrorOfItsIntent() async throws {
    let line = try await nextLine(about: "Button(intent:)") {
      try IntentScreen(Button("Go", intent: Fail())).activate("Go")
    }
    #expect(line == "Button(intent:): Fail threw an error: notAllowed")
  }

  @Test func aDonationIsToldBecauseNobodyLearnsFromIt() async throws {
    let line = try await nextLine(about: "AppIntent.donate") {
      try await AddBook(book: .dune).donate()
    }
    #expect(line?.hasPrefix("AppIntent.donate: ") == true)
    #expect(line?.contains("Add 1 of Dune to To Read") == true)
  }

  /// What the console is told next of an API once something was done; the rest goes where it went.
  private func nextLine(
    about name: String, _ act: () async throws -> Void
  ) async throws -> String? {
    let (lines, told) = AsyncStream<String>.makeStream()
    let previous = RuntimeIssue.console
    RuntimeIssue.console = { line in
      let message = line.drop { $0 != "]" }.dropFirst(2)
      if message.hasPrefix(name) { told.yield(String(message)) } else { previous(line) }
    }
    defer { RuntimeIssue.console = previous }
    try await act()
    var iterator = lines.makeAsyncIterator()
    return await iterator.next()
  }
}
