import SwiftUI
import ViewInspector
import XCTest

/// Gestures: where they are found, what they are, and their callbacks.
@MainActor
final class GestureTests: XCTestCase {
  private let drag = DragGesture.Value(
    time: Date(timeIntervalSince1970: 0), location: CGPoint(x: 100, y: 100),
    startLocation: CGPoint(x: 50, y: 50), velocity: CGVector(dx: 8, dy: 8))

  func testPlaces() throws {
    let sut = try EmptyView()
      .gesture(DragGesture(), including: .gesture)
      .highPriorityGesture(TapGesture())
      .simultaneousGesture(LongPressGesture())
      .gesture(TapGesture())
      .inspect().emptyView()
    XCTAssertEqual(
      try sut.gesture(DragGesture.self).pathToRoot, "emptyView().gesture(DragGesture.self)")
    XCTAssertEqual(
      try sut.gesture(TapGesture.self, 1).pathToRoot, "emptyView().gesture(TapGesture.self, 1)")
    XCTAssertEqual(
      try sut.highPriorityGesture(TapGesture.self).pathToRoot,
      "emptyView().highPriorityGesture(TapGesture.self)")
    XCTAssertEqual(
      try sut.simultaneousGesture(LongPressGesture.self).pathToRoot,
      "emptyView().simultaneousGesture(LongPressGesture.self)")
    XCTAssertEqual(try sut.gesture(DragGesture.self).gestureMask(), .gesture)
    XCTAssertEqual(try sut.simultaneousGesture(LongPressGesture.self).gestureMask(), .all)
  }

  func testValues() throws {
    let sut = EmptyView()
      .gesture(DragGesture(minimumDistance: 30, coordinateSpace: .global).onChanged { _ in })
      .gesture(LongPressGesture(minimumDuration: 5, maximumDistance: 1))
      .gesture(TapGesture(count: 2).onEnded {})
    let view = try sut.inspect().emptyView()
    XCTAssertEqual(try view.gesture(DragGesture.self).actualGesture().minimumDistance, 30)
    XCTAssertEqual(try view.gesture(DragGesture.self).actualGesture().coordinateSpace, .global)
    XCTAssertEqual(try view.gesture(LongPressGesture.self, 1).actualGesture().minimumDuration, 5)
    XCTAssertEqual(try view.gesture(TapGesture.self, 2).actualGesture().count, 2)
  }

  func testPrediction() {
    XCTAssertEqual(drag.translation, CGSize(width: 50, height: 50))
    XCTAssertEqual(drag.predictedEndLocation, CGPoint(x: 102, y: 102))
    XCTAssertEqual(drag.predictedEndTranslation, CGSize(width: 52, height: 52))
  }

  func testCallbacksInTheirOrder() throws {
    var events: [String] = []
    let state = GestureState(initialValue: CGSize.zero)
    let gesture = DragGesture()
      .updating(state) { value, state, _ in
        state = value.translation
        events.append("update")
      }
      .onChanged { events.append("change \($0.location.x)") }
      .onEnded { _ in events.append("end") }
      .onChanged { _ in events.append("change again") }
    let view = try EmptyView().gesture(gesture).inspect().emptyView().gesture(DragGesture.self)
    try view.callOnChanged(value: drag)
    try view.callOnEnded(value: drag)
    var size = CGSize.zero
    var transaction = Transaction()
    try view.callUpdating(value: drag, state: &size, transaction: &transaction)
    XCTAssertEqual(events, ["change 100.0", "change again", "end", "update"])
    XCTAssertEqual(size, CGSize(width: 50, height: 50))
  }

  func testTapsAndPresses() throws {
    var events: [String] = []
    let sut = try EmptyView()
      .gesture(TapGesture().onEnded { events.append("tap") })
      .gesture(
        LongPressGesture().onChanged { events.append("press \($0)") }
          .onEnded { events.append("pressed \($0)") }
      )
      .gesture(SpatialTapGesture().onEnded { events.append("at \($0.location.x)") })
      .inspect().emptyView()
    try sut.gesture(TapGesture.self).callOnEnded(value: ())
    try sut.gesture(LongPressGesture.self, 1).callOnChanged(value: .init(finished: false))
    try sut.gesture(LongPressGesture.self, 1).callOnEnded(value: true)
    try sut.gesture(SpatialTapGesture.self, 2).callOnEnded(
      value: .init(location: CGPoint(x: 5, y: 0)))
    XCTAssertEqual(events, ["tap", "press false", "pressed true", "at 5.0"])
  }

  func testMagnificationAndRotation() throws {
    var events: [String] = []
    let sut = try EmptyView()
      .gesture(MagnificationGesture().onChanged { events.append("\($0)") })
      .gesture(RotationGesture().onEnded { events.append("\($0.degrees)") })
      .gesture(MagnifyGesture().onChanged { events.append("\($0.magnification)") })
      .inspect().emptyView()
    try sut.gesture(MagnificationGesture.self).callOnChanged(value: .init(magnifyBy: 2))
    try sut.gesture(RotationGesture.self, 1).callOnEnded(value: .init(angle: .degrees(90)))
    try sut.gesture(MagnifyGesture.self, 2).callOnChanged(
      value: .init(
        time: Date(timeIntervalSinceReferenceDate: 0), magnification: 3, velocity: 1,
        startAnchor: .center, startLocation: .zero))
    XCTAssertEqual(events, ["2.0", "90.0", "3.0"])
  }

  func testCombinations() throws {
    var events: [String] = []
    let exclusive = TapGesture().onEnded { events.append("tap") }
      .exclusively(before: DragGesture().onChanged { _ in events.append("drag") })
      .onEnded { value in
        if case .second = value { events.append("second") }
      }
    let place = try EmptyView().gesture(exclusive).inspect().emptyView()
      .gesture(
        ExclusiveGesture<_EndedGesture<TapGesture>, _ChangedGesture<DragGesture>>.self)
    try place.first(TapGesture.self).callOnEnded(value: ())
    try place.second(DragGesture.self).callOnChanged(value: drag)
    try place.callOnEnded(value: .second(drag))
    XCTAssertEqual(events, ["tap", "drag", "second"])
    XCTAssertThrowsError(try place.first(DragGesture.self)) {
      XCTAssertEqual($0.localizedDescription, "Type mismatch: TapGesture is not DragGesture")
    }
  }

  func testPartsOfCombinationsAreNamedByThemselves() throws {
    let both = MagnificationGesture().simultaneously(with: RotationGesture().onChanged { _ in })
    let place = try EmptyView().gesture(both).inspect().emptyView()
      .gesture(
        SimultaneousGesture<MagnificationGesture, _ChangedGesture<RotationGesture>>.self)
    XCTAssertThrowsError(
      try place.first(MagnificationGesture.self).callOnEnded(value: .init(magnifyBy: 2))
    ) {
      XCTAssertEqual(
        $0.localizedDescription, "MagnificationGesture does not have 'onEnded' callback")
    }
    XCTAssertThrowsError(
      try place.second(RotationGesture.self).callOnEnded(value: .init(angle: .zero))
    ) {
      XCTAssertEqual(
        $0.localizedDescription,
        "_ChangedGesture<RotationGesture> does not have 'onEnded' callback")
    }
  }

  func testMissingGesturesAreNamedWithTheirTypes() throws {
    let view = try EmptyView().highPriorityGesture(DragGesture()).inspect().emptyView()
    XCTAssertThrowsError(try view.simultaneousGesture(TapGesture.self)) {
      XCTAssertEqual(
        $0.localizedDescription,
        "EmptyView does not have 'simultaneousGesture(TapGesture.self)' modifier")
    }
    XCTAssertThrowsError(try view.highPriorityGesture(DragGesture.self, 2)) {
      XCTAssertEqual(
        $0.localizedDescription,
        "EmptyView does not have 'highPriorityGesture(DragGesture.self)' modifier at index 2")
    }
  }

  func testSequencesAndSimultaneousGestures() throws {
    var events: [String] = []
    let sequence = LongPressGesture().sequenced(before: DragGesture())
      .onEnded { value in
        if case .second(let pressed, let drag?) = value {
          events.append("\(pressed) \(drag.location.x)")
        }
      }
    try EmptyView().gesture(sequence).inspect().emptyView()
      .gesture(SequenceGesture<LongPressGesture, DragGesture>.self)
      .callOnEnded(value: .second(true, drag))
    let both = MagnificationGesture().simultaneously(with: RotationGesture())
      .onChanged { events.append("\($0.first ?? 0) \($0.second?.degrees ?? 0)") }
    let place = try EmptyView().gesture(both).inspect().emptyView()
      .gesture(SimultaneousGesture<MagnificationGesture, RotationGesture>.self)
    try place.callOnChanged(value: .init(first: 2, second: .degrees(180)))
    XCTAssertEqual(events, ["true 100.0", "2.0 180.0"])
    XCTAssertEqual(try place.second(RotationGesture.self).gestureMask(), .all)
  }

  @available(*, deprecated, message: "Older suites constrain their helpers to the protocol.")
  func testHelpersForAllGestures() throws {
    func ends<T: Gesture & Inspectable>(_ gesture: T, with value: T.Value) throws {
      var count = 0
      let sut = EmptyView().gesture(gesture.onEnded { _ in count += 1 })
      try sut.inspect().emptyView().gesture(T.self).callOnEnded(value: value)
      XCTAssertEqual(count, 1)
    }
    try ends(TapGesture(), with: ())
    try ends(LongPressGesture(), with: .init(finished: true))
    try ends(RotationGesture(), with: .init(angle: .degrees(1)))
    try ends(
      SimultaneousGesture(TapGesture(), TapGesture()), with: .init(first: (), second: nil))
    try ends(ExclusiveGesture(TapGesture(), LongPressGesture()), with: .first(()))
  }

  func testErasedGestures() throws {
    var count = 0
    let sut = try EmptyView().gesture(AnyGesture(TapGesture().onEnded { count += 1 })).inspect()
      .emptyView()
    try sut.gesture(TapGesture.self).callOnEnded(value: ())
    XCTAssertEqual(count, 1)
  }

  func testCallbackNames() throws {
    let sut = try EmptyView().highPriorityGesture(DragGesture()).simultaneousGesture(DragGesture())
      .inspect().emptyView()
    XCTAssertThrowsError(
      try sut.highPriorityGesture(DragGesture.self).callOnChanged(value: drag)
    ) {
      XCTAssertEqual(
        $0.localizedDescription,
        "HighPriorityGestureModifier<DragGesture> does not have 'onChanged' callback")
    }
    XCTAssertThrowsError(try sut.simultaneousGesture(DragGesture.self).callOnEnded(value: drag)) {
      XCTAssertEqual(
        $0.localizedDescription,
        "SimultaneousGestureModifier<DragGesture> does not have 'onEnded' callback")
    }
  }
}
