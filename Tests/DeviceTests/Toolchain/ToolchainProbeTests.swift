import Device
import Foundation
import Testing

@MainActor
struct ToolchainProbeTests {
  /// The lines that the console gets while `work` runs.
  private func lines(_ work: () -> Void) -> [String] {
    var lines: [String] = []
    let console = RuntimeIssue.console
    RuntimeIssue.console = { lines.append($0) }
    defer { RuntimeIssue.console = console }
    work()
    return lines
  }

  private func seam(_ check: @escaping @MainActor @Sendable () -> String?) -> Seam {
    Seam("Counting sheep", needs: "sheep to count", cost: "Nobody sleeps.", check: check)
  }

  @Test func aBrokenSeamIsReportedWithItsCostByTheModuleThatHasIt() {
    let broken = seam { ProgramSymbol.problem(calling: ["malloc", "count_sheep"]) }
    #expect(
      lines { ToolchainProbe.check([seam { nil }, broken]) } == [
        "[DeviceTests] This toolchain or system does not fit: Counting sheep needs sheep to count, "
          + "but there is no count_sheep. Nobody sleeps."
      ])
    _ = lines { #expect(!ToolchainProbe.check([seam { nil }, broken])) }
    #expect(ToolchainProbe.check([seam { nil }]))
  }

  @Test func theCheckAtTheStartHappensOnce() {
    // Another test may have been first.
    _ = Device.main
    #expect(lines { ToolchainProbe.checkOnce() }.isEmpty)
    #expect(ToolchainProbe.hasFit, "what launches apps tells them that they need not check again")
  }

  @Test func functionsThatAreNotReplacedAreTold() {
    #expect(ProgramSymbol.problem(replacing: ["strlen"]) == "the libraries' own strlen is called")
    #expect(
      ProgramSymbol.problem(replacing: ["strlen", "count_sheep"])
        == "no library has count_sheep")
  }

  @Test func functionsAreFoundByName() throws {
    typealias Length = @convention(c) (UnsafePointer<CChar>) -> Int
    let length = try #require(ProgramSymbol.function("strlen", as: Length.self))
    #expect("sheep".withCString { length($0) } == 5)
    #expect(ProgramSymbol.function("count_sheep", as: Length.self) == nil)
  }

  @Test func callersAreToldWithTheirLibraries() throws {
    let addresses = try #require(Callers.addresses(atMost: 3))
    #expect(addresses.count == 3)
    let own = try #require(Callers.library(of: addresses[0]))
    #expect(Callers.library(of: addresses[1])?.start == own.start)
    let length = try #require(ProgramSymbol.address(of: "strlen"))
    #expect(Callers.library(of: length)?.path.contains("libc") == true)
    #expect(Callers.library(of: UnsafeMutableRawPointer(bitPattern: 16) ?? length) == nil)
  }
}
