import Foundation
import OSLog
import Testing

struct LoggerTests {
  private func entries(of category: String) throws -> [OSLogEntryLog] {
    try OSLogStore(scope: .currentProcessIdentifier).getEntries()
      .compactMap { $0 as? OSLogEntryLog }
      .filter { $0.category == category }
  }

  @Test func keepsMessagesWithTheirLevels() throws {
    let logger = Logger(subsystem: "app", category: "levels")
    logger.debug("one")
    logger.notice("two")
    logger.warning("three")
    logger.critical("four")
    let found = try entries(of: "levels")
    #expect(found.map(\.composedMessage) == ["one", "two", "three", "four"])
    #expect(found.map(\.level) == [.debug, .notice, .error, .fault])
    #expect(found.first?.subsystem == "app")
  }

  @Test func hidesPrivateValues() throws {
    let name = "Ada"
    let logger = Logger(subsystem: "app", category: "privacy")
    logger.info("user \(name) is \(36) years, \(name, privacy: .public)")
    logger.info("secret \(42, privacy: .private)")
    logger.info("\(name, privacy: .private(mask: .hash))")
    let texts = try entries(of: "privacy").map(\.composedMessage)
    #expect(texts[0] == "user <private> is 36 years, Ada")
    #expect(texts[1] == "secret <private>")
    #expect(texts[2].hasPrefix("<mask.hash: '"))
  }

  @Test func formatsNumbers() throws {
    Logger(subsystem: "app", category: "formats").info(
      """
      \(255, format: .hex(includePrefix: true, uppercase: true)) \
      \(1.005, format: .fixed(precision: 1)) \(7, format: .decimal(minDigits: 3)) \
      \(true, format: .answer)|\(5, align: .right(columns: 4))|
      """)
    #expect(try entries(of: "formats").first?.composedMessage == "0xFF 1.0 007 yes|   5|")
  }

  @Test func understandsPlaceholders() throws {
    let log = OSLog(subsystem: "app", category: "printf")
    os_log("%{public}@ has %d of %@, 100%%", log: log, type: .error, "Ada", 3, "it")
    let entry = try #require(try entries(of: "printf").first)
    #expect(entry.composedMessage == "Ada has 3 of <private>, 100%")
    #expect(entry.level == .error)
    #expect(entry.formatString == "%@ has %d of %@, 100%")
  }

  @Test func signpostsAreEntriesToo() throws {
    let signposter = OSSignposter(subsystem: "app", category: "signposts")
    signposter.withIntervalSignpost("load") { signposter.emitEvent("half") }
    let types = try OSLogStore(scope: .currentProcessIdentifier).getEntries()
      .compactMap { $0 as? OSLogEntrySignpost }
      .filter { $0.category == "signposts" }
      .map(\.signpostType)
    #expect(types == [.intervalBegin, .event, .intervalEnd])
  }

  @Test func aDisabledLogTakesNothing() throws {
    let before = try OSLogStore(scope: .currentProcessIdentifier).getEntries()
      .filter { $0.composedMessage == "never seen" }.count
    os_log("never seen", log: .disabled, type: .fault)
    let after = try OSLogStore(scope: .currentProcessIdentifier).getEntries()
      .filter { $0.composedMessage == "never seen" }.count
    #expect(before == after)
  }

  @Test func onlyTheProcessCanBeRead() {
    #expect(throws: CocoaError.self) { try OSLogStore(scope: .system) }
  }

  @Test func locksGuardTheirState() async {
    let lock = OSAllocatedUnfairLock(initialState: 0)
    await withTaskGroup(of: Void.self) { group in
      for _ in 0..<100 { group.addTask { lock.withLock { $0 += 1 } } }
    }
    #expect(lock.withLock { $0 } == 100)
    var plain = os_unfair_lock()
    os_unfair_lock_lock(&plain)
    #expect(!os_unfair_lock_trylock(&plain))
    os_unfair_lock_unlock(&plain)
  }
}
