import Axt
import Observation
import SwiftUI
import XCTest

/// Views that say themselves what they expose.
@MainActor
final class CustomViewTests: XCTestCase {
  private enum Mood: Equatable { case calm }

  /// Behaviour 12.
  func testSwatchesExposeTheirValues() async throws {
    let test = await AxtTest.host(
      VStack {
        Color.blue.frame(width: 50, height: 50).testId("swatch_a", value: "blue")
        Color.red.frame(width: 50, height: 50).testId("swatch_b", value: "red")
      })
    XCTAssertEqual(
      test.hierarchy, "→ app\n  → swatch_a value=blue\n  → swatch_b value=red\n")
    XCTAssertEqual(test.find(id: "swatch_b")?.value as? String, "red")
  }

  /// Behaviour 13.
  func testActionsAndSettersAloneAndTogether() async throws {
    var calls: [String] = []
    let test = await AxtTest.host(
      VStack {
        Color.red.testId("action", action: { calls.append("a") })
        Color.red.testId("set", setValue: { calls.append("s\($0 as? Int ?? 0)") })
        Color.red.testId(
          "both", action: { calls.append("ba") }, setValue: { calls.append("b\($0 as? Int ?? 0)") }
        )
      })
    for id in ["action", "set", "both"] {
      let element = try XCTUnwrap(test.find(id: id))
      element.performActionWithoutYielding()
      element.setValue(4)
    }
    XCTAssertEqual(calls, ["a", "s4", "ba", "b4"])
  }

  /// Behaviour 13, values of any type.
  func testValuesOfAnyType() async throws {
    let date = Date(timeIntervalSince1970: 0)
    let missing: Int? = nil
    let test = await AxtTest.host(
      VStack {
        Color.red.testId("int", value: 3)
        Color.red.testId("float", value: CGFloat(1.5))
        Color.red.testId("date", value: date)
        Color.red.testId("mood", value: Mood.calm)
        Color.red.testId("nil", value: missing)
      })
    XCTAssertEqual(test.find(id: "int")?.value as? Int, 3)
    XCTAssertEqual(test.find(id: "float")?.value as? CGFloat, 1.5)
    XCTAssertEqual(test.find(id: "date")?.value as? Date, date)
    XCTAssertEqual(test.find(id: "mood")?.value as? Mood, .calm)
    XCTAssertNil(test.find(id: "nil")?.value)
  }

  /// Behaviour 68.
  func testContainersAreCollectedInOrder() async throws {
    func item(_ id: String) -> some View { Text(id).testId(id) }
    let test = await AxtTest.host(
      VStack {
        List {
          item("list_1"); item("list_2")
        }.frame(height: 120)
        ForEach(0..<2) { item("each_\($0)") }
        ScrollView {
          LazyVStack {
            item("lazy_1"); item("lazy_2")
          }
        }.frame(height: 80)
        GeometryReader { _ in item("geometry") }.frame(height: 30)
        Group {
          item("group_1"); item("group_2")
        }
        HStack { item("stack") }
      }
      .testId("all"))
    XCTAssertEqual(
      test.find(id: "all")?.children.map(\.id),
      [
        "list_1", "list_2", "each_0", "each_1", "lazy_1", "lazy_2", "geometry", "group_1",
        "group_2", "stack",
      ])
  }

  /// Behaviour 68.
  func testNavigationAndTabsAreCollected() async throws {
    let test = await AxtTest.host(
      TabView {
        NavigationView {
          VStack {
            Text("1").testId("first"); Text("2").testId("second")
          }
        }
        .tabItem { Text("One") }
        Text("3").testId("other").tabItem { Text("Two") }
      })
    XCTAssertEqual(test.all.prefix(2).map(\.id), ["first", "second"])
  }

  /// Behaviour 67.
  func testNodesThatAreThereAlreadyAreLeftOut() async {
    let first = Axt(id: "a", nodeId: UUID())
    let second = Axt(id: "b", nodeId: UUID())
    var value = [first]
    AxtPreferenceKey.reduce(value: &value) { [first, second, second] }
    XCTAssertEqual(value.map(\.id), ["a", "b"])
  }

  /// What is exposed can also be read as the preference that it is.
  func testViewsAboveCanReadThePreference() async throws {
    struct Screen: View {
      @State private var count = 0
      @State private var text = ""
      var body: some View {
        VStack {
          VStack {
            Text("x").testData(value: count).testId("x")
            Text("y").testId("y")
          }
          .onPreferenceChange(AxtPreferenceKey.self) { nodes in
            text = nodes.map { "\($0.id ?? "")=\($0.value ?? "nil")" }.joined(separator: ",")
          }
          Text(text).testId("text", type: .text)
        }
        .testId(insert: "more", action: { count += 1 })
      }
    }
    let test = await AxtTest.host(Screen())
    XCTAssertEqual(test.find(id: "text")?.label, "x=0,y=nil")
    await test.find(id: "more")?.performAction()
    XCTAssertEqual(test.find(id: "text")?.label, "x=1,y=nil")
  }

  private final class Model: ObservableObject { @Published var count = 0 }

  /// Behaviour 69.
  func testObjectsAndTheEnvironmentRefreshValues() async throws {
    struct Inner: View {
      @EnvironmentObject var model: Model
      @Environment(\.lineLimit) var limit
      var body: some View {
        Text("x").testId("count", value: model.count).testId("limit", value: limit)
      }
    }
    struct Screen: View {
      let model: Model
      @State private var limit = 1
      var body: some View {
        Inner().environmentObject(model).lineLimit(limit)
          .testId(insert: "more", action: { limit += 1 })
      }
    }
    let model = Model()
    let test = await AxtTest.host(Screen(model: model))
    let count = try XCTUnwrap(test.find(id: "count"))
    model.count = 5
    await AxtTest.yield()
    XCTAssertEqual(count.value as? Int, 5)
    await test.find(id: "more")?.performAction()
    XCTAssertEqual(test.find(id: "limit")?.value as? Int, 2)
  }

  @Observable final class Observed { var count = 0 }

  /// Behaviour 69, with the Observation framework.
  func testObservedPropertiesRefreshValues() async throws {
    struct Screen: View {
      let model: Observed
      var body: some View { Text("x").testId("count", value: model.count) }
    }
    let model = Observed()
    let test = await AxtTest.host(Screen(model: model))
    let count = try XCTUnwrap(test.find(id: "count"))
    model.count = 3
    await AxtTest.yield()
    XCTAssertEqual(count.value as? Int, 3)
  }
}
