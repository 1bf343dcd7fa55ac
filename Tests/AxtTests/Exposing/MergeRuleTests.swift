import Axt
import SwiftUI
import XCTest

/// How what views expose becomes elements: which places are one element, and which data it has.
@MainActor
final class MergeRuleTests: XCTestCase {
  fileprivate struct Control: View {
    let action: () -> Void

    var body: some View {
      Button("Tap me!") { action() }.testData(action: action)
    }
  }

  /// Behaviour 14.
  func testReusableControlWithAnIdIsASingleElementWithItsAction() async throws {
    var taps = 0
    let test = await AxtTest.host(Control { taps += 1 }.testId("save"))
    XCTAssertEqual(test.hierarchy, "→ app\n  → save action\n")
    await test.find(id: "save")?.performAction()
    XCTAssertEqual(taps, 1)
  }

  /// Behaviour 15.
  func testReusableControlBesideAnInsertedCounter() async throws {
    struct Screen: View {
      @State private var count = 0
      var body: some View {
        Control { count += 1 }.testId("more").testId(insert: "counter", value: count)
      }
    }
    let test = await AxtTest.host(Screen())
    XCTAssertEqual(test.find(id: "counter")?.value as? Int, 0)
    await test.find(id: "more")?.performAction()
    XCTAssertEqual(test.find(id: "counter")?.value as? Int, 1)
  }

  /// Behaviour 16.
  func testClientOverridesOneFieldAndKeepsTheOthers() async throws {
    let test = await AxtTest.host(
      Text("x").testData(label: "own", value: 1, action: {}).testId("x", label: "client"))
    XCTAssertEqual(test.hierarchy, "→ app\n  → x label=\"client\" value=1 action\n")
  }

  /// Behaviour 17.
  func testOfNestedDataTheOuterFieldsWinOneByOne() async throws {
    var calls: [String] = []
    let test = await AxtTest.host(
      Text("x")
        .testData(
          label: "inner", value: "inner", action: { calls.append("inner") },
          setValue: { _ in calls.append("inner set") }
        )
        .testData(value: "middle", action: { calls.append("middle") })
        .testData(label: "outer")
        .testId("x"))
    let element = try XCTUnwrap(test.find(id: "x"))
    XCTAssertEqual(element.label, "outer")
    XCTAssertEqual(element.value as? String, "middle")
    XCTAssertEqual(test.all.count, 1)
    element.performActionWithoutYielding()
    element.setValue(1)
    XCTAssertEqual(calls, ["middle", "inner set"])
  }

  /// Behaviour 18.
  func testIdOverIdGivesParentAndChild() async throws {
    let test = await AxtTest.host(Text("x").testId("a").testId("b"))
    XCTAssertEqual(test.hierarchy, "→ app\n  → b\n    → a\n")
  }

  /// Behaviour 19.
  func testDataBetweenTwoIdsGoesToTheOuterOne() async throws {
    let test = await AxtTest.host(Text("x").testId("a").testData(value: 1).testId("b"))
    XCTAssertEqual(test.hierarchy, "→ app\n  → b value=1\n    → a\n")
  }

  /// Behaviour 20.
  func testInsertBetweenDataAndIdPreventsTheMerge() async throws {
    let test = await AxtTest.host(
      Text("x").testData(value: 1).testId(insert: "x").testId("p"))
    XCTAssertEqual(test.hierarchy, "→ app\n  → p\n    →  value=1\n    → x\n")
  }
}

/// More of the same: places without a name, and controls.
@MainActor
final class UnnamedPlaceTests: XCTestCase {
  /// Behaviour 21.
  func testTwoUnnamedPlacesUnderOneIdStayUnnamedChildren() async throws {
    let test = await AxtTest.host(
      VStack {
        Text("1").testData(value: 1)
        Text("2").testData(value: 2)
      }
      .testId("p"))
    XCTAssertEqual(test.hierarchy, "→ app\n  → p\n    →  value=1\n    →  value=2\n")
    XCTAssertEqual(test.find(id: "p")?.children.map { $0.id as String? }, [nil, nil])
    XCTAssertEqual(test.find(id: "p")?.children.map(\.exists), [true, true])
  }

  /// Behaviour 22.
  func testLoneUnnamedPlaceMergesIntoTheRoot() async throws {
    let test = await AxtTest.host(VStack { Text("x").testData(label: "L", value: 1) })
    XCTAssertEqual(test.hierarchy, "→ app label=\"L\" value=1\n")
    XCTAssertEqual(test.label, "L")
    XCTAssertEqual(test.value as? Int, 1)
  }

  /// Behaviour 23.
  func testUnnamedPlaceBesideANamedOneIsAnUnnamedChild() async throws {
    let test = await AxtTest.host(
      VStack {
        Text("1").testData(value: 1)
        Text("2").testId("named")
      })
    XCTAssertEqual(test.hierarchy, "→ app\n  →  value=1\n  → named\n")
  }
}

/// More of the same: places without a name, and controls.
@MainActor
final class TypedMergeTests: XCTestCase {
  /// Behaviour 24.
  func testArgumentsBesideATypeGoBeforeWhatIsRead() async throws {
    var calls: [String] = []
    let test = await AxtTest.host(
      VStack {
        Button("Read") { calls.append("read") }
          .testId(
            "all", type: .button, label: "L", value: 3, action: { calls.append("given") },
            setValue: { _ in calls.append("set") })
        Button("Read") { calls.append("read") }.testId("one", type: .button, label: "L")
      })
    XCTAssertEqual(
      test.hierarchy, "→ app\n  → all label=\"L\" value=3 action\n  → one label=\"L\" action\n")
    test.find(id: "all")?.performActionWithoutYielding()
    test.find(id: "all")?.setValue(nil)
    test.find(id: "one")?.performActionWithoutYielding()
    XCTAssertEqual(calls, ["given", "set", "read"])
  }

  /// Behaviour 25.
  func testDataOfATypeMergesIntoTheIdAround() async throws {
    struct Reusable: View {
      var body: some View { Button("Tap") {}.testData(type: .button) }
    }
    let test = await AxtTest.host(Reusable().padding().testId("tap"))
    XCTAssertEqual(test.hierarchy, "→ app\n  → tap label=\"Tap\" action\n")
  }

  /// Behaviour 26.
  func testExposedViewsInTheLabelOfAControlAreItsChildren() async throws {
    let test = await AxtTest.host(
      Button {
      } label: {
        HStack {
          Text("Star").testId("title", type: .text)
          Color.red.frame(width: 5, height: 5).testId("dot", value: "red")
        }
      }
      .testId("b", type: .button))
    XCTAssertEqual(
      test.hierarchy,
      "→ app\n  → b label=\"Star\" action\n    → title label=\"Star\"\n    → dot value=red\n")
  }

  /// A single exposed view without an id in the label merges like any other.
  func testOneNamedViewInALabelIsAChild() async throws {
    let test = await AxtTest.host(
      Button {
      } label: {
        Text("Star").testId("title", type: .text)
      }
      .testId("b", type: .button))
    XCTAssertEqual(test.find(id: "b")?.children.map(\.id), ["title"])
  }

  func testAnIdMayBeGivenTwice() async throws {
    let test = await AxtTest.host(
      VStack {
        Text("1").testId("same", value: 1)
        Text("2").testId("same", value: 2)
      })
    XCTAssertEqual(test.find(id: "same")?.value as? Int, 1)
    XCTAssertEqual(test.findAll(id: "same").map { $0.value as? Int }, [1, 2])
  }
}
