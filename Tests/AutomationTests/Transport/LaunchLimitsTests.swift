import Foundation
import Testing

@testable import Automation

/// What cannot be given to a program, or not be written, is said in words.
@MainActor struct LaunchLimitsTests {
  private func error(
    _ arguments: [String] = [], _ environment: [String: String] = [:]
  ) -> AutomationError? {
    do {
      _ = try AppProcess(
        executable: URL(fileURLWithPath: "/bin/true"), arguments: arguments,
        environment: environment)
      return nil
    } catch {
      return error
    }
  }

  private let tooLong = String(repeating: "x", count: 200_000)

  @Test func anArgumentThatIsTooLongIsCounted() {
    let found = error(["a", tooLong])
    #expect(found?.code == .launchFailed)
    #expect(
      found?.message.hasPrefix(
        "The launch argument 2 is too long: 200000 bytes, where the system allows 131071.") == true)
  }

  @Test func aVariableThatIsTooLongIsNamed() {
    let message = error([], ["BOOKS": tooLong])?.message
    #expect(message?.contains("environment variable BOOKS is too long") == true)
    #expect(error([], ["BOOKS": String(repeating: "x", count: 100_000)]) == nil)
  }

  @Test func allTogetherMayBeTooLong() {
    let piece = String(repeating: "x", count: 130_000)
    let message = error(Array(repeating: piece, count: 200))?.message
    #expect(message?.contains("longer together than the system allows") == true)
  }

  @Test func whatWouldBeCutShortIsRefused() {
    #expect(error(["a\0b"])?.message.contains("launch argument 1 has a NUL character") == true)
    #expect(error([], ["A": "b\0"])?.message.contains("variable A has a NUL character") == true)
    #expect(error([], ["A=B": "c"])?.message.contains("\"A=B\" is no name") == true)
    #expect(error([], ["": "c"])?.message.contains("is no name") == true)
  }

  @Test func aFolderThatCannotBeWrittenIsNamed() {
    let missing = #expect(throws: AutomationError.self) { try SocketDirectory(in: "/no/such") }
    #expect(missing?.message.contains("there is no folder /no/such") == true)
    let log = #expect(throws: AutomationError.self) { try AppLog(in: "/proc") }
    #expect(log?.message.contains("No file for the app's output") == true)
    #expect(log?.message.contains("/proc") == true)
    let long = "/tmp/" + String(repeating: "x", count: 300)
    let name = #expect(throws: AutomationError.self) { try AppLog(in: long) }
    #expect(name?.message.contains("is too long") == true)
  }

  @Test func aFullDiskIsCalledThat() {
    #expect(SystemTrouble.words(for: ENOSPC, at: "/tmp").contains("the disk of /tmp is full"))
    #expect(SystemTrouble.words(for: EROFS, at: "/tmp").contains("/tmp cannot be written"))
    #expect(SystemTrouble.words(for: EMFILE, at: "/tmp").contains("ulimit -n"))
  }
}
