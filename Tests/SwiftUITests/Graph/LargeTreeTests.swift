import CoreGraphics
import Testing
import UIKit

@testable import SwiftUI

/// Trees that no app should have, and that must not end the process.
@MainActor
@Suite struct LargeTreeTests {
  private struct Nested: View {
    let depth: Int
    var body: some View {
      if depth > 0 {
        VStack { AnyView(Nested(depth: depth - 1)).padding(0) }
      } else {
        Text("Bottom")
      }
    }
  }

  private func use(_ host: TestHost) {
    _ = host.elements
    _ = host.canvas
    _ = host.dump
    host.tap(at: CGPoint(x: 100, y: 100))
    host.graph.size = CGSize(width: 200, height: 300)
    host.settle()
  }

  @Test func fiveThousandLevelsAreShownOrReported() {
    let found = issues {
      let host = TestHost(Nested(depth: 5000))
      use(host)
      #expect(host.first(StackNode.self) != nil)
      host.graph.tearDown()
    }
    #expect(found.count <= 1)
    #expect(found.allSatisfy { $0.contains("The view tree is nested too deeply") })
  }

  @Test func aDeepTreeCanComeAndGo() {
    struct Screen: View {
      @State var isDeep = false
      var body: some View {
        VStack {
          Button("Change") { isDeep.toggle() }
          if isDeep { Nested(depth: 5000) }
        }
      }
    }
    let found = issues {
      let host = TestHost(Screen())
      host.tap("Change")
      use(host)
      host.graph.size = CGSize(width: 390, height: 844)
      host.settle()
      host.tap("Change")
      #expect(host.nodes.count < 30)
    }
    #expect(found.count <= 1)
  }

  @Test func modestNestingIsShownWhole() {
    let host = TestHost(Nested(depth: 150))
    #expect(host.element(.staticText, "Bottom") != nil)
  }

  @Test func aHundredThousandRowsInAPlainStackAreMeasuredAFewTimesEach() {
    let host = TestHost(
      VStack(spacing: 0) { ForEach(0..<100_000, id: \.self) { _ in Color.red.frame(height: 1) } })
    #expect(host.first(StackNode.self)?.size.height == 100_000)
    host.graph.size = CGSize(width: 300, height: 600)
    host.settle()
    let statistics = host.graph.statistics
    #expect(statistics.nodesMeasured < 8 * statistics.nodesMade)
    host.graph.tearDown()
  }
}
