import Testing

@testable import Device

@MainActor
struct FeedbackLogTests {
  @Test func theLastOnesAreKept() {
    let log = FeedbackLog()
    for number in 0..<(FeedbackLog.limit + 5) { log.append("\(number)") }
    #expect(log.played.count == FeedbackLog.limit)
    #expect(log.played.first == "5")
    #expect(log.played.last == "\(FeedbackLog.limit + 4)")
    log.removeAll()
    #expect(log.played.isEmpty)
  }
}
