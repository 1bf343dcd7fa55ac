import Foundation
import Testing

@testable import SwiftUI

/// How stacks share out too little or too much room.
@MainActor
@Suite struct StackSharingTests {
  @Test func viewsOfFixedLengthsKeepThemInAnyRoom() {
    let stack = VStack(spacing: 0) { ForEach(0..<100, id: \.self) { Text("Row \($0)") } }
    let host = TestHost(stack)
    let line = host.frame(ofText: "Row 0").height
    #expect(abs(length(host) - 100 * line) < 1e-6)
    let measured = host.graph.statistics.nodesMeasured
    host.graph.size.height = 300
    host.settle()
    #expect(abs(length(host) - 100 * line) < 1e-6)
    #expect(host.graph.statistics.nodesMeasured - measured <= 2)
  }

  private func length(_ host: TestHost) -> CGFloat {
    host.frame(ofText: "Row 99").maxY - host.frame(ofText: "Row 0").minY
  }

  @Test func oneFlexibleViewGetsWhatFixedOnesLeave() {
    let host = TestHost(
      VStack(spacing: 0) {
        Color.red.frame(height: 100)
        GeometryReader { Text("\(Int($0.size.height)) left") }
        Color.blue.frame(height: 50)
      }
      .frame(width: 100, height: 400))
    #expect(host.text("250 left") != nil)
  }

  @Test func prioritiesDecideAmongFixedViewsToo() {
    let host = TestHost(
      HStack(spacing: 0) {
        Text("A long text that wants to wrap").layoutPriority(-1)
        Text("Fixed").fixedSize()
      }
      .frame(width: 150))
    let fixed = host.frame(ofText: "Fixed")
    let text = host.frame(ofText: "A long text that wants to wrap")
    #expect(text.width <= 150 - fixed.width)
    #expect(text.height > fixed.height)
  }
}
