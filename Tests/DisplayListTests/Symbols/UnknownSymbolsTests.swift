import Synchronization
import Testing

@testable import DisplayList

struct UnknownSymbolsTests {
  private final class Console: Sendable {
    let lines = Mutex<[String]>([])
  }

  @Test func allNamesAreToldInOneLine() throws {
    let console = Console()
    let unknown = UnknownSymbols { line in console.lines.withLock { $0.append(line) } }
    #expect(unknown.note("wibble.star"))
    #expect(!unknown.note("wibble"))
    #expect(!unknown.note("wibble"))
    unknown.tell()
    unknown.tell()
    let lines = console.lines.withLock { $0 }
    #expect(lines.count == 1)
    let line = try #require(lines.first)
    #expect(line.hasPrefix("[DisplayList] No drawing for \"wibble\", \"wibble.star\": "))
  }

  @Test func nothingIsSaidIfAllAreKnown() {
    let console = Console()
    UnknownSymbols { line in console.lines.withLock { $0.append(line) } }.tell()
    #expect(console.lines.withLock { $0.isEmpty })
  }

  @Test func whatIsDrawnAsABoxIsNoted() {
    _ = SymbolLibrary.shape(for: "heart.circle")
    _ = SymbolLibrary.shape(for: "wibble.for.the.list")
    // Noted already, so it cannot be the first.
    #expect(!UnknownSymbols.shared.note("wibble.for.the.list"))
  }
}
