import Foundation
import Glibc
import Testing

@testable import Automation

@Suite struct AppLogTests {
  private func write(_ text: String, to log: AppLog) {
    let bytes = Array(text.utf8)
    #expect(Glibc.write(log.file.number, bytes, bytes.count) == bytes.count)
  }

  @Test func theEndIsRead() throws {
    let log = try AppLog()
    write("one two three", to: log)
    #expect(log.size == 13)
    #expect(log.tail(bytes: 5) == "three")
    #expect(log.tail(bytes: 100) == "one two three")
  }

  @Test func whatIsOldTakesNoRoom() throws {
    let log = try AppLog(limit: 1 << 20)
    let line = String(repeating: "x", count: 1023) + "\n"
    for _ in 0..<8 {
      for _ in 0..<1024 { write(line, to: log) }
      log.giveBack()
    }
    write("the end", to: log)
    #expect(log.size == (8 << 20) + 7)
    #expect(log.room <= (2 << 20))
    #expect(log.tail(bytes: 7) == "the end")
    #expect(log.tail(bytes: 1 << 19).hasPrefix("xxx"))
  }
}
