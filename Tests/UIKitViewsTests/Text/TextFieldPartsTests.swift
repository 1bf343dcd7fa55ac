import CoreGraphics
import Foundation
import FoundationAdditions
import Testing

@testable import UIKit

/// What apps reach in text fields by keys.
@MainActor
@Suite struct TextFieldPartsTests {
  private let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 40))

  @Test func theClearButtonIsAButton() throws {
    field.text = "Ann"
    field.clearButtonMode = .always
    field.layoutIfNeeded()
    let button = try #require(field.value(forKey: "_clearButton") as? UIButton)
    #expect(field.value(forKey: "clearButton") as? UIButton === button)
    #expect(button.superview === field && !button.isHidden)
    button.tintColor = .red
    #expect(button.drawn != ClearButton(frame: button.frame).drawn)
    button.setImage(UIImage(systemName: "xmark"), for: .normal)
    #expect(button.currentImage != nil)
    button.sendActions(for: .touchUpInside)
    #expect(field.text == "")
  }

  @Test func aFieldThatClearsNothingHasNoButton() {
    field.text = "Ann"
    field.layoutIfNeeded()
    #expect(field.subviews.isEmpty)
  }

  @Test func thePlaceholderTakesTheColourOfItsLabel() throws {
    field.placeholder = "Name"
    let before = field.drawn
    let label = try #require(field.value(forKey: "placeholderLabel") as? UILabel)
    #expect(label.text == "Name")
    label.textColor = .red
    #expect(label.textColor == .red)
    let coloured = field.drawn
    #expect(coloured != before)
    label.font = .boldSystemFont(ofSize: 12)
    #expect(field.drawn != coloured)
    field.placeholder = "Other"
    #expect(label.text == "Other" && field.drawn != before)
    field.text = "Ann"
    let text = field.drawn
    label.textColor = .blue
    #expect(field.drawn == text)
  }
}
