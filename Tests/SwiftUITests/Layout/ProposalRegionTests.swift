import CoreGraphics
import Foundation
import Testing

@testable import SwiftUI

/// Answers that are kept for other proposals than the one that was asked.
@MainActor
@Suite struct ProposalRegionTests {
  @Test func textHoldsItsIdealSizeInAnyLargerRoom() throws {
    let text = try #require(TestHost(Text("Dune")).text("Dune"))
    let ideal = text.sizeThatFits(.unspecified)
    let answer = text.answer(to: Proposal(200, 100))
    #expect(answer.size == ideal)
    #expect(answer.holds(for: Proposal(.infinity, 0)))
    #expect(answer.holds(for: .unspecified))
    #expect(!answer.holds(for: Proposal(ideal.width / 2, 100)))
  }

  @Test func stackAsksEachRowOnceForWhateverItsHeight() {
    let rows = 50
    let host = TestHost(
      VStack {
        ForEach(0..<rows, id: \.self) { _ in
          HStack {
            Text("Title")
            Button("Add") {}
          }
        }
      })
    // The stack; in each row the line, the text, the button and its title.
    #expect(host.graph.statistics.nodesMeasured <= 4 * rows + 2)
  }

  @Test func flexibleViewsAnswerForTheirOwnProposalOnly() throws {
    let host = TestHost(
      HStack {
        Text("Left")
        Color.red
      })
    let stack = try #require(host.first(StackNode.self))
    #expect(stack.sizeThatFits(Proposal(100, 50)).width == 100)
    #expect(stack.sizeThatFits(Proposal(200, 50)).width == 200)
    #expect(stack.sizeThatFits(Proposal(200, 70)).height == 70)
  }

  /// Whatever was asked before, the answer is the one of a view that was never asked.
  @Test(arguments: 0..<Samples.count)
  func answersDoNotDependOnWhatWasAskedBefore(index: Int) throws {
    var generator = Random(state: UInt64(index) &+ 7)
    let used = try #require(Samples.element(index))
    for _ in 0..<60 {
      let proposal = Proposal(generator.length(), generator.length())
      let fresh = try #require(Samples.element(index))
      #expect(
        used.sizeThatFits(proposal) == fresh.sizeThatFits(proposal), "\(index) at \(proposal)")
    }
  }
}

/// Views of all kinds of flexibility.
@MainActor
private enum Samples {
  nonisolated static let count = 10

  static func element(_ index: Int) -> LayoutNode? {
    switch index {
    case 0: top(Text("A line of words that can wrap at a few places"))
    case 1:
      top(
        HStack {
          Text("One"); Text("Two three four"); Button("Five") {}
        })
    case 2:
      top(
        VStack {
          Text("One");
          HStack {
            Text("Two"); Spacer(); Text("Three")
          }
        })
    case 3:
      top(
        HStack {
          Text("One").layoutPriority(1); Text("Two words here"); Color.red
        })
    case 4: top(HStack(spacing: 30) { VStack { Text("Only child of a stack") } })
    case 5: top(Button("Bordered") {}.buttonStyle(.bordered))
    case 6:
      top(
        HStack {
          Button("Bordered") {}.buttonStyle(.bordered); Text("and text")
        })
    case 7:
      top(
        VStack {
          Text("First line\nsecond line"); Divider(); Text("End")
        }.padding(9))
    case 8:
      top(
        HStack(alignment: .firstTextBaseline) {
          Text("Big").font(.title); Text("small text")
        })
    default:
      top(
        HStack {
          Toggle("On", isOn: .constant(true)); Text("beside the toggle")
        })
    }
  }

  private static func top<V: View>(_ view: V) -> LayoutNode? {
    let host = TestHost(view)
    hosts.append(host)
    var element: LayoutNode?
    host.graph.layoutRoot?.forEachElement { element = element ?? $0 }
    return element
  }

  /// Nodes do not keep their graph alive.
  private static var hosts: [TestHost] = []
}

/// The same lengths on every run.
private struct Random {
  var state: UInt64

  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return state >> 33
  }

  /// A length in points, or one of the special ones.
  mutating func length() -> CGFloat {
    switch next() % 6 {
    case 0: .nan
    case 1: .infinity
    case 2: 0
    default: CGFloat(next() % 400) / 2
    }
  }
}
