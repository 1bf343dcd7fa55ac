import SwiftUI
import ViewInspector
import XCTest

/// What is read of canvases and glass.
@MainActor
final class DrawingTests: XCTestCase {
  func testCanvases() throws {
    let view = VStack {
      Canvas(opaque: true, colorMode: .nonLinear, rendersAsynchronously: true) { _, _ in
      } symbols: {
        Text("a").tag(1)
      }
      Canvas { _, _ in }
    }
    let canvas = try view.inspect().vStack().canvas(0)
    XCTAssertTrue(try canvas.opaque())
    XCTAssertEqual(try canvas.colorMode(), .nonLinear)
    XCTAssertTrue(try canvas.rendersAsynchronously())
    XCTAssertEqual(try canvas.symbolsView().text().string(), "a")
    XCTAssertNoThrow(try view.inspect().find(text: "a"))
    let plain = try view.inspect().vStack().canvas(1)
    XCTAssertFalse(try plain.opaque())
    XCTAssertThrowsError(try plain.symbolsView())
  }

  func testGlass() throws {
    let sut = try Text("a").glassEffect(.regular.tint(.red).interactive(), in: Circle())
      .inspect().text()
    let glass = try sut.glassEffect()
    XCTAssertEqual(try glass.tintColor(), .red)
    XCTAssertTrue(try glass.isInteractive())
    XCTAssertNoThrow(try glass.shape(Circle.self))
    XCTAssertThrowsError(try glass.shape(Capsule.self))
    XCTAssertThrowsError(try Text("a").inspect().text().glassEffect())
  }

  func testNamesOfGlass() throws {
    let (first, second) = (Namespace().wrappedValue, Namespace().wrappedValue)
    let sut = try Text("a").glassEffect().glassEffectID("own", in: first)
      .glassEffectUnion(id: 7, namespace: second).inspect().text()
    XCTAssertEqual(try sut.glassEffectID().id, AnyHashable("own"))
    XCTAssertEqual(try sut.glassEffectID().namespace, first)
    XCTAssertEqual(try sut.glassEffectUnion().id, AnyHashable(7))
    XCTAssertEqual(try sut.glassEffectUnion().namespace, second)
    XCTAssertThrowsError(try Text("a").inspect().text().glassEffectID())
  }
}
