import Axt
import Foundation
import SwiftUI
import XCTest

/// Behaviour 62: what `watchHierarchy` prints, to the character.
@MainActor
final class PrintedHierarchyTests: XCTestCase {
  private struct Rows: View {
    @State private var isOn = false
    @State private var isThere = true
    var body: some View {
      VStack {
        if isThere {
          VStack { Toggle("On", isOn: $isOn).testId("on", type: .toggle) }.testId("rows")
        }
      }
      .testId(insert: "leave", action: { isThere = false })
    }
  }

  private let line = String(repeating: "─", count: 8)

  func testEachUpdateIsPrintedBelowALine() async throws {
    let test = await AxtTest.host(Rows())
    let printed = try await Self.output {
      let task = Task { @MainActor in await test.watchHierarchy() }
      await AxtTest.yield()
      await test.find(id: "on")?.performAction()
      await AxtTest.yield()
      task.cancel()
      await task.value
    }
    XCTAssertEqual(
      printed,
      """
      \(line)
      → app
        → rows
          → on label="On" value=false action
        → leave action

      \(line)
      → app
        → rows
          → on label="On" value=true action
        → leave action


      """)
  }

  /// Behaviours 62 and 63: until the element is gone, from the element on.
  func testPrintingEndsWithTheElement() async throws {
    let test = await AxtTest.host(Rows())
    let rows = try test.require(id: "rows")
    let printed = try await Self.output {
      let task = Task { @MainActor in await rows.watchHierarchy() }
      await AxtTest.yield()
      await test.find(id: "leave")?.performAction()
      await task.value
    }
    XCTAssertEqual(printed, "\(line)\n→ rows\n  → on label=\"On\" value=false action\n\n")
  }

  func testADumpTellsWhatAValueStores() async throws {
    struct Inner { let name = "x" }
    struct Outer {
      let count = 1
      let inner = Inner()
    }
    let printed = try await Self.output { printHierarchy(object: Outer()) }
    XCTAssertEqual(printed, "count: Int\ninner: Inner\n  name: String\n")
  }

  /// What is printed while `work` runs.
  private static func output(of work: () async -> Void) async throws -> String {
    let pipe = Pipe()
    fflush(stdout)
    let terminal = dup(STDOUT_FILENO)
    dup2(pipe.fileHandleForWriting.fileDescriptor, STDOUT_FILENO)
    await work()
    fflush(stdout)
    dup2(terminal, STDOUT_FILENO)
    close(terminal)
    try pipe.fileHandleForWriting.close()
    let data = try pipe.fileHandleForReading.readToEnd() ?? Data()
    return String(decoding: data, as: UTF8.self)
  }
}
