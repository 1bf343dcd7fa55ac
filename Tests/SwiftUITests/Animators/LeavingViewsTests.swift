import Foundation
import Testing

@testable import SwiftUI

/// Views that are still to be seen after they have left the hierarchy.
@MainActor
@Suite(.serialized)
struct LeavingViewsTests {
  private let clock = DeviceClockForTests()

  /// The modifiers of a group wrap each of its views, and such a wrapper goes with its view.
  struct Alternatives: View {
    @State var isFull = true

    var body: some View {
      VStack(spacing: 0) {
        Button("Toggle") { withAnimation(.linear(duration: 1)) { isFull.toggle() } }
        Group {
          if isFull {
            ScrollView { Text("Full").background(.red) }
          } else {
            Text("Empty")
          }
        }
        .padding(10)
        .background(.blue)
      }
      .frame(width: 300, height: 400, alignment: .top)
    }
  }

  @Test func viewsLeaveThatHadWrappersOfTheirOwn() {
    let host = TestHost(Alternatives())
    host.tap("Toggle")
    host.settle()
    #expect(!host.graph.leaving.isEmpty && host.text("Empty") != nil)
    clock.advance(0.5)
    host.settle()
    clock.advance(1)
    host.settle()
    #expect(host.graph.leaving.isEmpty && host.text("Full") == nil)
  }

  @Test func theyComeBackFromTheirWay() {
    let host = TestHost(Alternatives())
    host.tap("Toggle")
    clock.advance(0.5)
    host.settle()
    host.tap("Toggle")
    clock.advance(2)
    host.settle()
    #expect(host.graph.leaving.isEmpty)
    #expect(host.text("Full") != nil && host.text("Empty") == nil)
  }
}
