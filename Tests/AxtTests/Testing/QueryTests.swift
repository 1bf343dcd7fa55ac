import Axt
import SwiftUI
import XCTest

/// Finding elements, and what a handle does over the life of its view.
@MainActor
final class QueryTests: XCTestCase {
  fileprivate struct Nested: View {
    var body: some View {
      VStack {
        VStack {
          Text("1").testId("same", value: 1)
          VStack { Text("2").testId("same", value: 2) }.testId("inner")
        }
        .testId("outer")
        Text("3").testId("same", value: 3)
      }
    }
  }

  /// Behaviour 41.
  func testFindIsRecursiveAndNilForUnknownIds() async throws {
    let test = await AxtTest.host(Nested())
    XCTAssertNotNil(test.find(id: "inner"))
    XCTAssertNil(test.find(id: "unknown"))
    XCTAssertTrue(test.findAll(id: "unknown").isEmpty)
  }

  /// Behaviour 42.
  func testFindIncludesTheReceiverAndFindAllDoesNot() async throws {
    let test = await AxtTest.host(Nested())
    let outer = try XCTUnwrap(test.find(id: "outer"))
    XCTAssertEqual(outer.find(id: "outer")?.id, "outer")
    XCTAssertTrue(outer.findAll(id: "outer").isEmpty)
    XCTAssertEqual(test.find(id: "app")?.id, "app")
    XCTAssertTrue(test.findAll(id: "app").isEmpty)
  }

  /// Behaviour 43.
  func testFindAllGivesAllWithTheIdInOrder() async throws {
    let test = await AxtTest.host(Nested())
    XCTAssertEqual(test.findAll(id: "same").map { $0.value as? Int }, [1, 2, 3])
  }

  /// Behaviour 44.
  func testChildrenAreDirectOnesAndAllIsEverything() async throws {
    let test = await AxtTest.host(Nested())
    XCTAssertEqual(test.children.map(\.id), ["outer", "same"])
    XCTAssertEqual(test.all.map(\.id), ["outer", "same", "inner", "same", "same"])
  }

  /// Behaviour 45.
  func testFindFromAnElementSeesOnlyWhatIsInside() async throws {
    let test = await AxtTest.host(Nested())
    let inner = try XCTUnwrap(test.find(id: "inner"))
    XCTAssertEqual(inner.findAll(id: "same").map { $0.value as? Int }, [2])
    XCTAssertNil(inner.find(id: "outer"))
  }

  fileprivate struct YesNo: View {
    @State private var isYes = true
    var body: some View {
      VStack {
        Toggle("Yes", isOn: $isYes).testId("toggle", type: .toggle)
        Color.red.testId("label", value: isYes ? "yes" : "no")
      }
    }
  }

  /// Behaviour 46.
  func testAStoredHandleFollowsItsView() async throws {
    let test = await AxtTest.host(YesNo())
    let label = try XCTUnwrap(test.find(id: "label"))
    XCTAssertEqual(label.value as? String, "yes")
    await test.find(id: "toggle")?.performAction()
    XCTAssertEqual(label.value as? String, "no")
  }

  fileprivate struct Removable: View {
    @State private var isThere = true
    let note: () -> Void
    var body: some View {
      VStack {
        if isThere {
          VStack { Text("x").testId("inside") }
            .testId("extra", label: "L", value: 1, action: note, setValue: { _ in note() })
        }
      }
      .testId(insert: "switch", action: { isThere.toggle() })
    }
  }
}

/// What a handle does.
@MainActor
final class HandleTests: XCTestCase {
  private typealias Removable = QueryTests.Removable

  /// Behaviour 47.
  func testAHandleOfAVanishedViewIsHarmless() async throws {
    var calls = 0
    let test = await AxtTest.host(Removable { calls += 1 })
    let extra = try XCTUnwrap(test.find(id: "extra"))
    XCTAssertTrue(extra.exists)
    await test.find(id: "switch")?.performAction()
    XCTAssertFalse(extra.exists)
    XCTAssertNil(extra.id)
    XCTAssertNil(extra.label)
    XCTAssertNil(extra.value)
    XCTAssertTrue(extra.children.isEmpty)
    XCTAssertTrue(extra.all.isEmpty)
    XCTAssertNil(extra.find(id: "inside"))
    XCTAssertNil(extra.find(accessibilityIdentifier: "inside"))
    XCTAssertTrue(extra.findAll(id: "inside").isEmpty)
    XCTAssertEqual(extra.hierarchy, "")
    await extra.performAction()
    extra.setValue(3)
    await extra.watchHierarchy()
    XCTAssertEqual(calls, 0)
  }

  func testWaitingOnAVanishedViewTimesOut() async throws {
    let test = await AxtTest.host(Removable {})
    let extra = try XCTUnwrap(test.find(id: "extra"))
    await test.find(id: "switch")?.performAction()
    do {
      _ = try await extra.waitForElement(id: "inside", timeout: 1)
      XCTFail("The view is gone")
    } catch {
      XCTAssertTrue("\(error)".contains("the element to search in is gone"), "\(error)")
    }
  }

  /// Behaviour 48.
  func testAViewThatComesBackIsAnotherElement() async throws {
    let test = await AxtTest.host(Removable {})
    let extra = try XCTUnwrap(test.find(id: "extra"))
    await test.find(id: "switch")?.performAction()
    await test.find(id: "switch")?.performAction()
    XCTAssertFalse(extra.exists)
    XCTAssertEqual(test.find(id: "extra")?.exists, true)
  }

  /// Behaviour 49.
  func testAnotherIdentityAboveEndsAHandle() async throws {
    struct Screen: View {
      @State private var number = 0
      var body: some View {
        VStack { Text("x").testId("x") }.id(number)
          .testId(insert: "next", action: { number += 1 })
      }
    }
    let test = await AxtTest.host(Screen())
    let element = try XCTUnwrap(test.find(id: "x"))
    await test.find(id: "next")?.performAction()
    XCTAssertFalse(element.exists)
    XCTAssertNotNil(test.find(id: "x"))
  }

  fileprivate struct Items: View {
    @State private var items = [1, 2, 3]
    var body: some View {
      VStack { ForEach(items, id: \.self) { Text("\($0)").testId("item", value: $0) } }
        .testId("items")
        .testId(insert: "reverse", action: { items.reverse() })
        .testId(insert: "drop", action: { items.removeFirst() })
    }
  }

  /// Behaviour 50.
  func testHandlesFollowTheItemsOfForEach() async throws {
    let test = await AxtTest.host(Items())
    let items = test.findAll(id: "item")
    await test.find(id: "reverse")?.performAction()
    XCTAssertEqual(items.map { $0.value as? Int }, [1, 2, 3])
    XCTAssertEqual(
      test.find(id: "items")?.children.map { $0.value as? Int }, [3, 2, 1])
    await test.find(id: "drop")?.performAction()
    XCTAssertEqual(items.map(\.exists), [true, true, false])
  }
}

/// What a handle does.
@MainActor
final class ActionTests: XCTestCase {
  private typealias YesNo = QueryTests.YesNo

  /// Behaviours 51 and 52.
  func testStateChangesAtOnceAndViewsAfterTheYield() async throws {
    var calls = 0
    struct Screen: View {
      @State private var count = 0
      let note: () -> Void
      var body: some View {
        Color.red.testId(
          "c", value: count,
          action: {
            count += 1
            note()
          })
      }
    }
    let test = await AxtTest.host(Screen { calls += 1 })
    let element = try XCTUnwrap(test.find(id: "c"))
    element.performActionWithoutYielding()
    XCTAssertEqual(calls, 1)
    await AxtTest.yield()
    XCTAssertEqual(element.value as? Int, 1)
  }

  /// Behaviour 53.
  func testPerformingAloneSufficesForAPlainUpdate() async throws {
    let test = await AxtTest.host(YesNo())
    await test.find(id: "toggle")?.performAction()
    XCTAssertEqual(test.find(id: "toggle")?.value as? Bool, false)
  }

  /// Behaviours 54 and 55.
  func testMissingActionsAndSettersDoNothing() async throws {
    let test = await AxtTest.host(Text("x").testId("x", value: 1))
    let element = try XCTUnwrap(test.find(id: "x"))
    await element.performAction()
    element.setValue(2)
    await AxtTest.yield()
    XCTAssertEqual(element.value as? Int, 1)
    await test.performAction()
    test.setValue(2)
  }

  func testRequireNamesTheNearestIdsAndPrintsTheHierarchy() async throws {
    let test = await AxtTest.host(
      VStack {
        Text("x").testId("save_button")
        Text("y").testId("cancel")
      })
    XCTAssertEqual(try test.require(id: "cancel").id, "cancel")
    XCTAssertThrowsError(try test.require(id: "save_buton")) { error in
      XCTAssertEqual(
        "\(error)",
        """
        No element with id "save_buton" in "app". The nearest: "save_button".
        The hierarchy:
        → app
          → save_button
          → cancel
        """)
    }
  }
}
