import Device
import Foundation
import Testing

@testable import UIKit

@MainActor
struct UIKeyCommandTests {
  private final class Editor: UIViewController {
    var calls: [String] = []

    override var keyCommands: [UIKeyCommand]? {
      [
        UIKeyCommand(input: "n", modifierFlags: .command, action: Selector("new", Editor.new)),
        UIKeyCommand(
          title: "Up", action: Selector("up:", Editor.up(_:)), input: UIKeyCommand.inputUpArrow),
      ]
    }
    func new() { calls.append("new") }
    func up(_ command: UIKeyCommand) { calls.append("up \(command.title)") }

    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
      let key = presses.first?.key
      calls.append("\(key?.charactersIgnoringModifiers ?? "") \(key?.keyCode == .keyboardK)")
    }
  }

  @Test func commandsOfTheScreenRun() throws {
    let editor = Editor()
    let window = show(editor)
    defer { window.isHidden = true }
    try UIApplication.shared.press(KeyEvent(key: "n", modifiers: .command))
    try UIApplication.shared.press(KeyEvent(key: "\u{F700}"))
    try UIApplication.shared.press(KeyEvent(key: "k", modifiers: .command))
    #expect(editor.calls == ["new", "up Up", "k true"])
  }

  @Test func aCommandThatTheScreenRefusesDoesNotRun() throws {
    final class Viewer: UIViewController {
      var mayDelete = true
      var calls = 0
      override var keyCommands: [UIKeyCommand]? {
        [UIKeyCommand(input: "d", modifierFlags: .command, action: Selector("drop", Viewer.drop))]
      }
      func drop() { calls += 1 }
      override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
        mayDelete && super.canPerformAction(action, withSender: sender)
      }
    }
    let viewer = Viewer()
    let window = show(viewer)
    defer { window.isHidden = true }
    try UIApplication.shared.press(KeyEvent(key: "d", modifiers: .command))
    #expect(viewer.calls == 1)
    viewer.mayDelete = false
    try UIApplication.shared.press(KeyEvent(key: "d", modifiers: .command))
    #expect(viewer.calls == 1)
  }

  @Test func addedCommandsRunUntilTheyAreRemoved() throws {
    final class Screen: UIViewController {
      var calls = 0
      func save() { calls += 1 }
    }
    let screen = Screen()
    let window = show(screen)
    defer { window.isHidden = true }
    #expect(screen.keyCommands == nil)
    let command = UIKeyCommand(
      input: "s", modifierFlags: .command, action: Selector("save", Screen.save))
    screen.addKeyCommand(command)
    try UIApplication.shared.press(KeyEvent(key: "s", modifiers: .command))
    #expect(screen.calls == 1)
    screen.removeKeyCommand(command)
    try UIApplication.shared.press(KeyEvent(key: "s", modifiers: .command))
    #expect(screen.calls == 1)
  }

  @Test func anUrgentCommandComesBeforeTyping() throws {
    final class Form: UIViewController {
      let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 34))
      let command = UIKeyCommand(
        input: "x", modifierFlags: [], action: Selector("trim", Form.trim))
      var cuts = 0
      override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(field)
      }
      override var keyCommands: [UIKeyCommand]? { [command] }
      func trim() { cuts += 1 }
    }
    let form = Form()
    let window = show(form)
    defer { window.isHidden = true }
    form.field.becomeFirstResponder()
    try UIApplication.shared.press(KeyEvent(key: "x"))
    #expect(form.field.text == "x")
    #expect(form.cuts == 0)
    form.command.wantsPriorityOverSystemBehavior = true
    try UIApplication.shared.press(KeyEvent(key: "x"))
    #expect(form.field.text == "x")
    #expect(form.cuts == 1)
    form.field.resignFirstResponder()
    settle()
  }
}
