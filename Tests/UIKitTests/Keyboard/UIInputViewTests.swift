import CoreGraphics
import Testing

@testable import UIKit

@MainActor
@Suite(.serialized)
struct UIInputViewTests {
  private func show(_ field: UITextField) -> UIWindow {
    let controller = UIViewController()
    field.frame = CGRect(x: 20, y: 100, width: 200, height: 34)
    controller.view.addSubview(field)
    return UIKitTests.show(controller)
  }

  @Test func constraintsSayHowHighAnAccessoryIs() {
    let accessory = UIInputView(
      frame: CGRect(x: 0, y: 0, width: 300, height: 20), inputViewStyle: .keyboard)
    let content = UIView()
    content.translatesAutoresizingMaskIntoConstraints = false
    accessory.addSubview(content)
    let bottom = content.bottomAnchor.constraint(equalTo: accessory.bottomAnchor)
    bottom.priority = .defaultHigh
    NSLayoutConstraint.activate([
      content.topAnchor.constraint(equalTo: accessory.topAnchor),
      bottom,
      content.leadingAnchor.constraint(equalTo: accessory.leadingAnchor),
      content.heightAnchor.constraint(equalToConstant: 60),
    ])
    let field = UITextField()
    field.inputAccessoryView = accessory
    let window = show(field)
    defer { window.isHidden = true }
    _ = field.becomeFirstResponder()
    settle()
    let fixed = Keyboard.frame.height
    #expect(accessory.frame.height == 20)
    _ = field.resignFirstResponder()
    settle()
    accessory.allowsSelfSizing = true
    _ = field.becomeFirstResponder()
    settle()
    #expect(accessory.frame.height == 60)
    #expect(Keyboard.frame.height == fixed + 40)
    _ = field.resignFirstResponder()
    settle()
  }

  @Test func anInputViewThatIsChangedIsShownWhenItIsReloaded() {
    let field = UITextField()
    let window = show(field)
    defer { window.isHidden = true }
    _ = field.becomeFirstResponder()
    settle()
    let keys = Keyboard.frame.height
    let picker = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 150))
    field.inputView = picker
    settle()
    #expect(picker.window == nil && Keyboard.frame.height == keys)
    field.reloadInputViews()
    settle()
    #expect(picker.window != nil && Keyboard.frame.height != keys)
    field.inputView = nil
    field.reloadInputViews()
    settle()
    #expect(picker.window == nil && Keyboard.frame.height == keys)
    _ = field.resignFirstResponder()
    settle()
    field.inputView = picker
    field.reloadInputViews()
    settle()
    #expect(picker.window == nil)
  }

  @Test func aKeyboardsStyleHasItsBackground() {
    #expect(UIInputView(frame: .zero, inputViewStyle: .keyboard).backgroundColor != nil)
    #expect(UIInputView(frame: .zero, inputViewStyle: .default).backgroundColor == nil)
  }

  @Test(arguments: [true, false])
  func anAssistantsButtonsStandAboveThePadsKeys(_ isPad: Bool) {
    let device = UIApplication.shared.device
    let model = device.model
    if isPad { device.model = .iPadPro11 }
    defer { device.model = model }
    let field = UITextField()
    var taps = 0
    let item = UIBarButtonItem(primaryAction: UIAction(title: "Stamp") { _ in taps += 1 })
    field.inputAssistantItem.leadingBarButtonGroups = [item.creatingFixedGroup()]
    let window = show(field)
    defer { window.isHidden = true }
    _ = field.becomeFirstResponder()
    settle()
    (item.view as? UIControl)?.performPrimaryAction()
    #expect(taps == (isPad ? 1 : 0))
    _ = field.resignFirstResponder()
    settle()
  }
}
