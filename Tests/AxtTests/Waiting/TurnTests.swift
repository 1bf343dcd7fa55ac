import SwiftUI
import UIKit
import XCTest

@testable import Axt

/// A wait ends with the turn of the update that meets it, and looks only when something has changed.
@MainActor
final class TurnTests: XCTestCase {
  private struct Screen: View {
    @State private var isThere = false
    @State private var count = 0

    var body: some View {
      VStack {
        Text("x").testId("count", value: count)
        if isThere { Text("there").testId("there", type: .text) }
      }
      .testId(insert: "show", action: { isThere = true })
      .testId(insert: "more", action: { count += 1 })
    }
  }

  private func graph(of test: AxtTest) throws -> ViewGraph {
    try XCTUnwrap(test.tree.reader?.graph)
  }

  private var now: TimeInterval { UIApplication.shared.device.clock.now }

  func testAWaitThatTheNextUpdateMeetsEndsWithinItsTurn() async throws {
    let test = await AxtTest.host(Screen())
    let graph = try graph(of: test)
    for timeout in [60, .infinity] {
      let test = timeout == 60 ? test : await AxtTest.host(Screen())
      let graph = timeout == 60 ? graph : try self.graph(of: test)
      var turnsAtEnd: Int?
      let wait = Task { @MainActor in
        let element = try await test.waitForElement(id: "there", timeout: timeout)
        turnsAtEnd = graph.statistics.turns
        return element.label
      }
      await AxtTest.yield()
      let turns = graph.statistics.turns
      let start = now
      test.find(id: "show")?.performActionWithoutYielding()
      XCTAssertNil(turnsAtEnd)
      let label = try await wait.value
      XCTAssertEqual(label, "there")
      XCTAssertEqual(turnsAtEnd, turns + 1)
      XCTAssertLessThan(now - start, 30, "no time was jumped over")
    }
  }

  func testAConditionIsLookedAtOnceAnUpdate() async throws {
    let test = await AxtTest.host(Screen())
    let graph = try graph(of: test)
    var looks = 0
    let wait = Task { @MainActor in
      try await test.waitForCondition(timeout: .infinity) {
        looks += 1
        return test.find(id: "there") != nil
      }
    }
    await AxtTest.yield()
    XCTAssertEqual(looks, 1, "at the call")
    let turns = graph.statistics.turns
    for update in 1...3 {
      await test.find(id: "more")?.performAction()
      XCTAssertEqual(looks, 1 + update)
    }
    for _ in 0..<50 { await AxtTest.yield() }
    XCTAssertEqual(looks, 4, "nothing has changed since")
    await test.find(id: "show")?.performAction()
    try await wait.value
    XCTAssertEqual(looks, 5)
    XCTAssertEqual(graph.statistics.turns, turns + 4)
  }

  func testAnUpdateIsWaitedForOneTurn() async throws {
    let test = await AxtTest.host(Screen())
    let graph = try graph(of: test)
    let turns = graph.statistics.turns
    test.find(id: "more")?.performActionWithoutYielding()
    try await test.waitForUpdate(timeout: 60)
    XCTAssertEqual(graph.statistics.turns, turns + 1)
    XCTAssertEqual(test.find(id: "count")?.value as? Int, 1)
  }
}
