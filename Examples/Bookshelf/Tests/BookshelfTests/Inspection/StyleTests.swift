import SwiftUI
import ViewInspector
import XCTest

@testable import BookshelfKit

@MainActor
final class StyleTests: XCTestCase {
  func testCardAddsPadding() throws {
    let card = try Text("x").card().inspect().text().modifier(CardModifier.self)
    let content = try card.viewModifierContent()
    XCTAssertTrue(content.hasPadding(.top))
    XCTAssertEqual(try content.padding(.top), 16)
  }

  func testCardIsStrongerInTheDark() throws {
    let sut = CardModifier()
    let exp = sut.inspection.inspect { modifier in
      XCTAssertEqual(
        try modifier.viewModifierContent().background().color().value(), .gray.opacity(0.3))
    }
    let view = EmptyView().modifier(sut).environment(\.colorScheme, .dark)
    ViewHosting.host(view: view)
    wait(for: [exp], timeout: 1)
  }

  func testCheckToggleIsAButtonWithASymbol() throws {
    let on = try CheckToggleStyle().inspect(isOn: true)
    XCTAssertEqual(
      try on.find(ViewType.Image.self).actualImage().name(), "checkmark.circle.fill")
    let off = try CheckToggleStyle().inspect(isOn: false)
    XCTAssertEqual(try off.find(ViewType.Image.self).actualImage().name(), "circle")
  }

  func testFilledButtonIsAsWideAsItCanBe() throws {
    let label = try FilledButtonStyle().inspect(isPressed: false).styleConfigurationLabel()
    XCTAssertEqual(try label.font(), .headline)
    XCTAssertEqual(try label.flexFrame().maxWidth, .infinity)
  }

  func testFilledButtonFadesWhilePressed() throws {
    let label = try FilledButtonStyle().inspect(isPressed: true).styleConfigurationLabel()
    XCTAssertEqual(try label.background().color().value(), .accentColor.opacity(0.7))
  }
}
