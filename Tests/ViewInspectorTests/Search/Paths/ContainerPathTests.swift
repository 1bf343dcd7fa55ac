import SwiftUI
import ViewInspector
import XCTest

/// Where a search finds what stands in containers.
@MainActor
final class ContainerPathTests: XCTestCase {
  func testStacks() {
    assertPath("anyView().hStack()", to: ViewType.HStack.self, in: AnyView(HStack { EmptyView() }))
    assertPath(
      "anyView().hStack().emptyView(0)", to: ViewType.EmptyView.self,
      in: AnyView(HStack { EmptyView() }))
    assertPath("anyView().vStack()", to: ViewType.VStack.self, in: AnyView(VStack { EmptyView() }))
    assertPath(
      "anyView().vStack().emptyView(0)", to: ViewType.EmptyView.self,
      in: AnyView(VStack { EmptyView() }))
    assertPath("anyView().zStack()", to: ViewType.ZStack.self, in: AnyView(ZStack { EmptyView() }))
    assertPath(
      "anyView().zStack().emptyView(0)", to: ViewType.EmptyView.self,
      in: AnyView(ZStack { EmptyView() }))
    let texts = HStack {
      Text("a")
      Text("b")
    }
    assertPath("hStack().text(0)", toText: "a", in: texts)
    assertPath("hStack().text(1)", toText: "b", in: texts)
  }

  func testLazyContainers() {
    let stack = HStack {
      LazyHStack { Text("a") }
    }
    assertPath("hStack().lazyHStack(0)", to: ViewType.LazyHStack.self, in: stack)
    assertPath("hStack().lazyHStack(0).text(0)", toText: "a", in: stack)
    let column = HStack { LazyVStack { Text("a") } }
    assertPath("hStack().lazyVStack(0)", to: ViewType.LazyVStack.self, in: column)
    assertPath("hStack().lazyVStack(0).text(0)", toText: "a", in: column)
    let row = HStack { LazyHGrid(rows: [GridItem()]) { Text("a") } }
    assertPath("hStack().lazyHGrid(0)", to: ViewType.LazyHGrid.self, in: row)
    assertPath("hStack().lazyHGrid(0).text(0)", toText: "a", in: row)
    let grid = HStack { LazyVGrid(columns: [GridItem()]) { Text("a") } }
    assertPath("hStack().lazyVGrid(0)", to: ViewType.LazyVGrid.self, in: grid)
    assertPath("hStack().lazyVGrid(0).text(0)", toText: "a", in: grid)
  }

  func testGrids() {
    let sut = HStack {
      Grid {
        GridRow { AnyView(Text("a")) }
        GridRow { Text("b") }
        AnyView(
          GridRow {
            Text("c")
            HStack { Text("d") }
          })
      }
    }
    assertPath("hStack().grid(0).gridRow(0).anyView(0).text()", toText: "a", in: sut)
    assertPath("hStack().grid(0).anyView(2).gridRow().hStack(1).text(0)", toText: "d", in: sut)
  }

  func testGroups() {
    let sut = AnyView(
      Group {
        EmptyView()
        EmptyView()
      })
    assertPath("anyView().group()", to: ViewType.Group.self, in: sut)
    assertPath("anyView().group().emptyView(0)", to: ViewType.EmptyView.self, in: sut)
    assertPath("anyView().group().emptyView(1)", to: ViewType.EmptyView.self, skipping: 1, in: sut)
    assertPath("anyView().emptyView()", to: ViewType.EmptyView.self, in: AnyView(EmptyView()))
    assertPath("emptyView()", to: ViewType.EmptyView.self, in: EmptyView())
    let erased = Group { AnyView(EmptyView()) }
    assertPath("group().anyView(0)", to: ViewType.AnyView.self, in: erased)
    assertPath("group().anyView(0).emptyView()", to: ViewType.EmptyView.self, in: erased)
  }

  func testLists() {
    let list = AnyView(
      List {
        Text("a")
        Text("b")
      })
    assertPath("anyView().list()", to: ViewType.List.self, in: list)
    assertPath("anyView().list().text(1)", toText: "b", in: list)
    let rows = AnyView(ForEach(0..<3) { Text("\($0)") })
    assertPath("anyView().forEach()", to: ViewType.ForEach.self, in: rows)
    assertPath("anyView().forEach().text(2)", toText: "2", in: rows)
    let section = AnyView(
      Section {
        Text("a")
      } header: {
        Text("b")
      } footer: {
        Text("c")
      })
    assertPath("anyView().section()", to: ViewType.Section.self, in: section)
    assertPath("anyView().section().text(0)", toText: "a", in: section)
    assertPath("anyView().section().header().text()", toText: "b", in: section)
    assertPath("anyView().section().footer().text()", toText: "c", in: section)
    let form = Group { Form { Text("a") } }
    assertPath("group().form(0)", to: ViewType.Form.self, in: form)
    assertPath("group().form(0).text(0)", toText: "a", in: form)
  }

  func testScrolling() {
    let scroll = AnyView(ScrollView { Text("a") })
    assertPath("anyView().scrollView()", to: ViewType.ScrollView.self, in: scroll)
    assertPath("anyView().scrollView().text()", toText: "a", in: scroll)
    let reader = AnyView(ScrollViewReader { _ in Text("a") })
    assertPath("anyView().scrollViewReader()", to: ViewType.ScrollViewReader.self, in: reader)
    assertPath("anyView().scrollViewReader().text()", toText: "a", in: reader)
    let geometry = HStack { GeometryReader { _ in EmptyView() } }
    assertPath("hStack().geometryReader(0)", to: ViewType.GeometryReader.self, in: geometry)
    assertPath(
      "hStack().geometryReader(0).emptyView()", to: ViewType.EmptyView.self, in: geometry)
  }

  func testViewThatFits() {
    let sut = AnyView(TestViewThatFits())
    assertPath(
      "anyView().view(TestViewThatFits.self).viewThatFits().text(0)", toText: "long", in: sut)
    assertPath(
      "anyView().view(TestViewThatFits.self).viewThatFits().anyView(1).text()", toText: "short",
      in: sut)
  }

  func testContentUnavailableView() {
    let sut = HStack {
      ContentUnavailableView {
        Text("label")
      } description: {
        Text("description")
      } actions: {
        Text("actions")
      }
    }
    assertPath(
      "hStack().contentUnavailableView(0)", to: ViewType.ContentUnavailableView.self, in: sut)
    assertPath("hStack().contentUnavailableView(0).labelView().text()", toText: "label", in: sut)
    assertPath(
      "hStack().contentUnavailableView(0).description().text()", toText: "description", in: sut)
    assertPath("hStack().contentUnavailableView(0).actions().text()", toText: "actions", in: sut)
  }

  func testTimelines() {
    assertPath(
      "anyView().timelineView().contentView().emptyView()", to: ViewType.EmptyView.self,
      in: AnyView(TimelineView(.everyMinute) { _ in EmptyView() }))
  }

  func testTuples() throws {
    let sut = try TupleInsideTupleView().inspect().view(TupleInsideTupleView.self).hStack()
    XCTAssertEqual(
      try sut.text(0).pathToRoot, "view(TupleInsideTupleView.self).hStack().text(0)")
    XCTAssertEqual(
      try sut.tupleView(1).text(0).pathToRoot,
      "view(TupleInsideTupleView.self).hStack().tupleView(1).text(0)")
    assertPath(
      "view(TupleInsideTupleView.self).hStack().tupleView(1).text(1)", toText: "c",
      in: TupleInsideTupleView())
  }
}

private struct TestViewThatFits: View {
  var body: some View {
    ViewThatFits {
      Text("long")
      AnyView(Text("short"))
    }
  }
}

private struct TupleInsideTupleView: View {
  var body: some View {
    HStack {
      Text("a")
      TupleView((Text("b"), Text("c")))
    }
  }
}
