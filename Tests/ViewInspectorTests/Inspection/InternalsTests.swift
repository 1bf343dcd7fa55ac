import Combine
import SwiftUI
import XCTest

@testable import ViewInspector

/// What suites reach with `@testable import ViewInspector`.
@MainActor
final class InternalsTests: XCTestCase {
  struct Leaf { let number = 5 }
  class Base { let leaf = Leaf() }
  final class Derived: Base { let own = "x" }
  struct Generic<T> { let value: T }

  private func message(_ body: @autoclosure () throws -> Any) -> String {
    do {
      _ = try body()
      return "no error"
    } catch {
      return error.localizedDescription
    }
  }

  func testAttributes() throws {
    XCTAssertEqual(try Inspector.attribute(label: "own", value: Derived()) as? String, "x")
    XCTAssertEqual(
      try Inspector.attribute(path: "leaf|number", value: Derived(), type: Int.self), 5)
    XCTAssertEqual(
      message(try Inspector.attribute(label: "other", value: Leaf())),
      "Leaf does not have 'other' attribute")
    XCTAssertEqual(
      message(try Inspector.attribute(label: "number", value: Leaf(), type: String.self)),
      "Type mismatch: Int is not String")
    XCTAssertEqual(try Inspector.cast(value: 5, type: Int.self), 5)
  }

  func testTypeNames() {
    let value = Generic(value: 5)
    XCTAssertEqual(Inspector.typeName(value: value), "Generic<Int>")
    XCTAssertEqual(Inspector.typeName(value: value, generics: .remove), "Generic")
    XCTAssertEqual(
      Inspector.typeName(value: value, generics: .customViewPlaceholder), "Generic<EmptyView>")
    XCTAssertEqual(Inspector.typeName(type: Int.self, namespaced: true), "Swift.Int")
    XCTAssertTrue(Inspector.isTupleView(TupleView((Text(""), Text("")))))
    XCTAssertFalse(Inspector.isTupleView(Text("")))
  }

  func testGuards() throws {
    XCTAssertNoThrow(
      try Inspector.guardType(value: 5, namespacedPrefixes: ["Swift.Int"], inspectionCall: ""))
    XCTAssertEqual(
      message(
        try Inspector.guardType(
          value: 5, namespacedPrefixes: ["Swift.String"], inspectionCall: "")),
      "Type mismatch: Int is not String")
  }

  func testUnwrapping() throws {
    let content = try Inspector.unwrap(view: Text("a").padding().opacity(0.5), medium: .empty)
    XCTAssertTrue(content.view is Text)
    XCTAssertEqual(content.medium.viewModifiers.count, 2)
    let text = try InspectableView<ViewType.Text>(content, parent: nil, call: "", index: nil)
    XCTAssertEqual(try text.string(), "a")
    XCTAssertEqual(try text.opacity(), 0.5)
    XCTAssertEqual(
      message(
        try InspectableView<ViewType.HStack>(
          Content(Text("a"), medium: .empty), parent: nil, call: "", index: nil)),
      "Type mismatch: Text is not HStack")
  }

  final class Store: ObservableObject { @Published var name = "store" }

  struct Screen: View {
    @EnvironmentObject var store: Store
    var body: some View { Text(store.name) }
  }

  func testMediums() throws {
    let store = Store()
    let sut = HStack { Text("a").padding().font(.title) }.hidden().environmentObject(store)
    let medium = try sut.inspect().hStack().text(0).content.medium
    XCTAssertEqual(medium.viewModifiers.count, 1)
    XCTAssertEqual(medium.transitiveViewModifiers.count, 1)
    XCTAssertEqual(medium.environmentObjects.count, 1)
    XCTAssertTrue(medium.environmentObjects.first === store)
    XCTAssertEqual(try sut.inspect().hStack().content.medium.viewModifiers.count, 1)
    XCTAssertEqual(Content.Medium.empty.viewModifiers.count, 0)
  }

  func testModifierAttributes() throws {
    let view = try EmptyView().opacity(0.5).padding(3).inspect().emptyView()
    let insets = try view.modifierAttribute(
      modifierName: "_PaddingLayout", path: "modifier|insets", type: EdgeInsets.self,
      call: "padding")
    XCTAssertEqual(insets.top, 3)
    XCTAssertEqual(
      message(
        try view.modifierAttribute(
          modifierName: "Other", path: "modifier", type: Int.self, call: "other")),
      "EmptyView does not have 'other' modifier")
  }

  func testGestureOrders() {
    typealias Order = InspectableView<ViewType.Gesture<DragGesture>>.GestureOrder
    XCTAssertEqual(Order.first.rawValue, "first")
    XCTAssertEqual(Order.second.rawValue, "second")
  }

  func testGroups() throws {
    let empty = LazyGroup<Int>.empty
    XCTAssertEqual(
      message(try empty.element(at: 0)), "Enclosed view index '0' is out of bounds: '0 ..< 0'")
    let both = LazyGroup(count: 2) { $0 } + LazyGroup(count: 3) { $0 * 10 }
    XCTAssertEqual(Array(both), [0, 1, 0, 10, 20])
    XCTAssertEqual(try both.element(at: 4), 20)
  }

  func testInjection() throws {
    let store = Store()
    XCTAssertEqual(
      EnvironmentInjection.missingEnvironmentObjects(for: Screen()), ["store: Store"])
    let sut = EnvironmentInjection.inject(environmentObject: store, into: Screen())
    XCTAssertEqual(try sut.inspect().find(ViewType.Text.self).string(), "store")
    let body = try Screen().extractContent(environmentObjects: [store])
    XCTAssertEqual(try (body as? Text)?.inspect().text().string(), "store")
    XCTAssertEqual(
      message(try Screen().extractContent(environmentObjects: [])),
      "Screen is missing EnvironmentObjects: [\"store: Store\"]")
  }
}
