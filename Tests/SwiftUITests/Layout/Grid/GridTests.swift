import CoreGraphics
import Testing

@testable import SwiftUI

@MainActor
@Suite struct GridTests {
  private func frames(_ host: TestHost, _ label: String = "Rectangle") -> [CGRect] {
    host.nodes.compactMap { $0 as? LayoutNode }.filter { $0.dumpLabel == label }.map(\.rootFrame)
  }

  private func box(_ width: CGFloat, _ height: CGFloat) -> some View {
    Rectangle().frame(width: width, height: height)
  }

  private func host<V: View>(_ view: V, _ width: CGFloat, _ height: CGFloat) -> TestHost {
    TestHost(view, size: CGSize(width: width, height: height))
  }

  @Test func columnsAreAsWideAsTheirWidestCell() {
    let host = host(
      Grid(horizontalSpacing: 5, verticalSpacing: 5) {
        GridRow {
          box(10, 10)
          box(20, 10)
        }
        GridRow {
          box(30, 10)
          box(10, 20)
        }
      }, 55, 35)
    #expect(
      frames(host) == [
        CGRect(x: 10, y: 0, width: 10, height: 10), CGRect(x: 35, y: 0, width: 20, height: 10),
        CGRect(x: 0, y: 20, width: 30, height: 10), CGRect(x: 40, y: 15, width: 10, height: 20),
      ])
  }

  @Test func defaultSpacingIsThatOfStacks() {
    let host = host(
      Grid {
        GridRow {
          box(10, 10)
          box(10, 10)
        }
        GridRow {
          box(10, 10)
          box(10, 10)
        }
      }, 28, 28)
    #expect(frames(host, "Grid") == [CGRect(x: 0, y: 0, width: 28, height: 28)])
  }

  @Test func flexibleColumnsShareWhatIsLeft() {
    let host = host(
      Grid(horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow {
          box(20, 10)
          Rectangle().frame(height: 10)
          Rectangle().frame(height: 10)
        }
      }, 100, 10)
    #expect(frames(host).map(\.width) == [20, 40, 40])
  }

  @Test func cellsMayTakeSeveralColumns() {
    let host = host(
      Grid(alignment: .leading, horizontalSpacing: 4, verticalSpacing: 0) {
        GridRow {
          box(10, 10)
          box(10, 10)
          box(10, 10)
        }
        GridRow {
          box(20, 10).gridCellColumns(2)
          box(8, 10)
        }
      }, 38, 20)
    #expect(
      frames(host)[3...] == [
        CGRect(x: 0, y: 10, width: 20, height: 10), CGRect(x: 28, y: 10, width: 8, height: 10),
      ])
  }

  @Test func rowsAndColumnsHaveAlignmentsOfTheirOwn() {
    let host = host(
      Grid(horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow(alignment: .bottom) {
          box(10, 10).gridColumnAlignment(.trailing)
          box(10, 30)
        }
        GridRow {
          box(40, 10)
          box(10, 10)
        }
      }, 50, 40)
    #expect(frames(host)[0] == CGRect(x: 30, y: 20, width: 10, height: 10))
  }

  @Test func anchorsPlaceASingleCell() {
    let host = host(
      Grid(horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow {
          box(10, 10).gridCellAnchor(.topTrailing)
          box(10, 30)
        }
        GridRow { box(40, 10) }
      }, 50, 40)
    #expect(frames(host)[0] == CGRect(x: 30, y: 0, width: 10, height: 10))
  }

  @Test func viewsOutsideOfRowsTakeAllColumnsAndMayLeaveTheWidthToTheOthers() {
    let wide = host(
      Grid(horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow {
          box(10, 10)
          box(10, 10)
        }
        Divider()
      }, 100, 100)
    #expect(frames(wide, "Grid").first?.width == 100)
    let narrow = host(
      Grid(horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow {
          box(10, 10)
          box(10, 10)
        }
        Divider().gridCellUnsizedAxes(.horizontal)
      }, 100, 100)
    #expect(frames(narrow, "Grid").first?.width == 20)
    #expect(frames(narrow, "Divider").first?.width == 20)
  }

  @Test func rowsComeFromLoopsAndModifiersOnRowsReachTheirCells() {
    let host = host(
      Grid(alignment: .topLeading, horizontalSpacing: 0, verticalSpacing: 0) {
        ForEach(0..<2, id: \.self) { row in
          GridRow {
            box(10, 10)
            box(10, 10)
          }
          .padding(row == 0 ? 0 : 5)
        }
      }, 40, 30)
    #expect(
      frames(host) == [
        CGRect(x: 0, y: 0, width: 10, height: 10), CGRect(x: 20, y: 0, width: 10, height: 10),
        CGRect(x: 5, y: 15, width: 10, height: 10), CGRect(x: 25, y: 15, width: 10, height: 10),
      ])
  }

  @Test func rightToLeftStartsAtTheRight() {
    let host = host(
      Grid(horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow {
          box(10, 10)
          box(20, 10)
        }
      }.environment(\.layoutDirection, .rightToLeft), 30, 10)
    #expect(frames(host).map(\.minX) == [20, 0])
  }

  @Test func aGridLayoutCanBeHidden() {
    let host = host(
      AnyLayout(GridLayout(horizontalSpacing: 0, verticalSpacing: 0)) {
        GridRow {
          box(10, 10)
          box(20, 10)
        }
        GridRow { box(30, 10) }
      }, 50, 20)
    #expect(frames(host).map(\.minX) == [10, 30, 0])
  }
}
