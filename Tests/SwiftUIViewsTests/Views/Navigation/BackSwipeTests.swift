import CoreGraphics
import Testing

@testable import SwiftUI

@MainActor
@Suite struct BackSwipeTests {
  private struct Pushed<Content: View>: View {
    @ViewBuilder let content: Content

    var body: some View {
      NavigationStack(path: .constant([1])) {
        Text("Root").navigationDestination(for: Int.self) { _ in content }
      }
    }
  }

  private struct Owner: View {
    @State private var path = [1, 2]
    var hidesBackButton = false

    var body: some View {
      NavigationStack(path: $path) {
        Text("Root").navigationDestination(for: Int.self) { number in
          List(0..<40) { row in Text("Row \(row) of \(number)") }
            .navigationBarBackButtonHidden(hidesBackButton)
        }
      }
    }
  }

  private let start = CGPoint(x: 4, y: 420)

  @Test func aSwipeFromTheEdgeTakesTheTopScreenAway() {
    let host = TestHost(Owner())
    #expect(host.text("Row 1 of 2") != nil)
    host.drag(from: start, to: CGPoint(x: 300, y: 430))
    #expect(host.text("Row 1 of 1") != nil)
    host.drag(from: start, to: CGPoint(x: 300, y: 430))
    #expect(host.text("Root") != nil)
    // There is nothing to go back to.
    host.drag(from: start, to: CGPoint(x: 300, y: 430))
    #expect(host.text("Root") != nil)
  }

  @Test func aFlickIsEnoughAndAShortSlowMoveIsNot() {
    let host = TestHost(Owner())
    host.drag(from: start, to: CGPoint(x: 90, y: 420), duration: 1)
    #expect(host.text("Row 1 of 2") != nil)
    host.drag(from: start, to: CGPoint(x: 90, y: 420), duration: 0.1)
    #expect(host.text("Row 1 of 1") != nil)
  }

  @Test func otherSwipesAreLeftToTheContent() throws {
    let host = TestHost(Owner())
    host.drag(from: CGPoint(x: 60, y: 420), to: CGPoint(x: 350, y: 420))
    #expect(host.text("Row 1 of 2") != nil)
    let before = host.frame(ofText: "Row 12 of 2").minY
    host.drag(from: start, to: CGPoint(x: 12, y: 120))
    let row = try #require(host.text("Row 12 of 2"))
    #expect(row.rootFrame.minY < before)
  }

  @Test func aTapAtTheEdgeIsThatOfWhatStandsThere() {
    var taps = 0
    let host = TestHost(
      Pushed {
        Color.red.onTapGesture { taps += 1 }
      })
    host.tap(at: start)
    #expect(taps == 1)
  }

  @Test func withoutABackButtonNothingIsSwipedAway() {
    let host = TestHost(Owner(hidesBackButton: true))
    host.drag(from: start, to: CGPoint(x: 300, y: 420))
    #expect(host.text("Row 1 of 2") != nil)
  }

  @Test func fromRightToLeftTheOtherEdgeIsTheOne() {
    let host = TestHost(Owner().environment(\.layoutDirection, .rightToLeft))
    host.drag(from: start, to: CGPoint(x: 300, y: 420))
    #expect(host.text("Row 1 of 2") != nil)
    host.drag(from: CGPoint(x: 386, y: 420), to: CGPoint(x: 90, y: 420))
    #expect(host.text("Row 1 of 1") != nil)
  }
}
