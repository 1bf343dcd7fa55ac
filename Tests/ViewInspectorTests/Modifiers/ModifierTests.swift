import SwiftUI
import ViewInspector
import XCTest

final class ModifierTests: XCTestCase {
  func testFrames() throws {
    let sut = try EmptyView().frame(width: 5, height: 6, alignment: .leading)
      .inspect().emptyView()
    let frame = try sut.fixedFrame()
    XCTAssertEqual(frame.width, 5)
    XCTAssertEqual(frame.height, 6)
    XCTAssertEqual(frame.alignment, .leading)
    XCTAssertThrowsError(try EmptyView().inspect().emptyView().fixedWidth()) {
      XCTAssertEqual(
        $0.localizedDescription, "EmptyView does not have 'frame(width:)' modifier")
    }
    let flexible = try EmptyView().frame(maxWidth: .infinity).inspect().emptyView().flexFrame()
    XCTAssertEqual(flexible.maxWidth, .infinity)
    XCTAssertTrue(flexible.minWidth.isNaN)
  }

  func testLayersAndTheirPaths() throws {
    let sut = EmptyView().overlay { Text("over") }.overlay { Text("above") }
      .background { HStack { Text("behind") } }
    let view = try sut.inspect().emptyView()
    XCTAssertEqual(try view.overlay().text().string(), "over")
    XCTAssertEqual(try view.overlay(1).text().string(), "above")
    XCTAssertEqual(try view.overlay(1).text().pathToRoot, "emptyView().overlay(1).text()")
    XCTAssertEqual(
      try sut.inspect().find(text: "above").pathToRoot, "emptyView().overlay(1).text()")
    XCTAssertEqual(
      try sut.inspect().find(text: "behind").pathToRoot,
      "emptyView().background().hStack().text(0)")
    XCTAssertThrowsError(try view.overlay(2)) {
      XCTAssertEqual(
        $0.localizedDescription, "EmptyView does not have 'overlay' modifier at index 2")
    }
  }

  func testLayersOfAStyle() throws {
    let sut = try EmptyView().background(Color.red).overlay(.blue.opacity(0.5)).inspect()
      .emptyView()
    XCTAssertEqual(try sut.background().color().value(), .red)
    XCTAssertEqual(try sut.overlay().color().value(), .blue.opacity(0.5))
  }

  func testEffects() throws {
    let sut = try Text("").opacity(0.5).offset(x: 1, y: 2).cornerRadius(7)
      .inspect().text()
    XCTAssertEqual(try sut.opacity(), 0.5)
    XCTAssertEqual(try sut.offset(), CGSize(width: 1, height: 2))
    XCTAssertEqual(try sut.cornerRadius(), 7)
    XCTAssertThrowsError(try sut.blur()) {
      XCTAssertEqual($0.localizedDescription, "Text does not have 'blur' modifier")
    }
    XCTAssertEqual(
      try EmptyView().clipShape(Circle()).inspect().emptyView().clipShape(Circle.self).path(
        in: CGRect(x: 0, y: 0, width: 2, height: 2)),
      Circle().path(in: CGRect(x: 0, y: 0, width: 2, height: 2)))
  }

  func testModifiersOfAContainerStayOnIt() throws {
    let sut = try HStack { Text("").opacity(0.1) }.opacity(0.9).inspect().hStack()
    XCTAssertEqual(try sut.opacity(), 0.9)
    XCTAssertEqual(try sut.text(0).opacity(), 0.1)
  }

  func testInnermostModifierWins() throws {
    let sut = try Text("").opacity(0.1).opacity(0.9).inspect().text()
    XCTAssertEqual(try sut.opacity(), 0.1)
  }

  @MainActor
  func testEvents() async throws {
    var events: [String] = []
    let sut = try EmptyView()
      .onAppear { events.append("appear") }
      .onDisappear { events.append("disappear") }
      .onTapGesture { events.append("tap") }
      .onChange(of: 1) { old, new in events.append("\(old)-\(new)") }
      .task { events.append("task") }
      .inspect().emptyView()
    try sut.callOnAppear()
    try sut.callOnDisappear()
    try sut.callOnTapGesture()
    try sut.callOnChange(oldValue: 3, newValue: 4)
    try await sut.callTask()
    XCTAssertEqual(events, ["appear", "disappear", "tap", "3-4", "task"])
  }

  func testIdentityAndTags() throws {
    let sut = VStack {
      Text("a").id(7)
      Text("b").tag("Home")
      Text("c").accessibilityIdentifier("cc").accessibilityLabel("The C")
    }
    XCTAssertEqual(try sut.inspect().find(viewWithId: 7).text().string(), "a")
    XCTAssertEqual(try sut.inspect().find(viewWithTag: "Home").text().string(), "b")
    XCTAssertEqual(
      try sut.inspect().find(viewWithAccessibilityIdentifier: "cc").text().string(), "c")
    XCTAssertEqual(
      try sut.inspect().find(viewWithAccessibilityLabel: "The C").pathToRoot, "vStack().text(2)")
    XCTAssertThrowsError(try sut.inspect().vStack().text(1).id()) {
      XCTAssertEqual($0.localizedDescription, "Text does not have 'id' modifier")
    }
  }

  func testGestures() throws {
    var ended: CGFloat?
    let sut = EmptyView().gesture(
      DragGesture(minimumDistance: 30).onChanged { _ in }.onEnded { ended = $0.translation.width })
    let gesture = try sut.inspect().emptyView().gesture(DragGesture.self)
    XCTAssertEqual(try gesture.actualGesture().minimumDistance, 30)
    let value = DragGesture.Value(
      time: Date(timeIntervalSinceReferenceDate: 0), location: CGPoint(x: 100, y: 100),
      startLocation: CGPoint(x: 50, y: 50),
      velocity: CGVector(dx: 8, dy: 8))
    XCTAssertEqual(value.predictedEndLocation, CGPoint(x: 102, y: 102))
    try gesture.callOnEnded(value: value)
    XCTAssertEqual(ended, 50)
    XCTAssertThrowsError(try sut.inspect().emptyView().gesture(LongPressGesture.self)) {
      XCTAssertEqual(
        $0.localizedDescription, "Type mismatch: DragGesture is not LongPressGesture")
    }
    var state = 0
    var transaction = Transaction()
    XCTAssertThrowsError(
      try gesture.callUpdating(value: value, state: &state, transaction: &transaction)
    ) {
      XCTAssertEqual(
        $0.localizedDescription,
        "AddGestureModifier<_EndedGesture<_ChangedGesture<DragGesture>>, DefaultGestureCombiner> "
          + "does not have 'updating' callback")
    }
  }

  func testStyles() throws {
    struct Style: ButtonStyle {
      func makeBody(configuration: Configuration) -> some View {
        configuration.label.opacity(configuration.isPressed ? 0.5 : 1)
      }
    }
    let sut = try Button("", action: {}).buttonStyle(Style()).inspect().button()
    XCTAssertTrue(try sut.buttonStyle() is Style)
    XCTAssertEqual(
      try Style().inspect(isPressed: true).styleConfigurationLabel().opacity(), 0.5)
    XCTAssertThrowsError(try EmptyView().inspect().emptyView().buttonStyle()) {
      XCTAssertEqual($0.localizedDescription, "EmptyView does not have 'buttonStyle' modifier")
    }
  }
}

extension ModifierTests {
  func testFiltersAndSpace() throws {
    let sut = try EmptyView().brightness(0.2).hueRotation(.degrees(180)).zIndex(3)
      .coordinateSpace(name: "space").inspect().emptyView()
    XCTAssertEqual(try sut.brightness(), 0.2)
    XCTAssertEqual(try sut.hueRotation(), .degrees(180))
    XCTAssertEqual(try sut.zIndex(), 3)
    XCTAssertEqual(try sut.coordinateSpaceName(), "space")
    XCTAssertThrowsError(try sut.colorInvert()) {
      XCTAssertEqual($0.localizedDescription, "EmptyView does not have 'colorInvert' modifier")
    }
  }
}
