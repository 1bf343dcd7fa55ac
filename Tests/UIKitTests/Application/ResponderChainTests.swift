import CoreGraphics
import Foundation
import Testing

@testable import UIKit

/// The chain of responders, and what goes along it.
@MainActor
@Suite(.serialized)
struct ResponderChainTests {
  private final class Editor: UIViewController {
    var mayStart = true
    var log: [String] = []

    func start() { log.append("start") }

    override var canBecomeFirstResponder: Bool { true }
    @discardableResult
    override func resignFirstResponder() -> Bool {
      log.append("resign")
      return super.resignFirstResponder()
    }
    override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
      action == Selector("start", Editor.start)
        ? mayStart : super.canPerformAction(action, withSender: sender)
    }
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
      log.append("touch")
      super.touchesBegan(touches, with: event)
    }
  }

  @Test func theChainGoesThroughControllersToTheWindow() {
    let (parent, child) = (UIViewController(), UIViewController())
    adopt(child, in: parent)
    let button = UIButton()
    child.view.addSubview(button)
    let window = show(parent)
    defer { window.isHidden = true }
    let chain = sequence(first: button as UIResponder, next: \.next).prefix(6).map { $0 }
    let expected: [UIResponder] = [button, child.view, child, parent.view, parent, window]
    #expect(chain == expected)
  }

  // Apple of `target(forAction:withSender:)`: who cannot perform an action hands it on.

  @Test func whoCannotPerformAnActionHandsItOn() {
    let (outer, inner) = (Editor(), Editor())
    adopt(inner, in: outer)
    let action = Selector("start", Editor.start)
    #expect(inner.view.target(forAction: action, withSender: nil) as? Editor === inner)
    inner.mayStart = false
    #expect(inner.view.target(forAction: action, withSender: nil) as? Editor === outer)
    outer.mayStart = false
    #expect(inner.view.target(forAction: action, withSender: nil) == nil)
  }

  @Test func actionsWithoutATargetAskWhoCanPerformThem() {
    let (outer, inner) = (Editor(), Editor())
    adopt(inner, in: outer)
    let window = show(outer)
    defer { window.isHidden = true }
    inner.becomeFirstResponder()
    let action = Selector("start", Editor.start)
    #expect(UIApplication.shared.sendAction(action, to: nil, from: nil, for: nil))
    #expect(inner.log == ["start"])
    inner.mayStart = false
    #expect(UIApplication.shared.sendAction(action, to: nil, from: nil, for: nil))
    #expect(inner.log == ["start"])
    #expect(outer.log == ["start"])
    inner.resignFirstResponder()
  }

  @Test func aControllerGivesTheFocusToAField() {
    let editor = Editor()
    let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 34))
    editor.view.addSubview(field)
    #expect(!editor.becomeFirstResponder())
    let window = show(editor)
    defer { window.isHidden = true }
    #expect(editor.becomeFirstResponder())
    #expect(editor.isFirstResponder)
    #expect(field.becomeFirstResponder())
    #expect(editor.log == ["resign"])
    #expect(!editor.isFirstResponder)
    // The field stands inside: what nobody else takes comes to the controller.
    UIApplication.shared.sendAction(
      Selector("start", Editor.start), to: nil, from: nil, for: nil)
    #expect(editor.log == ["resign", "start"])
    field.resignFirstResponder()
    settle()
  }

  @Test func plainViewsHandTouchesOnAndControlsKeepThem() {
    let editor = Editor()
    let plain = UIView(frame: CGRect(x: 20, y: 100, width: 100, height: 40))
    let button = UIButton(frame: CGRect(x: 20, y: 200, width: 100, height: 40))
    editor.view.addSubview(plain)
    editor.view.addSubview(button)
    let window = show(editor)
    defer { window.isHidden = true }
    tap(plain.center)
    #expect(editor.log == ["touch"])
    tap(button.center)
    #expect(editor.log == ["touch"])
    button.isUserInteractionEnabled = false
    tap(button.center)
    #expect(editor.log == ["touch", "touch"])
  }

  // Apple of `undoManager`: a window has one, which all that is in it shares.

  @Test func aWindowHasAnUndoManager() throws {
    let controller = UIViewController()
    #expect(controller.undoManager == nil)
    let window = show(controller)
    defer { window.isHidden = true }
    let manager = try #require(controller.undoManager)
    #expect(controller.view.undoManager === manager)
    #expect(window.undoManager === manager)
  }

  @Test func whatMenusAskForGoesToTheField() throws {
    let controller = UIViewController()
    let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 34))
    field.text = "Words"
    controller.view.addSubview(field)
    let window = show(controller)
    defer { window.isHidden = true }
    let action = Selector("selectAll:")
    field.becomeFirstResponder()
    #expect(UIApplication.shared.sendAction(action, to: nil, from: nil, for: nil))
    let range = try #require(field.selectedTextRange)
    #expect(field.text(in: range) == "Words")
    field.resignFirstResponder()
    settle()
  }
}
