import Foundation
import Testing

@testable import Automation

struct ProcessWorkTests {
  @Test func aProcessHasStoppedWhenItIsKilledOrThereIsNone() throws {
    let process = try AppProcess(
      executable: URL(fileURLWithPath: "/bin/sleep"), arguments: ["60"], environment: [:])
    #expect(!ProcessWork.hasStopped(process.processIdentifier))
    process.terminate()
    #expect(ProcessWork.hasStopped(process.processIdentifier))
    #expect(process.termination == .signalled(SIGKILL))
    #expect(ProcessWork.hasStopped(process.processIdentifier))
  }

  @Test func threadsNeedNotBeLookedAt() throws {
    let quick = try #require(ProcessWork(of: getpid(), lookingAtThreads: false))
    #expect(!quick.isAnyRunnable)
    #expect(ProcessWork(of: -1, lookingAtThreads: false) == nil)
  }
}
