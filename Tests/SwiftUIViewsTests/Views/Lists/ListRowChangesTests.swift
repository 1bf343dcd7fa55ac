import CoreGraphics
import DisplayList
import Testing

@testable import SwiftUI

/// That rows of a list are laid out again when what they depend on has changed.
@MainActor
struct ListRowChangesTests {
  private struct Rows: View {
    var typeSize = DynamicTypeSize.large
    var minimumHeight: CGFloat = 44
    var background = 0

    var body: some View {
      List {
        Color.red.badge(3).dynamicTypeSize(typeSize)
        Text("Row").listRowBackground(CountingBackground(number: background))
      }
      .environment(\.defaultMinListRowHeight, minimumHeight)
    }
  }

  /// Tells how many values it has had, which only state knows.
  private struct CountingBackground: View {
    let number: Int
    @State private var changes = 0

    var body: some View {
      Text("Changes \(changes)").onChange(of: number) { changes += 1 }
    }
  }

  private func fillWidth(_ host: TestHost) -> CGFloat? {
    host.first(StyleFillNode.self)?.size.width
  }

  @Test func aBadgeInAnotherTextSizeTakesOtherRoom() {
    func view(_ size: DynamicTypeSize) -> some View {
      List { Color.red.badge(3) }.dynamicTypeSize(size)
    }
    let host = TestHost(view(.large))
    let before = fillWidth(host)
    host.update(view(.accessibility3))
    let fresh = TestHost(view(.accessibility3))
    #expect(fillWidth(host) != before)
    #expect(fillWidth(host) == fillWidth(fresh))
  }

  @Test func aBadgeFollowsTheTextSizeOfItsRow() {
    let host = TestHost(Rows())
    let before = fillWidth(host)
    host.update(Rows(typeSize: .accessibility3))
    let fresh = TestHost(Rows(typeSize: .accessibility3))
    #expect(fillWidth(host) != before)
    #expect(fillWidth(host) == fillWidth(fresh))
  }

  @Test func rowsTakeAnotherMinimumHeight() {
    let host = TestHost(Rows())
    host.update(Rows(minimumHeight: 90))
    #expect(host.first(ListNode.self)?.placedRows.map(\.size.height) == [90, 90])
  }

  @Test func theBackgroundOfARowKeepsItsState() {
    let host = TestHost(Rows())
    host.update(Rows(background: 1))
    host.update(Rows(background: 2))
    #expect(host.text("Changes 2") != nil)
  }

  @Test func aListShowsRowsUnderAnInsetThatHasGrown() {
    func view(_ height: CGFloat) -> some View {
      List {
        ForEach(0..<30, id: \.self) { Text("Row \($0)") }
      }
      // The frame keeps the list as high as it was.
      .frame(height: 200)
      .safeAreaInset(edge: .bottom, spacing: 0) { Color.blue.frame(height: height) }
    }
    let host = TestHost(view(10))
    host.update(view(300))
    let fresh = TestHost(view(300))
    let rows = host.first(ListNode.self)?.placedRows.count
    #expect(rows == fresh.first(ListNode.self)?.placedRows.count)
  }

  /// All of the list is under what covers its safe area: its rows show there as in one that was so
  /// from the start.
  @Test func aListThatLosesItsHeightIsDrawnAsOneThatNeverHadAny() {
    let view = Form { Color.red }
      .safeAreaInset(edge: .bottom, spacing: 0) { Spacer().frame(height: 400) }
    let host = TestHost(view, size: CGSize(width: 390, height: 844))
    host.graph.size = CGSize(width: 390, height: 300)
    host.settle()
    let fresh = TestHost(view, size: CGSize(width: 390, height: 300))
    #expect(host.first(ListNode.self)?.size.height == 0)
    #expect(
      DisplayList(host.canvas.items).description == DisplayList(fresh.canvas.items).description)
  }

  private func list(_ numbers: [Int]) -> some View {
    List {
      ForEach(numbers, id: \.self) { Text("Row \($0)").frame(height: CGFloat(20 + $0)) }
    }
  }

  @Test func aRowThatComesFirstLeavesTheListWhereItWasScrolled() {
    let host = TestHost(list(Array(0..<100)))
    host.first(ListNode.self)?.scroll(to: CGPoint(x: 0, y: 1000))
    host.settle()
    host.update(list([200] + Array(0..<100)))
    #expect(host.first(ListNode.self)?.offset.y == 1000)
  }

  @Test func aRowThatComesFirstLeavesTheHeightsOfTheOthers() {
    let host = TestHost(list([300]).frame(height: 10))
    let before = host.first(ListNode.self)?.contentSize.height ?? 0
    host.update(list([2, 300]).frame(height: 10))
    #expect(host.first(ListNode.self)?.contentSize.height == before + 44)
  }
}
