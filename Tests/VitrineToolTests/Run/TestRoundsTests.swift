import Testing

@testable import VitrineTool

@Suite struct TestRoundsTests {
  private let one = TestID.xctest("testOne")
  private let two = TestID.xctest("testTwo")

  private func record(_ id: TestID, _ status: TestRecord.Status) -> TestRecord {
    TestRecord(id: id, status: status, duration: 1)
  }

  @Test func onceIsOnce() {
    var rounds = TestRounds(.once)
    #expect(rounds.next(after: [record(one, .failed)]).isEmpty)
    let results = rounds.results(in: TestList([one]))
    #expect(results.map(\.status) == [.failed])
    #expect(results[0].runs.isEmpty)
  }

  @Test func whatFailedIsTriedAgainUntilItPasses() {
    var rounds = TestRounds(.retryOnFailure(3))
    #expect(rounds.next(after: [record(one, .failed), record(two, .passed)]) == [one])
    #expect(rounds.next(after: [record(one, .passed)]).isEmpty)
    let results = rounds.results(in: TestList([one, two]))
    #expect(results.map(\.id) == [one, two])
    #expect(results.map(\.status) == [.passed, .passed])
    #expect(results[0].runs.map(\.status) == [.failed, .passed])
  }

  @Test func whatNeverPassesFails() {
    var rounds = TestRounds(.retryOnFailure(2))
    #expect(rounds.next(after: [record(one, .failed)]) == [one])
    #expect(rounds.next(after: [record(one, .failed)]).isEmpty)
    #expect(rounds.results(in: TestList([one])).map(\.status) == [.failed])
  }

  @Test func whatPassedGoesOnUntilItFails() {
    var rounds = TestRounds(.untilFailure(3))
    #expect(rounds.next(after: [record(one, .passed), record(two, .failed)]) == [one])
    #expect(rounds.next(after: [record(one, .failed)]).isEmpty)
    #expect(rounds.results(in: TestList([one, two])).map(\.status) == [.failed, .failed])
  }

  @Test func aFixedNumberNeedsAllToPass() {
    var rounds = TestRounds(.fixed(2))
    #expect(rounds.next(after: [record(one, .failed), record(two, .skipped)]) == [one])
    #expect(rounds.next(after: [record(one, .passed)]).isEmpty)
    #expect(rounds.results(in: TestList([one, two])).map(\.status) == [.failed, .skipped])
  }
}
