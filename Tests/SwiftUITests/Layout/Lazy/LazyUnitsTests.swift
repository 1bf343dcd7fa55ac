import CoreGraphics
import Testing

@testable import SwiftUI

/// What counts as one view that comes into sight, when the number of views of an item changes.
@MainActor
struct LazyUnitsTests {
  /// Tells whether it is in sight.
  private struct Noter: View {
    let name: String
    @State private var isSeen = false

    var body: some View {
      Text("\(name) \(isSeen ? "in sight" : "out of sight")")
        .onAppear { isSeen = true }
        .onDisappear { isSeen = false }
    }
  }

  private struct Item: View {
    var isDouble = false
    var isBlurred = false

    @ViewBuilder private var content: some View {
      Noter(name: "First")
      if isDouble { Noter(name: "Second") }
    }

    var body: some View {
      if isBlurred { content.blur(radius: 1) } else { content }
    }
  }

  private func grid(_ item: Item, count: Int = 1) -> some View {
    LazyVGrid(columns: [GridItem(.fixed(150)), GridItem(.fixed(150))]) {
      ForEach(0..<count, id: \.self) { _ in item }
    }
  }

  @Test(arguments: [false, true])
  func anItemThatFallsIntoSeveralCellsStaysInSight(isBlurred: Bool) {
    let host = TestHost(grid(Item(isBlurred: isBlurred)))
    host.update(grid(Item(isDouble: true, isBlurred: isBlurred)))
    #expect(host.text("First in sight") != nil)
    #expect(host.text("Second in sight") != nil)
  }

  @Test func cellsThatBecomeOneItemStayInSight() {
    let host = TestHost(grid(Item(isDouble: true)))
    host.update(grid(Item()))
    #expect(host.text("First in sight") != nil)
  }

  @Test func viewsOfAStackStayInSightWhenTheyBecomeTwo() {
    func stack(_ isDouble: Bool) -> some View { LazyVStack { Item(isDouble: isDouble) } }
    let host = TestHost(stack(false))
    host.update(stack(true))
    #expect(host.text("First in sight") != nil)
    #expect(host.text("Second in sight") != nil)
    host.update(stack(false))
    #expect(host.text("First in sight") != nil)
  }

  @Test func anItemOutOfSightComesIntoSightAsSeveralCells() {
    func scroll(_ isDouble: Bool) -> some View {
      ScrollView {
        Color.red.frame(height: 300)
        grid(Item(isDouble: isDouble))
      }
    }
    let host = TestHost(scroll(false), size: CGSize(width: 390, height: 310))
    #expect(host.text("First in sight") != nil)
    let small = CGSize(width: 390, height: 200)
    host.graph.size = small
    host.settle()
    #expect(host.text("First out of sight") != nil)
    host.update(scroll(true))
    #expect(host.text("First out of sight") != nil)
    host.graph.size = CGSize(width: 390, height: 844)
    host.settle()
    #expect(host.text("First in sight") != nil)
    #expect(host.text("Second in sight") != nil)
  }

  @Test func aCandidateThatBecomesTwoIsShown() {
    func fitting(_ isDouble: Bool) -> some View {
      ViewThatFits {
        Color.red.frame(width: 1000)
        Item(isDouble: isDouble)
      }
    }
    let host = TestHost(fitting(false))
    #expect(host.text("First in sight") != nil)
    host.update(fitting(true))
    #expect(host.text("First in sight") != nil)
    #expect(host.text("Second out of sight") != nil)
    host.update(fitting(false))
    #expect(host.text("First in sight") != nil)
  }

  @Test func itemsBeforeThePartInSightAreNotMade() {
    func scroll(_ numbers: [Int]) -> some View {
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(numbers, id: \.self) { Text("Row \($0)").frame(height: 100) }
        }
      }
    }
    let host = TestHost(scroll(Array(0..<100)))
    host.first(ScrollViewNode.self)?.scroll(to: CGPoint(x: 0, y: 5000))
    host.settle()
    host.update(scroll([200] + Array(0..<100)))
    #expect(host.first(ScrollViewNode.self)?.offset.y == 5000)
    #expect(host.text("Row 200") == nil)
  }
}
