import Foundation
import Testing

@testable import Device

/// One after the other: they lead the same function elsewhere.
@Suite(.serialized) struct LibraryCallsTests {
  private typealias Session = @convention(c) (pid_t) -> pid_t

  @Test func callsOfTheProgramComeToAnotherFunctionAndBack() throws {
    let plain = getsid(0)
    let original = try #require(ProgramSymbol.original(of: "getsid"))
    let other: Session = { -4711 - $0 }
    let address = unsafeBitCast(other, to: UnsafeMutableRawPointer.self)
    #expect(LibraryCalls.redirect([.program: ["getsid": address]]))
    #expect(getsid(1) == -4712)
    #expect(ProgramSymbol.original(of: "getsid") == original)
    LibraryCalls.redirect([.program: ["getsid": original]])
    #expect(getsid(0) == plain)
  }

  @Test func nothingIsLedElsewhereWithoutAllThatIsNeeded() throws {
    let plain = getsid(0)
    let other: Session = { -4711 - $0 }
    let address = unsafeBitCast(other, to: UnsafeMutableRawPointer.self)
    let isDone = LibraryCalls.redirect(
      [.program: ["getsid": address, "no_such_function": address]],
      needing: [.program: ["no_such_function"]])
    #expect(!isDone)
    #expect(getsid(0) == plain)
  }

  @Test func whatIsNotCalledIsSaid() {
    let foundation = LibraryCalls.Caller.library("libFoundation.so")
    #expect(
      LibraryCalls.problem(redirecting: ["gettimeofday", "no_such_function"], from: foundation)
        == "libFoundation.so does not call no_such_function")
    #expect(LibraryCalls.problem(redirecting: ["gettimeofday"], from: foundation) == nil)
    #expect(
      LibraryCalls.problem(redirecting: ["time"], from: .library("libNone.so"))
        == "there is no libNone.so")
  }
}
