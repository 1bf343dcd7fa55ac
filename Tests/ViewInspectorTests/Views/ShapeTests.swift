import SwiftUI
import ViewInspector
import XCTest

final class ShapeTests: XCTestCase {
  private let rect = CGRect(x: 0, y: 0, width: 20, height: 20)

  func testWhatAShapeIsMadeFrom() throws {
    let sut = try Circle().inset(by: 3).offset(x: 1, y: 2).rotation(.degrees(30), anchor: .top)
      .scale(x: 2, y: 3, anchor: .leading)
      .transform(CGAffineTransform(translationX: 5, y: 6))
      .trim(from: 0.2, to: 0.8).fill(Color.red, style: FillStyle(eoFill: true)).inspect().shape()
    XCTAssertEqual(try sut.inset(), 3)
    XCTAssertEqual(try sut.offset(), CGSize(width: 1, height: 2))
    XCTAssertEqual(try sut.rotation().angle, .degrees(30))
    XCTAssertEqual(try sut.rotation().anchor, .top)
    XCTAssertEqual(try sut.scale().x, 2)
    XCTAssertEqual(try sut.scale().y, 3)
    XCTAssertEqual(try sut.scale().anchor, .leading)
    XCTAssertEqual(try sut.transform(), CGAffineTransform(translationX: 5, y: 6))
    XCTAssertEqual(try sut.trim().from, 0.2)
    XCTAssertEqual(try sut.trim().to, 0.8)
    XCTAssertEqual(try sut.fillShapeStyle(Color.self), .red)
    XCTAssertEqual(try sut.fillStyle(), FillStyle(eoFill: true))
    XCTAssertThrowsError(try sut.strokeStyle()) {
      XCTAssertEqual($0.localizedDescription, "Circle does not have 'style' attribute")
    }
  }

  func testPathAndStroke() throws {
    let sut = try Ellipse().offset(x: 1, y: 1).stroke(lineWidth: 7).inspect().shape()
    XCTAssertEqual(try sut.strokeStyle(), StrokeStyle(lineWidth: 7))
    XCTAssertEqual(try sut.path(in: rect), Ellipse().offset(x: 1, y: 1).path(in: rect))
    XCTAssertThrowsError(try Circle().inspect().shape().inset()) {
      XCTAssertEqual($0.localizedDescription, "Circle does not have 'inset' attribute")
    }
  }

  func testGradients() throws {
    let gradient = Gradient(colors: [.red, .blue])
    let linear = try LinearGradient(gradient: gradient, startPoint: .top, endPoint: .bottom)
      .inspect().linearGradient()
    XCTAssertEqual(try linear.gradient(), gradient)
    XCTAssertEqual(try linear.startPoint(), .top)
    XCTAssertEqual(try linear.endPoint(), .bottom)
    let radial = try RadialGradient(
      gradient: gradient, center: .center, startRadius: 1, endRadius: 2
    ).inspect().radialGradient()
    XCTAssertEqual(try radial.center(), .center)
    XCTAssertEqual(try radial.startRadius(), 1)
    XCTAssertEqual(try radial.endRadius(), 2)
    let angular = try AngularGradient(
      gradient: gradient, center: .top, startAngle: .degrees(1), endAngle: .degrees(2)
    ).inspect().angularGradient()
    XCTAssertEqual(try angular.startAngle(), .degrees(1))
    XCTAssertEqual(try angular.endAngle(), .degrees(2))
    let elliptical = try EllipticalGradient(
      gradient: gradient, startRadiusFraction: 0.1, endRadiusFraction: 0.4
    ).inspect().ellipticalGradient()
    XCTAssertEqual(try elliptical.startRadiusFraction(), 0.1)
    XCTAssertEqual(try elliptical.endRadiusFraction(), 0.4)
  }

  func testOtherViewsAreNoShapes() throws {
    XCTAssertThrowsError(try EmptyView().inspect().shape()) {
      XCTAssertEqual(
        $0.localizedDescription, "Type mismatch: EmptyView is not InspectableShape")
    }
    let shape: any InspectableShape = Circle()
    XCTAssertEqual(
      shape.path(in: CGRect(x: 0, y: 0, width: 2, height: 2)),
      Circle().path(in: CGRect(x: 0, y: 0, width: 2, height: 2)))
  }

  func testContentShapesAreComparedByTheirOutlines() throws {
    struct Half: Shape {
      func path(in rect: CGRect) -> Path {
        Path(CGRect(x: rect.minX, y: rect.minY, width: rect.width / 2, height: rect.height))
      }
    }
    let half = try EmptyView().contentShape(Half()).inspect().emptyView().contentShape(Half.self)
    XCTAssertEqual(
      half,
      try Text("").contentShape(Half()).inspect().text().contentShape(Half.self))
    XCTAssertNotEqual(
      half,
      try EmptyView().contentShape(Half(), eoFill: true).inspect().emptyView()
        .contentShape(Half.self))
    let rounded = try EmptyView().contentShape(RoundedRectangle(cornerRadius: 3)).inspect()
      .emptyView().contentShape(RoundedRectangle.self)
    let rounder = try EmptyView().contentShape(RoundedRectangle(cornerRadius: 9)).inspect()
      .emptyView().contentShape(RoundedRectangle.self)
    XCTAssertNotEqual(rounded, rounder)
  }

  func testAnOutlineInFrontIsNoBorder() throws {
    let view = try EmptyView().overlay(Rectangle().strokeBorder(Color.red, lineWidth: 2))
      .inspect().emptyView()
    XCTAssertThrowsError(try view.border(Color.self)) {
      XCTAssertEqual($0.localizedDescription, "EmptyView does not have 'border' modifier")
    }
    XCTAssertNoThrow(try view.overlay().shape())
    XCTAssertThrowsError(
      try EmptyView().border(Color.red).inspect().emptyView().overlay()
    ) {
      XCTAssertEqual($0.localizedDescription, "EmptyView does not have 'overlay' modifier")
    }
  }
}
