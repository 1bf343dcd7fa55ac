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
    let line = try await nextLine {
      try IntentScreen(Button("Go", intent: Fail())).activate("Go")
    }
    #expect(line == "Button(intent:): Fail threw an error: notAllowed")
  }

  @Test func aDonationIsToldBecauseNobodyLearnsFromIt() async throws {
    let line = try await nextLine { try await AddBook(book: .dune).donate() }
    #expect(line?.hasPrefix("AppIntent.donate: ") == true)
    #expect(line?.contains("Add 1 of Dune to To Read") == true)
  }

  /// What is told next once something was done.
  private func nextLine(_ act: () async throws -> Void) async throws -> String? {
    let (lines, told) = AsyncStream<String>.makeStream()
    let previous = RuntimeIssue.handler
    RuntimeIssue.handler = { told.yield($0) }
    defer { RuntimeIssue.handler = previous }
    try await act()
    var iterator = lines.makeAsyncIterator()
    return await iterator.next()
  }
}
