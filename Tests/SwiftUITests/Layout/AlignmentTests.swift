import CoreGraphics
import Testing

@testable import SwiftUI

private struct Third: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height / 3 }
}

extension VerticalAlignment {
  fileprivate static let third = VerticalAlignment(Third.self)
}

/// Guides, frames and directions; all numbers in points.
@MainActor
@Suite struct AlignmentTests {
  private func frames(_ host: TestHost, _ label: String = "Rectangle") -> [CGRect] {
    host.nodes.compactMap { $0 as? LayoutNode }.filter { $0.dumpLabel == label }.map(\.rootFrame)
  }

  private func host<V: View>(_ view: V, _ width: CGFloat, _ height: CGFloat) -> TestHost {
    TestHost(view, size: CGSize(width: width, height: height))
  }

  private func box(_ width: CGFloat, _ height: CGFloat) -> some View {
    Rectangle().frame(width: width, height: height)
  }

  @Test func customGuidesLineUpAtTheirDefaults() {
    let host = host(
      HStack(alignment: .third, spacing: 0) {
        box(10, 30)
        box(10, 60)
      }, 20, 60)
    #expect(frames(host).map(\.minY) == [10, 0])
  }

  @Test func explicitCustomGuidesGoThroughStacksAndModifiers() {
    let host = host(
      HStack(alignment: .third, spacing: 0) {
        VStack(spacing: 0) {
          box(10, 20)
          box(10, 20).alignmentGuide(.third) { $0[.bottom] }
        }
        .padding(5)
        box(10, 9)
      }, 30, 51)
    // The guide of the stack is at 5 + 40, that of the box at 3.
    #expect(frames(host)[2].minY - frames(host)[0].minY == 37)
  }

  @Test func guidesCanBeSetFromOtherGuides() {
    let host = host(
      ZStack(alignment: .topLeading) {
        box(40, 40)
        box(10, 10)
          .alignmentGuide(.leading) { $0[.trailing] }
          .alignmentGuide(.top) { $0[VerticalAlignment.center] }
      }, 50, 45)
    #expect(frames(host)[1].minX == frames(host)[0].minX - 10)
    #expect(frames(host)[1].minY == frames(host)[0].minY - 5)
  }

  @Test func theInnermostExplicitGuideIsSeenByTheOuterOne() {
    nonisolated(unsafe) var seen: CGFloat?
    _ = host(
      HStack(alignment: .top) {
        box(10, 10)
          .alignmentGuide(.top) { _ in 4 }
          .alignmentGuide(.top) { dimensions in
            seen = dimensions[explicit: .top]
            return dimensions[.top] + 1
          }
        box(10, 10)
      }, 28, 20)
    #expect(seen == 4)
  }

  @Test func baselinesLineUpTextsOfAllSizes() {
    let host = host(
      HStack(alignment: .firstTextBaseline) {
        Text("Big").font(.largeTitle)
        Text("Small").font(.caption)
      }, 300, 100)
    func baseline(_ text: String) -> CGFloat {
      guard let node = host.text(text) else { return -1 }
      let own = node.dimensions(node.placedProposal)
      return node.rootFrame.minY + own.alignment(.firstTextBaseline)
    }
    #expect(abs(baseline("Big") - baseline("Small")) < 0.001)
  }

  // MARK: Frames

  @Test func framesWithAMaximumGrowToIt() {
    let host = host(
      VStack(spacing: 0) {
        box(10, 10).frame(maxWidth: .infinity, alignment: .trailing)
        box(10, 10).frame(minWidth: 50, maxWidth: 80, alignment: .leading)
        box(10, 10).frame(minWidth: 50, alignment: .leading)
        box(100, 10).frame(maxWidth: 50)
      }, 200, 40)
    #expect(frames(host).map(\.minX) == [190, 60, 75, 50])
  }

  @Test func idealSizesCountWhenNothingIsOffered() {
    let host = host(
      Rectangle().frame(minWidth: 10, idealWidth: 70, maxWidth: 100, idealHeight: 30).fixedSize(),
      200, 100)
    #expect(frames(host).first?.size == CGSize(width: 70, height: 30))
  }

  @Test func unusableFramesAreLeftOut() {
    let host = host(
      Rectangle().frame(width: -5, height: .infinity).frame(minWidth: .nan, maxWidth: 50), 100, 80)
    #expect(frames(host).first?.size == CGSize(width: 50, height: 80))
  }

  @Test func aspectRatiosFitAndFill() {
    let fit = host(Rectangle().aspectRatio(2, contentMode: .fit), 100, 100)
    #expect(frames(fit) == [CGRect(x: 0, y: 25, width: 100, height: 50)])
    let fill = host(
      Rectangle().aspectRatio(CGSize(width: 2, height: 1), contentMode: .fill), 100, 100)
    #expect(frames(fill) == [CGRect(x: -50, y: 0, width: 200, height: 100)])
  }

  @Test func positionsTakeAllOfTheRoom() {
    let host = host(
      HStack(spacing: 0) {
        box(20, 20).position(x: 30, y: 40)
        box(10, 10)
      }, 110, 100)
    #expect(frames(host)[0] == CGRect(x: 20, y: 30, width: 20, height: 20))
    #expect(frames(host)[1].minX == 100)
  }

  // MARK: Right to left

  @Test func everythingIsMirrored() {
    let host = host(
      HStack(spacing: 0) {
        box(10, 10).padding(.leading, 5)
        VStack(alignment: .leading, spacing: 0) {
          box(20, 10)
          box(40, 10)
        }
        box(10, 10).frame(width: 30, alignment: .trailing)
      }
      .environment(\.layoutDirection, .rightToLeft), 85, 20)
    #expect(frames(host).map(\.minX) == [70, 50, 30, 0])
  }

  @Test func guidesAreMeasuredFromTheLeadingEdge() {
    let host = host(
      VStack(alignment: .leading, spacing: 0) {
        box(40, 10)
        box(10, 10).alignmentGuide(.leading) { _ in -5 }
      }
      .environment(\.layoutDirection, .rightToLeft), 40, 20)
    #expect(frames(host).map(\.maxX) == [40, 35])
  }
}
