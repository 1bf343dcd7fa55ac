import Foundation
import Testing
import XCTest

@testable import Automation

/// A driver that is killed takes the apps with it that it launched.
///
/// Processes live in real time: their ends are polled for, each wait ends with what it waits for.
struct LifelineTests {
  @Test(arguments: [SIGKILL, SIGTERM, SIGSEGV])
  func aChildThatNeverConnectsEndsWithItsDriver(signal: Int32) throws {
    let driver = try AppProcess(
      executable: URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath(),
      arguments: [TinyDriver.name],
      // A report of the stack would take longer than all the rest.
      environment: ProcessInfo.processInfo.environment.merging([
        "TINY_DRIVER": "1", "SWIFT_BACKTRACE": "enable=no",
      ]) { $1 })
    var child: Int32?
    for _ in 0..<1000 where child == nil {
      usleep(10_000)
      child = driver.outputTail().split(whereSeparator: \.isNewline)
        .first { $0.hasPrefix("launched ") }.flatMap { Int32($0.dropFirst(9)) }
    }
    let launched = try #require(child)
    #expect(isRunning(launched))
    kill(driver.processIdentifier, signal)
    for _ in 0..<500 where isRunning(launched) { usleep(10_000) }
    #expect(!isRunning(launched))
  }

  @Test func aChildIsNotEndedBeforeItsDriver() throws {
    let child = try AppProcess(
      executable: URL(fileURLWithPath: "/bin/sleep"), arguments: ["60"], environment: [:])
    // Time for the kernel to end it, if it would.
    usleep(50_000)
    #expect(child.termination == nil)
    child.terminate()
    #expect(child.termination == .signalled(SIGKILL))
  }

  private func isRunning(_ process: Int32) -> Bool {
    let text = try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8)
    let state = text?.split(separator: ")").last?.split(separator: " ").first
    return state.map { $0 != "Z" && $0 != "X" } ?? false
  }
}

/// Not a test: a driver in a process of its own, whose app never connects.
final class TinyDriver: XCTestCase {
  static let name = "AutomationTests.TinyDriver/testLaunchesAndWaits"

  func testLaunchesAndWaits() throws {
    guard ProcessInfo.processInfo.environment["TINY_DRIVER"] != nil else { return }
    let child = try AppProcess(
      executable: URL(fileURLWithPath: "/bin/sleep"), arguments: ["1000"], environment: [:])
    FileHandle.standardError.write(Data("launched \(child.processIdentifier)\n".utf8))
    sleep(100)
    child.terminate()
  }
}
