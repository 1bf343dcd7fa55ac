import SwiftUI
import ViewInspector
import XCTest

final class PaddingTests: XCTestCase {
  private func message(_ body: @autoclosure () throws -> Any) -> String {
    do {
      _ = try body()
      return ""
    } catch {
      return error.localizedDescription
    }
  }

  func testLengths() throws {
    let sut = try EmptyView().padding(.top, 15).padding(.leading, 5).padding(.top, 1)
      .inspect().emptyView()
    XCTAssertEqual(try sut.padding(.top), 16)
    XCTAssertEqual(try sut.padding(.leading), 5)
    XCTAssertEqual(
      try sut.padding(), EdgeInsets(top: 16, leading: 5, bottom: 0, trailing: 0))
    XCTAssertTrue(sut.hasPadding(.top))
    XCTAssertTrue(sut.hasPadding([.top, .leading]))
    XCTAssertFalse(sut.hasPadding(.bottom))
    XCTAssertFalse(sut.hasPadding())
  }

  func testEdgesThatNobodyWroteThrow() throws {
    let view = try EmptyView().padding(.top, 5).inspect().emptyView()
    XCTAssertEqual(
      message(try view.padding([.leading])), "EmptyView does not have 'padding' modifier")
    XCTAssertEqual(
      message(try view.padding(.horizontal)), "EmptyView does not have 'padding' modifier")
    XCTAssertEqual(try view.padding(.top), 5)
  }

  func testMessages() throws {
    XCTAssertEqual(
      message(try EmptyView().inspect().emptyView().padding()),
      "EmptyView does not have 'padding' modifier")
    XCTAssertEqual(
      message(try EmptyView().padding().inspect().emptyView().padding()),
      "Please use `hasPadding(_:)` for inspecting padding without explicit value.")
    XCTAssertEqual(
      message(try EmptyView().padding(.leading).inspect().emptyView().padding(.leading)),
      "Undefined inset for 'leading' edge. Consider calling `hasPadding(_:)` instead to assure a "
        + "default padding is applied.")
    let uneven = EmptyView().padding(.top, 1).padding(.bottom, 2)
    XCTAssertEqual(
      message(try uneven.inspect().emptyView().padding([.top, .bottom])),
      "Insets for edges '[SwiftUI.Edge.top, SwiftUI.Edge.bottom]' have different values, consider "
        + "calling `padding` individually per edge.")
    XCTAssertEqual(
      message(try uneven.inspect().emptyView().padding([])), "No edge is specified")
  }
}
