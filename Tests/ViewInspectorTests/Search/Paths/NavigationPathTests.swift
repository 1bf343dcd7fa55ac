import SwiftUI
import ViewInspector
import XCTest

/// Where a search finds what stands in navigation and in tabs.
@MainActor
final class NavigationPathTests: XCTestCase {
  func testNavigationViews() {
    let single = AnyView(NavigationView { Text("a") })
    assertPath("anyView().navigationView()", to: ViewType.NavigationView.self, in: single)
    assertPath("anyView().navigationView().text()", toText: "a", in: single)
    let sut = AnyView(
      NavigationView {
        NavigationLink(destination: TestView(text: "a")) { Text("b") }
        NavigationLink(destination: TestView(text: "c")) { Text("d") }
      })
    assertPath(
      "anyView().navigationView().navigationLink(0)", to: ViewType.NavigationLink.self, in: sut)
    assertPath(
      "anyView().navigationView().navigationLink(1)", to: ViewType.NavigationLink.self,
      skipping: 1, in: sut)
    assertPath(
      "anyView().navigationView().navigationLink(0).view(TestView.self).text()", toText: "a",
      in: sut)
    assertPath(
      "anyView().navigationView().navigationLink(1).labelView().text()", toText: "d", in: sut)
  }

  func testNavigationStacks() {
    let sut = AnyView(NavigationStack { Text("a") })
    assertPath("anyView().navigationStack()", to: ViewType.NavigationStack.self, in: sut)
    assertPath("anyView().navigationStack().text()", toText: "a", in: sut)
  }

  func testSplitViews() {
    let sut = AnyView(
      NavigationSplitView {
        Text("sidebar")
      } content: {
        Text("a")
        Text("b")
      } detail: {
        Text("c")
        Text("d")
      })
    assertPath("anyView().navigationSplitView()", to: ViewType.NavigationSplitView.self, in: sut)
    assertPath(
      "anyView().navigationSplitView().sidebarView().text()", toText: "sidebar", in: sut)
    assertPath("anyView().navigationSplitView().text(0)", toText: "a", in: sut)
    assertPath("anyView().navigationSplitView().text(1)", toText: "b", in: sut)
    assertPath("anyView().navigationSplitView().detailView().text(0)", toText: "c", in: sut)
    assertPath("anyView().navigationSplitView().detailView().text(1)", toText: "d", in: sut)
  }

  func testDestinations() throws {
    let sut = EmptyView().navigationDestination(isPresented: Binding(wrappedValue: true)) {
      EmptyView()
    }
    let destination = try sut.inspect().emptyView().navigationDestination()
    XCTAssertEqual(destination.pathToRoot, "emptyView().navigationDestination()")
    XCTAssertEqual(
      try destination.emptyView().pathToRoot, "emptyView().navigationDestination().emptyView()")
  }

  func testTabs() {
    let sut = AnyView(TabView { Text("a").tabItem { Text("b") } })
    assertPath("anyView().tabView()", to: ViewType.TabView.self, in: sut)
    assertPath("anyView().tabView().text(0)", toText: "a", in: sut)
    assertPath("anyView().tabView().text(0).tabItem().text()", toText: "b", in: sut)
  }

  func testTabValues() throws {
    let sut = TabView {
      Tab("a", systemImage: "star") { Text("b") }
      Tab("c", systemImage: "moon", role: .search) {
        Text("d")
        Text("e")
      }
    }
    assertPath("tabView().tab(0).text()", toText: "b", in: sut)
    assertPath("tabView().tab(1).text(1)", toText: "e", in: sut)
    assertPath("tabView().tab(1).labelView().label().title().text()", toText: "c", in: sut)
    XCTAssertEqual(try sut.inspect().tabView().tab(1).role(), .search)
    XCTAssertNil(try sut.inspect().tabView().tab(0).role())
  }

  func testToolbars() {
    let sut = Group {
      EmptyView()
        .toolbar {
          ToolbarItem {
            Text("a")
            Text("b")
          }
          ToolbarItemGroup { HStack { Text("c") } }
        }
        .toolbar { ToolbarItem { Text("d") } }
    }
    assertPath("group().emptyView(0).toolbar().item(0).text(1)", toText: "b", in: sut)
    assertPath("group().emptyView(0).toolbar().itemGroup(1).hStack().text(0)", toText: "c", in: sut)
    assertPath("group().emptyView(0).toolbar(1).item(0).text()", toText: "d", in: sut)
  }
}

private struct TestView: View {
  let text: String
  var body: some View { Text(text) }
}
