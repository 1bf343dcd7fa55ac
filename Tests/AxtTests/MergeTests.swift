import Axt
import SwiftUI
import XCTest

private struct ReusableButton: View {
  let action: () -> Void

  var body: some View {
    Button("Tap me!") { action() }
      .testData(action: action)
  }
}

private struct CounterView: View {
  @State private var count = 0

  var body: some View {
    ReusableButton { count += 1 }
      .testId("my_button")
      .testId(insert: "counter", value: count)
  }
}

@MainActor
final class MergeTests: XCTestCase {
  func testDataOfAControlMergesIntoItsId() async throws {
    let test = await AxtTest.host(CounterView())
    XCTAssertEqual(test.children.map(\.id), ["my_button", "counter"])

    await test.find(id: "my_button")?.performAction()

    XCTAssertEqual(test.find(id: "counter")?.value as? Int, 1)
  }

  func testIdAroundIdMakesParentAndChild() async throws {
    let test = await AxtTest.host(
      Text("x").testId("a").testData(value: 1).testId("b"))
    let outer = try XCTUnwrap(test.find(id: "b"))
    XCTAssertEqual(outer.value as? Int, 1)
    XCTAssertEqual(outer.children.map(\.id), ["a"])
  }

  func testOuterDataGoesBeforeInnerData() async throws {
    let test = await AxtTest.host(
      Text("x").testData(label: "inner", value: 1).testData(label: "outer").testId("x"))
    let element = try XCTUnwrap(test.find(id: "x"))
    XCTAssertEqual(element.label, "outer")
    XCTAssertEqual(element.value as? Int, 1)
    XCTAssertTrue(element.children.isEmpty)
  }

  func testSwatchesAreListedInOrder() async throws {
    let test = await AxtTest.host(
      VStack {
        Color.blue.frame(width: 50, height: 50).testId("color_1", value: "blue")
        Color.red.frame(width: 50, height: 50).testId("color_2", value: "red")
      })
    XCTAssertEqual(test.all.map(\.id), ["color_1", "color_2"])
    XCTAssertEqual(test.all.map { $0.value as? String }, ["blue", "red"])
  }

  func testTextFieldTakesStringsOnly() async throws {
    struct Form: View {
      @State var name = ""
      var body: some View {
        TextField("Name", text: $name).testId("name_field", type: .textField)
      }
    }
    let test = await AxtTest.host(Form())
    let field = try XCTUnwrap(test.find(id: "name_field"))
    XCTAssertEqual(field.label, "Name")

    field.setValue("Ada")
    await AxtTest.yield()
    XCTAssertEqual(field.value as? String, "Ada")

    field.setValue(3)
    await AxtTest.yield()
    XCTAssertEqual(field.value as? String, "Ada")
  }
}
