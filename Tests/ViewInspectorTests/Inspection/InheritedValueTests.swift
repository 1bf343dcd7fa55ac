import SwiftUI
import UIKit
import ViewInspector
import XCTest

/// What containers write into the environment is read at the views inside.
@MainActor
final class InheritedValueTests: XCTestCase {
  private func inner(_ sut: some View) throws -> InspectableView<ViewType.EmptyView> {
    try sut.inspect().find(ViewType.EmptyView.self)
  }

  private let view = AnyView(EmptyView())

  func testTextLooksReachInside() throws {
    XCTAssertEqual(try inner(view.font(.largeTitle)).font(), .largeTitle)
    XCTAssertEqual(try inner(view.lineLimit(3)).lineLimit(), 3)
    XCTAssertEqual(try inner(view.lineSpacing(4)).lineSpacing(), 4)
    XCTAssertEqual(
      try inner(view.multilineTextAlignment(.center)).multilineTextAlignment(), .center)
    XCTAssertEqual(try inner(view.minimumScaleFactor(0.5)).minimumScaleFactor(), 0.5)
    XCTAssertEqual(try inner(view.truncationMode(.middle)).truncationMode(), .middle)
    XCTAssertTrue(try inner(view.allowsTightening(true)).allowsTightening())
  }

  func testTextEntryReachesInside() throws {
    XCTAssertEqual(
      try inner(view.textContentType(.emailAddress)).textContentType(), .emailAddress)
    XCTAssertEqual(try inner(view.keyboardType(.URL)).keyboardType(), .URL)
    XCTAssertEqual(try inner(view.autocapitalization(.words)).autocapitalization(), .words)
    XCTAssertTrue(try inner(view.disableAutocorrection(true)).disableAutocorrection())
  }

  func testColorsAndSizesReachInside() throws {
    XCTAssertEqual(try inner(view.foregroundColor(.blue)).foregroundColor(), .blue)
    XCTAssertEqual(try inner(view.accentColor(.blue)).accentColor(), .blue)
    XCTAssertEqual(try inner(view.tint(.blue)).tint(), .blue)
    XCTAssertEqual(try inner(view.colorScheme(.dark)).colorScheme(), .dark)
    XCTAssertEqual(try inner(view.preferredColorScheme(.dark)).colorScheme(), .dark)
    XCTAssertEqual(try inner(view.imageScale(.small)).imageScale(), .small)
    XCTAssertEqual(try inner(view.controlSize(.mini)).controlSize(), .mini)
  }

  func testInnermostValueWins() throws {
    let sut = VStack { AnyView(EmptyView()).font(.caption).tint(.red) }.font(.title).tint(.blue)
    XCTAssertEqual(try inner(sut).font(), .caption)
    XCTAssertEqual(try inner(sut).tint(), .red)
    XCTAssertEqual(try sut.inspect().vStack().font(), .title)
  }

  func testTextsAttributesComeFromAround() throws {
    let sut = VStack { Text("a") }.font(.title).foregroundColor(.red)
    let attributes = try sut.inspect().vStack().text(0).attributes()
    XCTAssertEqual(try attributes.font(), .title)
    XCTAssertEqual(try attributes.foregroundColor(), .red)
    let own = VStack { Text("a").font(.body).foregroundColor(.green) }.font(.title)
    XCTAssertEqual(try own.inspect().vStack().text(0).attributes().font(), .body)
    XCTAssertEqual(try own.inspect().vStack().text(0).attributes().foregroundColor(), .green)
  }

  func testOtherModifiersStayOutside() throws {
    XCTAssertThrowsError(try inner(view.opacity(0.5)).opacity()) {
      XCTAssertEqual($0.localizedDescription, "EmptyView does not have 'opacity' modifier")
    }
  }
}
