import SwiftUI
import ViewInspector
import XCTest

final class SafeAreaInsetTests: XCTestCase {
  func testInsets() throws {
    let sut = Group {
      EmptyView()
      Text("")
        .safeAreaInset(edge: .bottom, spacing: 5) {
          Text("a"); Text("b")
        }
        .safeAreaInset(edge: .leading) { Text("c") }
    }
    XCTAssertEqual(
      try sut.inspect().find(text: "b").pathToRoot, "group().text(1).safeAreaInset().text(1)")
    XCTAssertEqual(
      try sut.inspect().find(text: "c").pathToRoot, "group().text(1).safeAreaInset(1).text()")
    let inset = try sut.inspect().group().text(1).safeAreaInset()
    XCTAssertEqual(try inset.edge(), .bottom)
    XCTAssertEqual(try inset.spacing(), 5)
    XCTAssertEqual(try inset.regions(), .container)
    XCTAssertThrowsError(try EmptyView().inspect().emptyView().safeAreaInset()) {
      XCTAssertEqual($0.localizedDescription, "EmptyView does not have 'safeAreaInset' modifier")
    }
  }
}

/// Bars at the edges of views.
@MainActor
final class SafeAreaBarTests: XCTestCase {
  func testBars() throws {
    let sut = EmptyView()
      .safeAreaBar(edge: .bottom, alignment: .leading, spacing: 5) { Text("a") }
      .safeAreaBar(edge: .leading) { Text("b") }
    let bar = try sut.inspect().emptyView().safeAreaBar()
    XCTAssertEqual(try bar.text().string(), "a")
    XCTAssertEqual(try bar.edge(), .vertical(.bottom))
    XCTAssertEqual(try bar.alignment(), .horizontal(.leading))
    XCTAssertEqual(try bar.spacing(), 5)
    let second = try sut.inspect().emptyView().safeAreaBar(1)
    XCTAssertEqual(try second.edge(), SafeAreaBarEdge.horizontal(.leading))
    XCTAssertEqual(try second.alignment(), SafeAreaBarAlignment.vertical(.center))
    XCTAssertEqual(try second.spacing(), 0)
    XCTAssertEqual(
      try sut.inspect().find(text: "b").pathToRoot, "emptyView().safeAreaBar(1).text()")
    XCTAssertThrowsError(try EmptyView().inspect().emptyView().safeAreaBar()) {
      XCTAssertEqual($0.localizedDescription, "EmptyView does not have 'safeAreaBar' modifier")
    }
  }
}
