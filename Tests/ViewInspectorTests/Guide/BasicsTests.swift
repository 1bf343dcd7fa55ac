import SwiftUI
import ViewInspector
import XCTest

final class BasicsTests: XCTestCase {
  struct ContentView: View {
    var body: some View { Text("Hello, world!") }
  }

  struct MyView: View {
    var body: some View {
      HStack {
        Text("Hi")
        AnyView(OtherView())
      }
    }
  }

  struct OtherView: View {
    var body: some View { Text("Ok") }
  }

  func testStringValue() throws {
    let sut = ContentView()
    let value = try sut.inspect().text().string()
    XCTAssertEqual(value, "Hello, world!")
  }

  func testChainWithIndices() throws {
    let view = MyView()
    let hStack = try view.inspect().hStack()
    XCTAssertEqual(try hStack.text(0).string(), "Hi")
    XCTAssertEqual(try hStack.anyView(1).view(OtherView.self).text().string(), "Ok")
  }

  func testSubscriptSyntax() throws {
    let hStack = try MyView().inspect().hStack()
    XCTAssertEqual(try hStack[1].anyView().view(OtherView.self).text().string(), "Ok")
    XCTAssertEqual(try hStack[1].anyView().pathToRoot, "view(MyView.self).hStack().anyView(1)")
    XCTAssertEqual(hStack[1].pathToRoot, "view(MyView.self).hStack()[1]")
  }

  func testCollectionFunctions() throws {
    let stack = try VStack {
      Text("a"); Text("b"); Text("c")
    }.inspect().vStack()
    XCTAssertEqual(stack.count, 3)
    XCTAssertEqual(try stack.map { try $0.text().string() }, ["a", "b", "c"])
    let second = try stack.first { try $0.text().string() == "b" }
    XCTAssertEqual(try second?.text().pathToRoot, "vStack().text(1)")
    var strings: [String] = []
    for child in stack { strings.append(try child.text().string()) }
    XCTAssertEqual(strings.joined(), "abc")
  }

  func testWrongKind() throws {
    let sut = AnyView(EmptyView())
    XCTAssertThrowsError(try sut.inspect().anyView().text()) {
      XCTAssertEqual(
        $0.localizedDescription, "anyView().text() found EmptyView instead of Text")
    }
    XCTAssertThrowsError(try MyView().inspect().hStack().text(5)) {
      XCTAssertEqual(
        $0.localizedDescription, "Enclosed view index '5' is out of bounds: '0 ..< 2'")
    }
    XCTAssertThrowsError(try Text("").inspect().view(EmptyView.self)) {
      XCTAssertEqual(
        $0.localizedDescription,
        "Please replace .view(EmptyView.self) inspection call with .emptyView() or "
          + ".find(ViewType.EmptyView.self)")
    }
  }

  func testParent() throws {
    let sut = AnyView(HStack { Text("abc") })
    let text = try sut.inspect().find(text: "abc")
    XCTAssertNoThrow(try text.parent().hStack())
    XCTAssertNoThrow(try text.parent().parent().anyView())
    XCTAssertEqual(text.pathToRoot, "anyView().hStack().text(0)")
    XCTAssertThrowsError(try sut.inspect().anyView().parent()) {
      XCTAssertEqual($0.localizedDescription, "AnyView does not have parent")
    }
    XCTAssertNoThrow(try text.find(ViewType.AnyView.self, relation: .parent))
  }
}
