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
    let launched = try #require(number(after: "launched ", in: driver))
    // What the app has started.
    let started = try #require(number(after: "started ", in: driver))
    #expect(isRunning(launched))
    #expect(isRunning(started))
    kill(driver.processIdentifier, signal)
    for _ in 0..<500 {
      guard isRunning(launched) || isRunning(started) else { break }
      usleep(10_000)
    }
    #expect(!isRunning(launched))
    #expect(!isRunning(started))
  }

  @Test(arguments: [true, false])
  func whatAnAppHasStartedEndsWithIt(isTerminated: Bool) throws {
    let app = try AppProcess(
      executable: URL(fileURLWithPath: "/bin/sh"),
      arguments: ["-c", TinyDriver.starting + (isTerminated ? "; wait" : "")],
      environment: ["PATH": "/bin:/usr/bin"])
    let started = try #require(number(after: "started ", in: app))
    if isTerminated {
      app.terminate()
    } else {
      #expect(app.waitForTermination(seconds: 60) == .exited(status: 0))
    }
    for _ in 0..<500 {
      guard isRunning(started) else { break }
      usleep(10_000)
    }
    #expect(!isRunning(started))
  }

  private func number(after word: String, in process: AppProcess) -> Int32? {
    for _ in 0..<1000 {
      usleep(10_000)
      let line = process.outputTail().split(whereSeparator: \.isNewline)
        .first { $0.hasPrefix(word) }
      if let line { return Int32(line.dropFirst(word.count)) }
    }
    return nil
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
  /// A program of the shell's that starts another one and tells its number.
  static let starting = "sleep 1000 & echo \"started $!\""

  func testLaunchesAndWaits() throws {
    guard ProcessInfo.processInfo.environment["TINY_DRIVER"] != nil else { return }
    let child = try AppProcess(
      executable: URL(fileURLWithPath: "/bin/sh"), arguments: ["-c", Self.starting + "; wait"],
      environment: ["PATH": "/bin:/usr/bin"])
    var started = ""
    while started.isEmpty {
      usleep(10_000)
      started = child.outputTail()
    }
    FileHandle.standardError.write(
      Data("launched \(child.processIdentifier)\n\(started)\n".utf8))
    sleep(100)
    child.terminate()
  }
}
