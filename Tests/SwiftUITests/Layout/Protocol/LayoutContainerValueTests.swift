import CoreGraphics
import Testing

@testable import SwiftUI

/// Layouts that read what their views tell them.
@MainActor
@Suite struct LayoutContainerValueTests {
  /// Puts each view as far down as it says, in points.
  private struct Steps: Layout {
    func sizeThatFits(
      proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) -> CGSize {
      proposal.replacingUnspecifiedDimensions()
    }

    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) {
      for subview in subviews {
        let down = CGFloat(subview.containerValues.step)
        let right = CGFloat(subview.containerValues.tag(for: Int.self) ?? 0)
        subview.place(
          at: CGPoint(x: bounds.minX + right, y: bounds.minY + down), proposal: .unspecified)
      }
    }
  }

  private func place<V: View>(_ view: V) -> CGPoint {
    let host = TestHost(Steps { view }, size: CGSize(width: 200, height: 200))
    return host.frame(ofText: "A").origin
  }

  @Test func aLayoutReadsValuesAndTags() {
    #expect(place(Text("A")) == .zero)
    #expect(place(Text("A").containerValue(\.step, 30)) == CGPoint(x: 0, y: 30))
    #expect(place(Text("A").containerValue(\.step, 30).tag(7)) == CGPoint(x: 7, y: 30))
  }

  @Test func valuesCountThroughModifiers() {
    let padded = Text("A").containerValue(\.step, 30).padding(5)
    #expect(place(padded) == CGPoint(x: 5, y: 35))
    let hidden = AnyView(Text("A").containerValue(\.step, 30)).padding(5)
    #expect(place(hidden) == CGPoint(x: 5, y: 35))
  }

  @Test func theValueNearestToTheViewWins() {
    let both = Text("A").containerValue(\.step, 30).padding(5).containerValue(\.step, 60)
    #expect(place(both) == CGPoint(x: 5, y: 35))
    let group = Group { Text("A") }.containerValue(\.step, 40)
    #expect(place(group).y == 40)
  }

  @Test func valuesDoNotLeaveTheirContainer() {
    #expect(place(VStack { Text("A").containerValue(\.step, 30) }) == .zero)
  }

  @Test func aChangedValueIsLaidOutAgain() {
    struct Screen: View {
      @State var step = 10
      var body: some View {
        VStack(spacing: 0) {
          Steps { Text("A").containerValue(\.step, step) }
          Button("Down") { step += 20 }.frame(height: 40)
        }
      }
    }
    let host = TestHost(Screen(), size: CGSize(width: 200, height: 200))
    #expect(host.frame(ofText: "A").minY == 10)
    host.tap("Down")
    #expect(host.frame(ofText: "A").minY == 30)
  }
}

extension ContainerValues {
  private enum StepKey: ContainerValueKey {
    static let defaultValue = 0
  }

  fileprivate var step: Int {
    get { self[StepKey.self] }
    set { self[StepKey.self] = newValue }
  }
}
