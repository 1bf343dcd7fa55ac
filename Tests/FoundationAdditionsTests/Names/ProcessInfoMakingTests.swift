import Foundation
import FoundationAdditions
import Testing

struct ProcessInfoMakingTests {
  @Test func aMadeProcessInfoTellsOfThisProcess() {
    let arguments = ProcessInfo().arguments
    #expect(arguments == ProcessInfo.processInfo.arguments)
    #expect(ProcessInfo.init().environment == ProcessInfo.processInfo.environment)
    let typed: ProcessInfo = .init()
    #expect(typed.processIdentifier == getpid())
  }
}
