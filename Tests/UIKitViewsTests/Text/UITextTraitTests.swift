import CoreGraphics
import DisplayList
import Foundation
import Testing

@testable import UIKit

@MainActor
struct UITextTraitTests {
  @Test func smartQuotesOpenAndClose() {
    let field = UITextField()
    field.smartQuotesType = .yes
    for character in "say \"it's\"" { field.insertText(String(character)) }
    #expect(field.text == "say \u{201C}it\u{2019}s\u{201D}")
    field.smartQuotesType = .no
    field.insertText("\"")
    #expect(field.text?.last == "\"")
  }

  @Test func twoHyphensMakeADash() {
    let view = UITextView(frame: .zero, textContainer: nil)
    view.smartDashesType = .yes
    for character in "a--b" { view.insertText(String(character)) }
    #expect(view.text == "a\u{2014}b")
    #expect(view.selectedRange.location == 3)
  }

  @Test func theFirstCharacterReplacesTheTextOnce() {
    let field = UITextField()
    field.text = "old"
    field.clearsOnInsertion = true
    field.insertText("n")
    field.insertText("ew")
    #expect(field.text == "new")
  }

  @Test func linksLookAsTheViewSays() throws {
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 50), textContainer: nil)
    let text = NSMutableAttributedString(string: "see site")
    text.addAttribute(.link, value: "https://example.com", range: NSRange(location: 4, length: 4))
    view.attributedText = text
    let plain = DrawingPass.items(of: view)
    view.linkTextAttributes = [.foregroundColor: UIColor.red, .underlineStyle: 1]
    #expect(DrawingPass.items(of: view) != plain)
    #expect(
      view.attributedText.attribute(.foregroundColor, at: 4, effectiveRange: nil) as? UIColor == nil
    )
  }

  @Test func aGivenContainerLimitsTheLines() {
    let container = NSTextContainer()
    let view = UITextView(frame: .zero, textContainer: container)
    #expect(view.textContainer === container)
    view.text = String(repeating: "word ", count: 60)
    let high = view.sizeThatFits(CGSize(width: 100, height: 0)).height
    container.maximumNumberOfLines = 1
    #expect(view.sizeThatFits(CGSize(width: 100, height: 0)).height < high / 4)
  }

  @Test func scrollsToTheRangeAndNotToTheEnd() {
    let controller = UIViewController()
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 100), textContainer: nil)
    controller.view.addSubview(view)
    let window = show(controller)
    defer { window.isHidden = true }
    view.contentInsetAdjustmentBehavior = .never
    view.text = (1...50).map { "line \($0)" }.joined(separator: "\n")
    settle()
    view.scrollRangeToVisible((view.text as NSString).range(of: "line 20"))
    let middle = view.contentOffset.y
    view.scrollRangeToVisible((view.text as NSString).range(of: "line 50"))
    #expect(middle > 0)
    #expect(view.contentOffset.y > middle + 300)
  }

  @Test func aDisabledFieldShowsItsOwnBackground() {
    func image(_ color: UIColor) -> UIImage {
      UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image { context in
        color.setFill()
        context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
      }
    }
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
    let plain = DrawingPass.items(of: field)
    field.background = image(.red)
    let enabled = DrawingPass.items(of: field)
    #expect(enabled != plain)
    field.disabledBackground = image(.blue)
    #expect(DrawingPass.items(of: field) == enabled)
    field.isEnabled = false
    #expect(DrawingPass.items(of: field) != enabled)
    field.borderStyle = .roundedRect
    field.isEnabled = true
    field.background = nil
    let bordered = DrawingPass.items(of: field)
    field.background = image(.red)
    #expect(DrawingPass.items(of: field) == bordered)
  }

  @Test func aFieldShrinksItsTextDownToTheLeastSize() {
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 60, height: 30))
    field.text = "much too long for the field"
    func drawing() -> String { DisplayList(DrawingPass.items(of: field)).description }
    let plain = drawing()
    field.adjustsFontSizeToFitWidth = true
    field.minimumFontSize = 17
    #expect(drawing() == plain)
    field.minimumFontSize = 6
    #expect(drawing() != plain)
  }

  @Test func forcedEndOfEditingAsksNobody() {
    final class Keeper: NSObject, UITextFieldDelegate {
      func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { false }
    }
    let keeper = Keeper()
    let controller = UIViewController()
    let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 34))
    field.delegate = keeper
    controller.view.addSubview(field)
    let window = show(controller)
    defer { window.isHidden = true }
    field.becomeFirstResponder()
    #expect(!controller.view.endEditing(false))
    #expect(field.isFirstResponder)
    #expect(controller.view.endEditing(true))
    #expect(!field.isFirstResponder)
  }
}
