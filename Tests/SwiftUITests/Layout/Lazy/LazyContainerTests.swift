import CoreGraphics
import Testing

@testable import SwiftUI

@MainActor
@Suite struct LazyContainerTests {
  private let size = CGSize(width: 200, height: 400)

  private func frames(_ host: TestHost, _ label: String = "Rectangle") -> [CGRect] {
    host.nodes.compactMap { $0 as? LayoutNode }.filter { $0.dumpLabel == label }.map(\.rootFrame)
  }

  private struct Rows: View {
    let log: Box<[Int]>
    let gone: Box<[Int]>
    var count = 1000
    var height: CGFloat = 50

    var body: some View {
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(0..<count, id: \.self) { index in
            Text("Row \(index)").frame(height: height)
              .onAppear { log.value.append(index) }
              .onDisappear { gone.value.append(index) }
          }
        }
      }
    }
  }

  private func scroll(_ host: TestHost, to y: CGFloat) {
    host.first(ScrollViewNode.self)?.scroll(to: CGPoint(x: 0, y: y))
    host.settle()
  }

  @Test func onlyRowsThatShowAppear() {
    let log = Box<[Int]>([])
    let gone = Box<[Int]>([])
    let host = TestHost(Rows(log: log, gone: gone), size: size)
    #expect(log.value.sorted() == Array(0..<8))
    #expect(gone.value.isEmpty)
    scroll(host, to: 500 * 50)
    #expect(log.value.contains(500))
    #expect(!log.value.contains(250))
    #expect(gone.value.sorted() == Array(0..<8))
    #expect(host.element(.staticText, "Row 500") != nil)
    #expect(host.element(.staticText, "Row 0") == nil)
  }

  @Test func theContentIsAsLongAsAllRows() {
    let host = TestHost(Rows(log: Box([]), gone: Box([])), size: size)
    #expect(host.first(ScrollViewNode.self)?.contentSize.height == 50_000)
  }

  @Test func rowsOfEveryLengthFillTheView() {
    for height: CGFloat in [3, 20, 399, 1200] {
      let log = Box<[Int]>([])
      let host = TestHost(Rows(log: log, gone: Box([]), height: height), size: size)
      #expect(log.value.count == max(1, Int((400 / height).rounded(.up))), "\(height)")
      #expect(host.first(ScrollViewNode.self)?.contentSize.height == 1000 * height)
    }
  }

  @Test func ofAHundredThousandRowsOnlyThoseInSightAreMade() {
    let log = Box<[Int]>([])
    let host = TestHost(Rows(log: log, gone: Box([]), count: 100_000), size: size)
    scroll(host, to: 4_000_000)
    #expect(host.element(.staticText, "Row 80,000") != nil)
    #expect(host.graph.statistics.nodesMade < 2000)
    #expect(log.value.count < 20)
  }

  @Test func rowsKeepTheirStateWhileTheyAreOutOfSight() {
    struct Counter: View {
      let index: Int
      @State var count = 0
      var body: some View {
        Button("Row \(index): \(count)") { count += 1 }.frame(height: 50)
      }
    }
    let host = TestHost(
      ScrollView {
        LazyVStack(spacing: 0) { ForEach(0..<100, id: \.self) { Counter(index: $0) } }
      }, size: size)
    host.tap("Row 2: 0")
    scroll(host, to: 3000)
    #expect(host.element(.button, "Row 2: 1") == nil)
    scroll(host, to: 0)
    #expect(host.element(.button, "Row 2: 1") != nil)
  }

  @Test func viewsOutsideOfLoopsAppearWhenTheyShow() {
    let log = Box<[String]>([])
    let host = TestHost(
      ScrollView {
        LazyVStack(spacing: 0) {
          Color.red.frame(height: 300).onAppear { log.value.append("first") }
          Color.red.frame(height: 300).onAppear { log.value.append("second") }
          Color.red.frame(height: 300).onAppear { log.value.append("third") }
        }
      }, size: size)
    #expect(log.value == ["first", "second"])
    scroll(host, to: 400)
    #expect(log.value == ["first", "second", "third"])
  }

  @Test func newDataMovesInsertsAndRemovesRows() {
    struct Screen: View {
      @State var items = Array(0..<50)
      var body: some View {
        VStack(spacing: 0) {
          Button("Change") { items = [99] + items.dropFirst().reversed() }.frame(height: 40)
          ScrollView {
            LazyVStack(spacing: 0) {
              ForEach(items, id: \.self) { Text("Row \($0)").frame(height: 40) }
            }
          }
        }
      }
    }
    let host = TestHost(Screen(), size: size)
    #expect(host.frame(ofText: "Row 1").minY > 0)
    host.tap("Change")
    #expect(host.element(.staticText, "Row 99") != nil)
    #expect(host.frame(ofText: "Row 49").minY == host.frame(ofText: "Row 99").minY + 40)
    #expect(host.element(.staticText, "Row 1") == nil)
    #expect(host.first(ScrollViewNode.self)?.contentSize.height == 2000)
  }

  @Test func rowsHaveTheSpacingOfStacks() {
    let texts = Group {
      Text("One").font(.title)
      Text("Two")
      Rectangle().frame(height: 10)
      Text("Three")
    }
    let eager = TestHost(ScrollView { VStack(alignment: .leading) { texts } }, size: size)
    let lazy = TestHost(ScrollView { LazyVStack(alignment: .leading) { texts } }, size: size)
    for text in ["One", "Two", "Three"] {
      #expect(abs(lazy.frame(ofText: text).minY - eager.frame(ofText: text).minY) < 0.001)
    }
  }

  @Test func headersStayInSightWhileTheirSectionShows() {
    let host = TestHost(
      ScrollView {
        LazyVStack(spacing: 0, pinnedViews: .sectionHeaders) {
          ForEach(0..<3, id: \.self) { section in
            Section {
              ForEach(0..<10, id: \.self) { Text("Row \(section).\($0)").frame(height: 50) }
            } header: {
              Text("Header \(section)").frame(height: 30)
            }
          }
        }
      }, size: size)
    func top(_ text: String) -> CGFloat { host.text(text)?.layoutParent?.rootFrame.minY ?? -1 }
    #expect(top("Header 0") == 0)
    scroll(host, to: 100)
    #expect(top("Header 0") == 0)
    #expect(top("Row 0.3") == 80)
    // The next header pushes the first one out.
    scroll(host, to: 515)
    #expect(top("Header 0") == -15)
    #expect(top("Header 1") == 15)
    scroll(host, to: 600)
    #expect(top("Header 1") == 0)
    #expect(host.element(.staticText, "Header 0") == nil)
  }

  @Test func horizontalStacksAreLazyToo() {
    let log = Box<[Int]>([])
    let host = TestHost(
      ScrollView(.horizontal) {
        LazyHStack(spacing: 0) {
          ForEach(0..<100, id: \.self) { index in
            Rectangle().frame(width: 50, height: 50).onAppear { log.value.append(index) }
          }
        }
      }, size: size)
    #expect(log.value.sorted() == [0, 1, 2, 3])
    host.first(ScrollViewNode.self)?.scroll(to: CGPoint(x: 1000, y: 0))
    host.settle()
    #expect(log.value.sorted() == [0, 1, 2, 3, 20, 21, 22, 23])
  }

  @Test func rightToLeftStacksBeginAtTheRight() {
    let host = TestHost(
      LazyHStack(spacing: 0) {
        ForEach(0..<2, id: \.self) { Text("\($0)").frame(width: 50) }
      }.environment(\.layoutDirection, .rightToLeft), size: CGSize(width: 100, height: 50))
    #expect(host.frame(ofText: "0").midX == 75)
    #expect(host.frame(ofText: "1").midX == 25)
  }

  // MARK: Grids

  @Test func gridsMakeTheCellsThatShow() {
    let log = Box<[Int]>([])
    let host = TestHost(
      ScrollView {
        LazyVGrid(columns: [GridItem(), GridItem()], spacing: 0) {
          ForEach(0..<10_000, id: \.self) { index in
            Rectangle().frame(height: 100).onAppear { log.value.append(index) }
          }
        }
      }, size: size)
    #expect(log.value.sorted() == Array(0..<8))
    #expect(host.first(ScrollViewNode.self)?.contentSize.height == 500_000)
    scroll(host, to: 250_000)
    #expect(log.value.contains(5000))
    #expect(log.value.count == 16)
  }

  @Test func cellsOfOneItemMayBeSeveral() {
    let host = TestHost(
      LazyVGrid(columns: [GridItem(spacing: 0), GridItem()], spacing: 0) {
        ForEach(0..<2, id: \.self) { _ in
          Rectangle().frame(height: 10)
          Rectangle().frame(height: 10)
        }
      }, size: CGSize(width: 200, height: 20))
    #expect(frames(host).map(\.minX) == [0, 100, 0, 100])
    #expect(frames(host).map(\.minY) == [0, 0, 10, 10])
  }

  @Test func sectionsOfGridsBeginANewLine() {
    let host = TestHost(
      LazyVGrid(columns: [GridItem(spacing: 0), GridItem()], spacing: 0) {
        Section {
          ForEach(0..<3, id: \.self) { _ in Rectangle().frame(height: 10) }
        } header: {
          Text("Header").frame(maxWidth: .infinity).frame(height: 20)
        }
        Section { Rectangle().frame(height: 10) }
      }, size: CGSize(width: 200, height: 50))
    #expect(frames(host).map(\.minY) == [20, 20, 30, 40])
    #expect(host.frame(ofText: "Header").midX == 100)
  }

  // MARK: Scrolling to what is not there yet

  private struct Jumper: View {
    var anchor: UnitPoint?
    var usesInnerIDs = false
    var body: some View {
      ScrollViewReader { proxy in
        VStack(spacing: 0) {
          Button("Go") { proxy.scrollTo("item 700", anchor: anchor) }.frame(height: 50)
          ScrollView {
            LazyVStack(spacing: 0) {
              if usesInnerIDs {
                ForEach(0..<1000, id: \.self) { index in
                  Text("Row \(index)").frame(height: CGFloat(20 + index % 7 * 10))
                    .id("item \(index)")
                }
              } else {
                ForEach((0..<1000).map { "item \($0)" }, id: \.self) { item in
                  Text(item).frame(height: CGFloat(20 + item.count % 3 * 25))
                }
              }
            }
          }
        }
      }
    }
  }

  @Test func scrollingToARowThatWasNeverMade() {
    let host = TestHost(Jumper(anchor: .top), size: size)
    host.tap("Go")
    let row = host.text("item 700")?.layoutParent?.rootFrame ?? .null
    #expect(abs(row.minY - 50) < 0.5)
  }

  @Test func scrollingToTheBottomOfTheView() {
    let host = TestHost(Jumper(anchor: .bottom), size: size)
    host.tap("Go")
    let row = host.text("item 700")?.layoutParent?.rootFrame ?? .null
    #expect(abs(row.maxY - 400) < 0.5)
  }

  @Test func identitiesInsideOfRowsAreFound() {
    let host = TestHost(Jumper(anchor: .top, usesInnerIDs: true), size: size)
    host.tap("Go")
    let row = host.text("Row 700")?.layoutParent?.rootFrame ?? .null
    #expect(abs(row.minY - 50) < 0.5)
  }

  @Test func deepStaticContentOfALazyStackStaysWhole() {
    let host = TestHost(
      LazyVStack(spacing: 0) {
        Group {
          Text("A").frame(height: 10)
          if true { Text("B").frame(height: 10) }
        }
        .background { Color.red }
        EmptyView()
        ForEach(0..<2, id: \.self) { index in
          if index == 0 { Text("C").frame(height: 10) }
        }
      }, size: CGSize(width: 50, height: 30))
    #expect(["A", "B", "C"].map { host.frame(ofText: $0).midY } == [5, 15, 25])
  }
}
