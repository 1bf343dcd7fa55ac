import SwiftUI
import ViewInspector
import XCTest

/// What is read of what views tell accessibility.
@MainActor
final class AccessibilityTests: XCTestCase {
  private func view(_ sut: some View) throws -> InspectableView<ViewType.EmptyView> {
    try sut.inspect().emptyView()
  }

  func testWords() throws {
    XCTAssertEqual(
      try view(EmptyView().accessibilityLabel("a")).accessibilityLabel().string(), "a")
    XCTAssertEqual(
      try view(EmptyView().accessibility(label: Text("a"))).accessibilityLabel().string(), "a")
    XCTAssertEqual(
      try view(EmptyView().accessibilityValue("b")).accessibilityValue().string(), "b")
    XCTAssertEqual(
      try view(EmptyView().accessibility(value: Text("b"))).accessibilityValue().string(), "b")
    XCTAssertEqual(
      try view(EmptyView().accessibilityHint("c")).accessibilityHint().string(), "c")
    XCTAssertEqual(
      try view(EmptyView().accessibility(hint: Text("c"))).accessibilityHint().string(), "c")
  }

  func testValues() throws {
    XCTAssertTrue(try view(EmptyView().accessibilityHidden(true)).accessibilityHidden())
    XCTAssertTrue(try view(EmptyView().accessibility(hidden: true)).accessibilityHidden())
    XCTAssertEqual(
      try view(EmptyView().accessibility(identifier: "a")).accessibilityIdentifier(), "a")
    XCTAssertEqual(
      try view(EmptyView().accessibilitySortPriority(6)).accessibilitySortPriority(), 6)
    XCTAssertEqual(
      try view(EmptyView().accessibility(sortPriority: 6)).accessibilitySortPriority(), 6)
    XCTAssertEqual(
      try view(EmptyView().accessibilityActivationPoint(.bottomTrailing))
        .accessibilityActivationPoint(), .bottomTrailing)
    XCTAssertEqual(
      try view(EmptyView().accessibility(activationPoint: .top)).accessibilityActivationPoint(),
      .top)
    let traits = EmptyView().accessibilityAddTraits([.isButton, .isHeader])
      .accessibilityRemoveTraits(.isHeader)
    XCTAssertEqual(try view(traits).accessibilityTraits(), .isButton)
  }

  @available(*, deprecated)
  func testSelectionIdentifiers() throws {
    XCTAssertEqual(
      try view(EmptyView().accessibility(selectionIdentifier: "a"))
        .accessibilitySelectionIdentifier(), "a")
    XCTAssertThrowsError(try view(EmptyView()).accessibilitySelectionIdentifier()) {
      XCTAssertEqual(
        $0.localizedDescription,
        "EmptyView does not have 'accessibility(selectionIdentifier:)' modifier")
    }
  }

  func testActions() throws {
    var events: [String] = []
    let sut = try view(
      EmptyView()
        .accessibilityAction { events.append("default") }
        .accessibilityAction(.escape) { events.append("escape") }
        .accessibilityAction(named: Text("a")) { events.append("a") }
        .accessibilityAdjustableAction { events.append("\($0)") }
        .accessibilityScrollAction { events.append("\($0)") })
    try sut.callAccessibilityAction(.default)
    try sut.callAccessibilityAction(.escape)
    try sut.callAccessibilityAction("a")
    try sut.callAccessibilityAdjustableAction()
    try sut.callAccessibilityAdjustableAction(.decrement)
    try sut.callAccessibilityScrollAction(.top)
    XCTAssertEqual(events, ["default", "escape", "a", "increment", "decrement", "top"])
    XCTAssertThrowsError(try sut.callAccessibilityAction("b")) {
      XCTAssertEqual(
        $0.localizedDescription,
        "EmptyView does not have 'accessibilityAction(named: \"b\")' modifier")
    }
  }

  func testNamedKindsOfActionsAreCalledByTheirNames() throws {
    var events: [String] = []
    let sut = try view(
      EmptyView()
        .accessibilityAction(named: Text("123")) { events.append("named") }
        .accessibilityAction(.init(named: Text("456"))) { events.append("kind") })
    try sut.callAccessibilityAction(.init(named: Text("123")))
    try sut.callAccessibilityAction(.init(named: Text("456")))
    try sut.callAccessibilityAction("456")
    XCTAssertEqual(events, ["named", "kind", "kind"])
    XCTAssertThrowsError(try view(EmptyView()).callAccessibilityAction(.init(named: Text("123")))) {
      XCTAssertEqual(
        $0.localizedDescription,
        "EmptyView does not have 'accessibilityAction(named: \"123\")' modifier")
    }
  }

  func testTheLabelOfAPartIsThatOfTheWholeText() throws {
    let label = Text("3").accessibilityLabel(Text("4"))
    XCTAssertEqual(
      try text(Text("a") + (label + Text("5").accessibilityLabel("6"))).accessibilityLabel()
        .string(), "4")
    XCTAssertEqual(
      try text((label + Text("5")).accessibilityLabel("all")).accessibilityLabel().string(), "all")
    XCTAssertThrowsError(try text(Text("3") + Text("5")).accessibilityLabel())
  }

  private func text(_ text: Text) throws -> InspectableView<ViewType.Text> {
    try text.inspect().text()
  }

  func testSearches() throws {
    let sut = HStack {
      Text("a").accessibilityIdentifier("x")
      Text("b").accessibilityLabel("y")
      Text("c").tag("z")
      Text("d").id(7)
    }
    XCTAssertEqual(
      try sut.inspect().find(viewWithAccessibilityIdentifier: "x").text().string(), "a")
    XCTAssertEqual(try sut.inspect().find(viewWithAccessibilityLabel: "y").text().string(), "b")
    XCTAssertEqual(try sut.inspect().find(viewWithTag: "z").text().string(), "c")
    XCTAssertEqual(try sut.inspect().find(viewWithId: 7).text().string(), "d")
  }
}
