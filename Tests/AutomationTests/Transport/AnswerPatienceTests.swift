import Device
import Foundation
import Testing

@testable import Automation

/// How long processes are waited for that do nothing, or compute, or get little of the machine.
struct AnswerPatienceTests {
  private func start(_ script: String) throws -> AppProcess {
    try AppProcess(
      executable: URL(fileURLWithPath: "/bin/sh"), arguments: ["-c", script], environment: [:])
  }

  private func end(of process: AppProcess, seconds: TimeInterval) -> AnswerPatience.End {
    let patience = AnswerPatience(for: process.processIdentifier, seconds: seconds)
    while true {
      while !patience.step.hasPassed { RealTime.pause(0.01) }
      if let end = patience.end() { return end }
    }
  }

  @Test func aProcessThatRestsIsWaitedForInRealTime() throws {
    let process = try start("read line; exec sleep 100")
    #expect(end(of: process, seconds: 0.3) == .rest)
  }

  @Test func aProcessThatComputesIsWaitedForByItsWork() throws {
    let process = try start("while :; do :; done")
    #expect(end(of: process, seconds: 0.3) == .work)
    let work = try #require(ProcessWork(of: process.processIdentifier))
    #expect(work.mainThread >= 0.3)
  }

  @Test func aProcessThatGetsLittleOfTheMachineIsWaitedForLonger() throws {
    let other = try (0..<6).map { _ in try start("while :; do :; done") }
    let process = try start("while :; do :; done")
    let began = RealTime.nanoseconds()
    #expect(end(of: process, seconds: 0.5) == .work)
    let work = try #require(ProcessWork(of: process.processIdentifier))
    #expect(work.mainThread >= 0.5)
    #expect(Double(RealTime.nanoseconds() - began) / 1e9 >= 0.49)
    for process in other { process.terminate() }
  }

  @Test func whatHasRunOutIsSaid() {
    #expect(AnswerPatience.End.rest.words(for: 10) == "10.0 s of real time")
    #expect(AnswerPatience.End.work.words(for: 10) == "10.0 s of its main thread's work")
    #expect(AnswerPatience.End.allWork(70).words(for: 10) == "70.0 s of its threads' work")
    #expect(AnswerPatience.End.far(180).words(for: 10) == "180.0 s of real time")
  }
}
