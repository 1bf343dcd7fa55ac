import SwiftUI
import ViewInspector
import XCTest

final class MoreModifierTests: XCTestCase {
  func testEffects() throws {
    let sut = try EmptyView().border(Color.red, width: 3).blendMode(.multiply)
      .blur(radius: 2, opaque: true).contentShape(Circle(), eoFill: true)
      .clipShape(UnevenRoundedRectangle(topLeadingRadius: 4)).inspect().emptyView()
    XCTAssertEqual(try sut.border(Color.self).shapeStyle, .red)
    XCTAssertEqual(try sut.border(Color.self).width, 3)
    XCTAssertEqual(try sut.blendMode(), .multiply)
    XCTAssertTrue(try sut.blur().isOpaque)
    XCTAssertTrue(try sut.contentShape(Circle.self).eoFill)
    XCTAssertEqual(try sut.cornerRadii(), RectangleCornerRadii(topLeading: 4))
    XCTAssertThrowsError(try sut.contentShape(Rectangle.self)) {
      XCTAssertEqual($0.localizedDescription, "Type mismatch: Circle is not Rectangle")
    }
    XCTAssertThrowsError(try EmptyView().inspect().emptyView().border(Color.self)) {
      XCTAssertEqual($0.localizedDescription, "EmptyView does not have 'border' modifier")
    }
  }

  func testLayers() throws {
    let sut = try EmptyView().background(Color.red, ignoresSafeAreaEdges: .top)
      .overlay(alignment: .topLeading) { Text("a") }.inspect().emptyView()
    XCTAssertEqual(try sut.background().color().value(), .red)
    XCTAssertEqual(try sut.background().ignoresSafeAreaEdges(), .top)
    XCTAssertEqual(try sut.background().alignment(), .center)
    XCTAssertEqual(try sut.overlay().alignment(), .topLeading)
    XCTAssertEqual(try sut.overlay().ignoresSafeAreaEdges(), .all)
  }

  func testScreenAndControls() throws {
    let sut = try EmptyView().preferredColorScheme(.light).preferredColorScheme(.dark)
      .statusBar(hidden: true).controlSize(.mini).imageScale(.large)
      .inspect().emptyView()
    XCTAssertEqual(try sut.preferredColorScheme(), .dark)
    XCTAssertTrue(try sut.statusBarHidden())
    XCTAssertEqual(try sut.controlSize(), .mini)
    XCTAssertEqual(try sut.imageScale(), .large)
    XCTAssertThrowsError(try EmptyView().inspect().emptyView().statusBarHidden()) {
      XCTAssertEqual(
        $0.localizedDescription, "EmptyView does not have 'statusBar(hidden:)' modifier")
    }
  }

  struct HelloWorldStyle: Equatable { let greeting: String }

  struct HelloWorldStyleModifier: ViewModifier {
    let style: HelloWorldStyle
    func body(content: Self.Content) -> some View { content }
  }

  func testCustomStyle() throws {
    let style = HelloWorldStyle(greeting: "Hi")
    let sut = try EmptyView().modifier(HelloWorldStyleModifier(style: style)).inspect().emptyView()
    XCTAssertEqual(try sut.customStyle("helloWorldStyle") as? HelloWorldStyle, style)
    XCTAssertThrowsError(try EmptyView().inspect().emptyView().customStyle("helloWorldStyle")) {
      XCTAssertEqual(
        $0.localizedDescription, "EmptyView does not have 'helloWorldStyle' modifier")
    }
  }

  func testGestureValues() throws {
    XCTAssertEqual(MagnificationGesture.Value(magnifyBy: 2), 2)
    XCTAssertEqual(RotationGesture.Value(angle: .degrees(3)), .degrees(3))
    XCTAssertEqual(SpatialTapGesture.Value(location: CGPoint(x: 1, y: 2)).location.y, 2)
    let magnify = MagnifyGesture.Value(
      time: Date(timeIntervalSinceReferenceDate: 0), magnification: 2, velocity: 3,
      startAnchor: .top, startLocation: .zero)
    XCTAssertEqual(magnify.velocity, 3)
    XCTAssertTrue(LongPressGesture.Value(finished: true))
  }

  func testCombinedGestures() throws {
    var ends: [String] = []
    let sut = EmptyView()
      .gesture(
        TapGesture(count: 2).onEnded { ends.append("tap") }
          .exclusively(before: LongPressGesture().onEnded { _ in ends.append("press") })
      )
      .gesture(TapGesture().onEnded { ends.append("second") }, including: .subviews)
    let gesture = try sut.inspect().emptyView()
      .gesture(
        ExclusiveGesture<_EndedGesture<TapGesture>, _EndedGesture<LongPressGesture>>.self)
    try gesture.first(TapGesture.self).callOnEnded(value: ())
    try gesture.second(LongPressGesture.self).callOnEnded(value: true)
    XCTAssertEqual(try gesture.first(TapGesture.self).actualGesture().count, 2)
    let second = try sut.inspect().emptyView().gesture(TapGesture.self, 1)
    XCTAssertEqual(try second.gestureMask(), .subviews)
    XCTAssertEqual(second.pathToRoot, "emptyView().gesture(TapGesture.self, 1)")
    try second.callOnEnded(value: ())
    XCTAssertEqual(ends, ["tap", "press", "second"])
    XCTAssertThrowsError(try second.first(TapGesture.self)) {
      XCTAssertEqual(
        $0.localizedDescription,
        "Type mismatch: TapGesture is not ExclusiveGesture, SequenceGesture, or "
          + "SimultaneousGesture")
    }
  }

  func testMixedToggle() throws {
    var states = [true, false]
    let binding = Binding(get: { states }, set: { states = $0 })
    let sut = try Toggle("", sources: binding, isOn: \.self).inspect().toggle()
    XCTAssertFalse(try sut.isOn())
    try sut.tap()
    XCTAssertEqual(states, [true, true])
    try sut.tap()
    XCTAssertEqual(states, [false, false])
  }

  func testEquality() throws {
    let columns = [GridItem(.fixed(3)), GridItem(.adaptive(minimum: 1, maximum: 2), spacing: 4)]
    let grid = try LazyVGrid(columns: columns) {}.inspect().lazyVGrid()
    XCTAssertEqual(try grid.columns(), columns)
    XCTAssertTrue(try grid.columns().isEqual(columns))
    XCTAssertNotEqual(try grid.columns(), [GridItem(.flexible())])
    XCTAssertEqual(
      try EmptyView().tabViewStyle(.page(indexDisplayMode: .never)).inspect().emptyView()
        .tabViewStyle() as? PageTabViewStyle, PageTabViewStyle(indexDisplayMode: .never))
  }

  func testGrids() throws {
    let sut = try Grid(alignment: .top, horizontalSpacing: 1, verticalSpacing: 2) {
      GridRow(alignment: .bottom) {
        Text("a"); Text("b")
      }
      ViewThatFits {
        Text("c"); Text("d")
      }
    }.inspect().grid()
    XCTAssertEqual(try sut.alignment(), .top)
    XCTAssertEqual(try sut.horizontalSpacing(), 1)
    XCTAssertEqual(try sut.verticalSpacing(), 2)
    XCTAssertEqual(try sut.gridRow(0).alignment(), .bottom)
    XCTAssertEqual(try sut.gridRow(0).text(1).string(), "b")
    XCTAssertEqual(try sut.find(text: "d").pathToRoot, "grid().viewThatFits(1).text(1)")
  }

  func testGlass() throws {
    let view = try EmptyView().glassEffect().glassEffectTransition(.materialize).inspect()
      .emptyView()
    XCTAssertEqual(try view.glassEffectTransition(), .materialize)
    XCTAssertNotEqual(try view.glassEffectTransition(), .identity)
    XCTAssertThrowsError(
      try EmptyView().inspect().emptyView().glassEffectTransition()
    ) {
      XCTAssertEqual(
        $0.localizedDescription, "EmptyView does not have 'glassEffectTransition' modifier")
    }
    let container = try GlassEffectContainer(spacing: 4) { Text("a") }.inspect()
      .glassEffectContainer()
    XCTAssertEqual(try container.spacing(), 4)
    XCTAssertEqual(try container.text(0).string(), "a")
  }

  func testPageStylesTellWhenTheirDotsShow() {
    XCTAssertEqual(PageTabViewStyle(indexDisplayMode: .always).indexDisplayMode, .always)
  }
}
