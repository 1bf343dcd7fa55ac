import CoreGraphics
import Testing

@testable import SwiftUI

/// What containers offer their content when they place it, after they were offered no length
/// themselves; all numbers in points.
@MainActor
@Suite struct PlacementProposalTests {
  private func frames(_ host: TestHost, _ label: String) -> [CGRect] {
    host.nodes.compactMap { $0 as? LayoutNode }
      .filter { $0.dumpLabel == label }
      .map(\.rootFrame)
  }

  private func bar() -> some View { Rectangle().frame(width: 2) }

  private func box(_ width: CGFloat, _ height: CGFloat) -> some View {
    Ellipse().frame(width: width, height: height)
  }

  @Test func aBarInAFixedRowIsAsHighAsTheTextBesideIt() throws {
    let host = TestHost(
      HStack {
        bar()
        Text("one\ntwo\nthree")
      }
      .fixedSize(horizontal: false, vertical: true))
    let text = host.frame(ofText: "one\ntwo\nthree")
    #expect(text.height > 55)
    #expect(frames(host, "Rectangle").map(\.height) == [text.height])
    #expect(frames(host, "Rectangle").map(\.minY) == [text.minY])
  }

  @Test func aLineInAFixedColumnIsAsWideAsTheTextBelowIt() {
    let host = TestHost(
      VStack {
        Rectangle().frame(height: 2)
        Text("a rather long line")
      }
      .fixedSize())
    let text = host.frame(ofText: "a rather long line")
    #expect(frames(host, "Rectangle").map(\.width) == [text.width])
  }

  @Test func columnsOfEqualHeightsTakeTheHighestOne() {
    let host = TestHost(
      HStack(alignment: .top, spacing: 0) {
        Text("short").frame(maxHeight: .infinity).background(Rectangle())
        Text("one\ntwo\nthree").frame(maxHeight: .infinity).background(Rectangle())
      }
      .fixedSize(horizontal: false, vertical: true))
    let heights = frames(host, "Rectangle").map(\.height)
    #expect(heights.count == 2)
    #expect(heights[0] == heights[1])
    #expect(heights[0] == host.frame(ofText: "one\ntwo\nthree").height)
  }

  @Test func buttonsOfEqualWidthsTakeTheWidestOne() {
    let host = TestHost(
      VStack {
        Text("No").frame(maxWidth: .infinity).background(Rectangle())
        Text("Certainly not").frame(maxWidth: .infinity).background(Rectangle())
      }
      .fixedSize(horizontal: true, vertical: false))
    let widths = frames(host, "Rectangle").map(\.width)
    #expect(widths[0] == widths[1])
    #expect(widths[0] == host.frame(ofText: "Certainly not").width)
  }

  @Test func rowsInAScrollViewReachFromTheFirstLineToTheLast() {
    let host = TestHost(
      ScrollView {
        VStack(spacing: 0) {
          HStack {
            bar()
            box(10, 70)
          }
        }
      })
    #expect(frames(host, "Rectangle").map(\.height) == [70])
  }

  @Test func nestedStacksHandTheHeightDown() {
    let host = TestHost(
      HStack(spacing: 0) {
        VStack(spacing: 0) {
          box(10, 20)
          Spacer(minLength: 0)
          Rectangle().frame(width: 10, height: 20)
        }
        box(10, 100)
      }
      .fixedSize())
    let ellipse = frames(host, "Ellipse")[1]
    #expect(frames(host, "Rectangle").map(\.maxY) == [ellipse.maxY])
  }

  @Test func aColourBehindATextInAFixedPileIsAsLargeAsTheText() {
    let host = TestHost(
      ZStack {
        Rectangle()
        Text("one\ntwo")
      }
      .fixedSize())
    #expect(frames(host, "Rectangle") == [host.frame(ofText: "one\ntwo")])
  }

  @Test func aPileOffersItsLowerPrioritiesTheSizeOfTheHighest() {
    let host = TestHost(
      ZStack {
        Rectangle()
        box(40, 30).layoutPriority(1)
      }, size: CGSize(width: 200, height: 200))
    #expect(frames(host, "Rectangle") == frames(host, "Ellipse"))
  }

  @Test func aPileLinesUpByTheFarthestGuide() {
    let host = TestHost(
      ZStack(alignment: .leading) {
        box(40, 10).alignmentGuide(.leading) { _ in 10 }
        Rectangle().frame(width: 20, height: 10)
      }, size: CGSize(width: 200, height: 20))
    let ellipse = frames(host, "Ellipse")[0]
    #expect(ellipse.minX == 80)
    #expect(frames(host, "Rectangle")[0].minX == 90)
  }

  @Test func layoutsOfStacksOfferTheSame() {
    let host = TestHost(
      AnyLayout(HStackLayout(spacing: 0)) {
        bar()
        box(10, 50)
      }
      .fixedSize())
    #expect(frames(host, "Rectangle").map(\.height) == [50])
    let pile = TestHost(
      AnyLayout(ZStackLayout()) {
        Rectangle()
        box(10, 50)
      }
      .fixedSize())
    #expect(frames(pile, "Rectangle").map(\.size) == [CGSize(width: 10, height: 50)])
  }

  @Test func framesOfferTheLeastHeightThatTheyTake() {
    let host = TestHost(
      ScrollView {
        GeometryReader { _ in Rectangle() }.frame(minHeight: 100, maxHeight: .infinity)
        GeometryReader { _ in Rectangle() }.frame(minHeight: 60)
      })
    #expect(frames(host, "Rectangle").map(\.height) == [100, 60])
  }

  @Test func framesBetweenTheirBoundsLeaveTheLengthToTheirContent() {
    let host = TestHost(
      ScrollView { Rectangle().frame(minHeight: 5, maxHeight: 50) },
      size: CGSize(width: 100, height: 100))
    #expect(frames(host, "Rectangle").map(\.height) == [10])
  }

  @Test func listRowsOfferTheirContentTheirHeight() {
    let host = TestHost(
      List {
        HStack {
          bar()
          Text("one\ntwo\nthree")
        }
        GeometryReader { _ in Circle() }.frame(minHeight: 100, maxHeight: .infinity)
        Capsule()
      })
    let text = host.frame(ofText: "one\ntwo\nthree")
    #expect(frames(host, "Rectangle").map(\.height) == [text.height])
    #expect(frames(host, "Circle").map(\.height) == [100])
    // The least height of a row, 44, without its insets.
    #expect(frames(host, "Capsule").map(\.height) == [22])
  }

  @Test func aGrowingTextStretchesTheBarBesideItAgain() {
    struct Growing: View {
      @State var text = "one"
      var body: some View {
        HStack {
          Rectangle().frame(width: 2)
          Button(text) { text += "\nmore" }
        }
        .fixedSize(horizontal: false, vertical: true)
      }
    }
    let host = TestHost(Growing())
    host.tap("one")
    let text = host.frame(ofText: "one\nmore")
    #expect(text.height > 35)
    #expect(frames(host, "Rectangle").map(\.height) == [text.height])
  }
}
