import SwiftUI
import ViewInspector
import XCTest

final class NavigationTests: XCTestCase {
  struct Detail: View {
    let parameter: String
    var body: some View { Text(parameter) }
  }

  func testLinks() throws {
    let sut = NavigationView {
      VStack {
        NavigationLink(destination: Detail(parameter: "Screen 1")) { Text("Continue") }
        Text("Other")
      }
    }
    let link = try sut.inspect().find(navigationLink: "Continue")
    XCTAssertEqual(try link.view(Detail.self).actualView().parameter, "Screen 1")
    XCTAssertEqual(try link.labelView().text().string(), "Continue")
    XCTAssertEqual(
      try sut.inspect().find(text: "Screen 1").pathToRoot,
      "navigationView().vStack().navigationLink(0).view(Detail.self).text()")
    XCTAssertThrowsError(try link.isActive()) {
      XCTAssertEqual(
        $0.localizedDescription,
        "Please use `NavigationLink(destination:, tag:, selection:)` if you need to access the "
          + "state value for reading or writing.")
    }
  }

  func testLinkWithBinding() throws {
    let isActive = Binding(wrappedValue: false)
    let sut = NavigationLink(destination: Text("in"), isActive: isActive) { Text("Go") }
    XCTAssertThrowsError(try sut.inspect().navigationLink().text()) {
      XCTAssertEqual(
        $0.localizedDescription, "View for NavigationLink's destination is absent")
    }
    try sut.inspect().navigationLink().activate()
    XCTAssertTrue(isActive.wrappedValue)
    XCTAssertEqual(try sut.inspect().navigationLink().text().string(), "in")
  }

  func testTabs() throws {
    let selection = Binding(wrappedValue: 1)
    let sut = TabView(selection: selection) {
      Text("One").tag(1).tabItem { Text("First") }
      Text("Three").tag(3)
    }
    XCTAssertEqual(try sut.inspect().tabView().text(0).string(), "One")
    XCTAssertEqual(try sut.inspect().tabView().text(0).tabItem().text().string(), "First")
    XCTAssertThrowsError(try sut.inspect().tabView().text(1)) {
      XCTAssertEqual($0.localizedDescription, "View for tab with tag 3 is absent")
    }
    XCTAssertThrowsError(try sut.inspect().find(text: "Three"))
    XCTAssertEqual(
      try sut.inspect().find(text: "First").pathToRoot, "tabView().text(0).tabItem().text()")
  }

  func testToolbar() throws {
    let sut = NavigationStack {
      EmptyView().toolbar {
        ToolbarItem(placement: .bottomBar) {
          Text("1")
          Text("2")
        }
        ToolbarItemGroup { HStack { Text("3") } }
      }
    }
    let toolbar = try sut.inspect().navigationStack().emptyView().toolbar()
    XCTAssertEqual(try toolbar.item(0).text(1).string(), "2")
    XCTAssertEqual(try toolbar.item().placement(), .bottomBar)
    XCTAssertEqual(try toolbar.itemGroup(1).hStack().text(0).string(), "3")
    XCTAssertThrowsError(try toolbar.item(2)) {
      XCTAssertEqual(
        $0.localizedDescription, "View for toolbar item at index 2 is absent")
    }
    XCTAssertEqual(
      try sut.inspect().find(text: "2").pathToRoot,
      "navigationStack().emptyView().toolbar().item(0).text(1)")
    XCTAssertEqual(
      try sut.inspect().find(text: "3").pathToRoot,
      "navigationStack().emptyView().toolbar().itemGroup(1).hStack().text(0)")
  }

  func testToolbarsPartsAreFoundByTheirKind() throws {
    let isShown = false
    let sut = Text("a").toolbar {
      ToolbarItem(placement: .principal) { Text("title") }
      ToolbarItem(placement: .topBarTrailing) {
        if isShown { Button("Add") {} }
      }
      ToolbarItemGroup(placement: .bottomBar) {
        Button("b") {}
        Button("c") {}
      }
    }
    let items = try sut.inspect().findAll(ViewType.Toolbar.Item.self)
    XCTAssertEqual(try items.map { try $0.placement() }, [.principal, .topBarTrailing])
    XCTAssertEqual(items[1].findAll(ViewType.Button.self).count, 0)
    let group = try sut.inspect().find(ViewType.Toolbar.ItemGroup.self)
    XCTAssertEqual(try group.placement(), .bottomBar)
    XCTAssertEqual(group.findAll(ViewType.Button.self).count, 2)
    XCTAssertEqual(group.pathToRoot, "text().toolbar().itemGroup(2)")
    XCTAssertEqual(
      try group.find(button: "c").pathToRoot, "text().toolbar().itemGroup(2).button(1)")
  }

  func testAToolbarsGroupThatShowsNothingIsThere() throws {
    let isShown = false
    let sut = Text("a").toolbar {
      ToolbarItemGroup(placement: .topBarTrailing) {
        if isShown { Button("b") {} }
      }
    }
    let group = try sut.inspect().find(ViewType.Toolbar.ItemGroup.self)
    XCTAssertEqual(group.findAll(ViewType.Button.self).count, 0)
  }

  func testAToolbarsItemIsARowOfItsViews() throws {
    let sut = EmptyView().toolbar {
      ToolbarItem { Text("a").accessibilityIdentifier("inside") }
      ToolbarItem { Button("b") {} }
    }
    let toolbar = try sut.inspect().find(ViewType.Toolbar.self)
    XCTAssertEqual(try toolbar.item().count, 1)
    XCTAssertEqual(try toolbar.item().first?.text().string(), "a")
    XCTAssertEqual(try toolbar.item(1).button().labelView().text().string(), "b")
    XCTAssertEqual(
      try sut.inspect().find(viewWithAccessibilityIdentifier: "inside").pathToRoot,
      "emptyView().toolbar().item(0).text()")
  }

  func testTheFirstOfSeveralViewsIsTheScreen() throws {
    @ViewBuilder var views: some View {
      Text("a")
      Text("b")
    }
    XCTAssertEqual(
      try NavigationStack { views }.inspect().navigationStack().text().string(), "a")
    XCTAssertEqual(
      try NavigationView { views }.inspect().navigationView().text().string(), "a")
    XCTAssertEqual(
      try NavigationStack { views }.inspect().navigationStack().text(1).string(), "b")
    let split = NavigationSplitView {
      Text("side")
    } content: {
      views
    } detail: {
      Text("detail")
    }
    XCTAssertEqual(try split.inspect().navigationSplitView().text().string(), "a")
  }

  func testDestinationsFollowTheirBindings() throws {
    let isPresented = Binding(wrappedValue: true)
    let sut = EmptyView().navigationDestination(isPresented: isPresented) { Text("a") }
    let destination = try sut.inspect().emptyView().navigationDestination()
    XCTAssertTrue(try destination.isPresented())
    try destination.set(isPresented: false)
    XCTAssertFalse(isPresented.wrappedValue)
    XCTAssertFalse(try destination.isPresented())
  }

  func testReadersAndLazyStacks() throws {
    let sut = HStack {
      GeometryReader { proxy in Text("\(proxy.size.width, specifier: "%.0f")") }
      LazyVStack(spacing: 3) { Text("lazy") }
    }
    XCTAssertEqual(try sut.inspect().hStack().geometryReader(0).text().string(), "0")
    XCTAssertEqual(try sut.inspect().hStack().lazyVStack(1).spacing(), 3)
    XCTAssertEqual(
      try sut.inspect().find(text: "lazy").pathToRoot, "hStack().lazyVStack(1).text(0)")
  }
}
