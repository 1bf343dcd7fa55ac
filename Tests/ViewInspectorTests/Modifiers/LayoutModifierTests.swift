import SwiftUI
import ViewInspector
import XCTest

/// What is read of modifiers that place, size and paint a view.
@MainActor
final class LayoutModifierTests: XCTestCase {
  private func view(_ sut: some View) throws -> InspectableView<ViewType.EmptyView> {
    try sut.inspect().emptyView()
  }

  func testSizes() throws {
    XCTAssertTrue(try view(EmptyView().fixedSize()).fixedSize() == (true, true))
    XCTAssertTrue(
      try view(EmptyView().fixedSize(horizontal: true, vertical: false)).fixedSize()
        == (true, false))
    XCTAssertEqual(try view(EmptyView().layoutPriority(4)).layoutPriority(), 4)
    let frame = try view(EmptyView().frame(width: 1, height: 2, alignment: .top)).fixedFrame()
    XCTAssertTrue(frame == (1, 2, .top))
    let width = try view(EmptyView().frame(width: 5, alignment: .leading))
    XCTAssertEqual(try width.fixedWidth(), 5)
    XCTAssertEqual(try width.fixedAlignment(), .leading)
    XCTAssertThrowsError(try width.fixedHeight())
    let flexible = try view(EmptyView().frame(minWidth: 1, maxWidth: .infinity)).flexFrame()
    XCTAssertEqual(flexible.minWidth, 1)
    XCTAssertEqual(flexible.maxWidth, .infinity)
    XCTAssertTrue(flexible.idealWidth.isNaN)
    XCTAssertTrue(flexible.minHeight.isNaN)
    XCTAssertEqual(flexible.alignment, .center)
  }

  func testPlaces() throws {
    XCTAssertEqual(
      try view(EmptyView().position(x: 5, y: 10)).position(), CGPoint(x: 5, y: 10))
    XCTAssertEqual(
      try view(EmptyView().offset(x: 1, y: 2).offset(x: 5)).offset(), CGSize(width: 1, height: 2))
    XCTAssertEqual(try view(EmptyView().zIndex(7)).zIndex(), 7)
    XCTAssertEqual(
      try view(EmptyView().edgesIgnoringSafeArea(.bottom)).edgesIgnoringSafeArea(), .bottom)
    XCTAssertEqual(
      try view(EmptyView().coordinateSpace(name: "abc")).coordinateSpaceName(), "abc")
    let safeArea = try view(EmptyView().ignoresSafeArea(.keyboard, edges: .top)).ignoresSafeArea()
    XCTAssertEqual(safeArea.regions, .keyboard)
    XCTAssertEqual(safeArea.edges, .top)
  }

  func testProportions() throws {
    let ratio = try view(EmptyView().aspectRatio(3, contentMode: .fill)).aspectRatio()
    XCTAssertEqual(ratio.aspectRatio, 3)
    XCTAssertEqual(ratio.contentMode, .fill)
    XCTAssertTrue(try view(EmptyView().scaledToFill()).isScaledToFill())
    XCTAssertTrue(try view(EmptyView().scaledToFit()).isScaledToFit())
    XCTAssertFalse(try view(EmptyView().scaledToFit()).isScaledToFill())
    XCTAssertThrowsError(try view(EmptyView()).isScaledToFit()) {
      XCTAssertEqual(
        $0.localizedDescription, "EmptyView does not have 'scaledToFit' modifier")
    }
    XCTAssertEqual(try view(EmptyView().scaleEffect(2)).scaleEffect(), CGSize(width: 2, height: 2))
    let scaled = try view(EmptyView().scaleEffect(x: 1, y: 3, anchor: .bottom))
    XCTAssertEqual(try scaled.scaleEffect(), CGSize(width: 1, height: 3))
    XCTAssertEqual(try scaled.scaleEffectAnchor(), .bottom)
    XCTAssertEqual(try view(EmptyView().imageScale(.large)).imageScale(), .large)
  }

  func testFilters() throws {
    XCTAssertEqual(try view(EmptyView().contrast(2)).contrast(), 2)
    XCTAssertEqual(try view(EmptyView().saturation(0.5)).saturation(), 0.5)
    XCTAssertEqual(try view(EmptyView().grayscale(0.3)).grayscale(), 0.3)
    XCTAssertNoThrow(try view(EmptyView().luminanceToAlpha()).luminanceToAlpha())
    XCTAssertThrowsError(try view(EmptyView()).luminanceToAlpha())
    let shadow = try view(EmptyView().shadow(color: .red, radius: 5, x: 1, y: 2)).shadow()
    XCTAssertEqual(shadow.color, .red)
    XCTAssertEqual(shadow.radius, 5)
    XCTAssertEqual(shadow.offset, CGSize(width: 1, height: 2))
    XCTAssertEqual(try view(EmptyView().colorMultiply(.blue)).colorMultiply(), .blue)
  }

  func testClips() throws {
    let clipped = try view(EmptyView().clipped(antialiased: false))
    XCTAssertNoThrow(try clipped.clipShape(Rectangle.self))
    XCTAssertFalse(try clipped.clipStyle().isAntialiased)
    XCTAssertEqual(try view(EmptyView().cornerRadius(5)).cornerRadius(), 5)
    XCTAssertNoThrow(
      try view(EmptyView().cornerRadius(5)).clipShape(RoundedRectangle.self))
    XCTAssertThrowsError(try clipped.clipShape(Circle.self)) {
      XCTAssertEqual($0.localizedDescription, "Type mismatch: Rectangle is not Circle")
    }
    let radii = RectangleCornerRadii(topLeading: 1, bottomTrailing: 2)
    XCTAssertEqual(
      try view(EmptyView().clipShape(UnevenRoundedRectangle(cornerRadii: radii))).cornerRadii(),
      radii)
    let shape = try view(EmptyView().contentShape(Capsule(), eoFill: true))
      .contentShape(Capsule.self)
    XCTAssertTrue(shape.eoFill)
  }

  func testColors() throws {
    XCTAssertEqual(try view(EmptyView().foregroundColor(.red)).foregroundColor(), .red)
    XCTAssertNil(try view(EmptyView().foregroundColor(nil)).foregroundColor())
    XCTAssertEqual(try view(EmptyView().tint(.red)).tint(), .red)
    XCTAssertEqual(try view(EmptyView().accentColor(.red)).accentColor(), .red)
    XCTAssertEqual(try view(EmptyView().colorScheme(.dark)).colorScheme(), .dark)
    XCTAssertEqual(try view(EmptyView().preferredColorScheme(.dark)).colorScheme(), .dark)
    XCTAssertNil(try view(EmptyView().preferredColorScheme(nil)).preferredColorScheme())
    let inner = try VStack { EmptyView() }.preferredColorScheme(.dark).inspect().vStack()
    XCTAssertEqual(try inner.emptyView(0).preferredColorScheme(), .dark)
    let styled = try VStack { EmptyView() }.foregroundStyle(Color.red).inspect().vStack()
    XCTAssertEqual(try styled.foregroundStyleShapeStyle(Color.self), .red)
    XCTAssertEqual(try styled.emptyView(0).foregroundStyleShapeStyle(Color.self), .red)
  }
}
