import SwiftUI
import ViewInspector
import XCTest

final class ProjectionTests: XCTestCase {
  func testTransforms() throws {
    let affine = CGAffineTransform(translationX: 1, y: 2)
    let projection = ProjectionTransform(CGAffineTransform(scaleX: 3, y: 3))
    let sut = try EmptyView()
      .rotation3DEffect(
        .degrees(30), axis: (x: 1, y: 2, z: 3), anchor: .top, anchorZ: 4, perspective: 0.5
      )
      .transformEffect(affine).projectionEffect(projection).colorMultiply(.red)
      .inspect().emptyView()
    let rotation = try sut.rotation3D()
    XCTAssertEqual(rotation.angle, .degrees(30))
    XCTAssertEqual(rotation.axis.y, 2)
    XCTAssertEqual(rotation.anchor, .top)
    XCTAssertEqual(rotation.anchorZ, 4)
    XCTAssertEqual(rotation.perspective, 0.5)
    XCTAssertEqual(try sut.transformEffect(), affine)
    XCTAssertEqual(try sut.projectionTransform(), projection)
    XCTAssertEqual(try sut.colorMultiply(), .red)
    XCTAssertThrowsError(try EmptyView().inspect().emptyView().rotation3D()) {
      XCTAssertEqual($0.localizedDescription, "EmptyView does not have 'rotation3DEffect' modifier")
    }
  }

  func testHelpActionsAndPreviews() throws {
    var edges: [Edge] = []
    let sut = AnyView(
      EmptyView().help("tip").accessibilityScrollAction { edges.append($0) }
        .accessibilityActions {
          Button("a") {}
          AnyView(Text("b"))
        }
        .previewDevice("iPhone 15").previewDisplayName("Name").previewLayout(.sizeThatFits))
    let view = try sut.inspect().anyView().emptyView()
    XCTAssertEqual(try view.help().string(), "tip")
    XCTAssertEqual(
      try sut.inspect().find(text: "tip").pathToRoot, "anyView().emptyView().help()")
    try view.callAccessibilityScrollAction(.top)
    XCTAssertEqual(edges, [.top])
    XCTAssertEqual(
      try sut.inspect().find(text: "b").pathToRoot,
      "anyView().emptyView().accessibilityActions().anyView(1).text()")
    XCTAssertEqual(try view.previewDevice().rawValue, "iPhone 15")
    XCTAssertEqual(try view.previewDisplayName(), "Name")
    guard case .sizeThatFits = try view.previewLayout() else { return XCTFail("another layout") }
  }
}
