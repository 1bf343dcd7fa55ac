import Device
import Foundation

@preconcurrency @MainActor
open class UIPress: NSObject {
  public enum Phase: Int, Sendable {
    case began = 0
    case changed = 1
    case stationary = 2
    case ended = 3
    case cancelled = 4
  }

  public enum PressType: Int, Sendable {
    case upArrow = 0
    case downArrow = 1
    case leftArrow = 2
    case rightArrow = 3
    case select = 4
    case menu = 5
    case playPause = 6
    case pageUp = 30
    case pageDown = 31
  }

  open internal(set) var phase = Phase.began
  open internal(set) var timestamp: TimeInterval = 0
  open internal(set) var type: PressType = .select
  open internal(set) weak var window: UIWindow?
  open internal(set) weak var responder: UIResponder?
  open internal(set) var force: CGFloat = 0
  open internal(set) var key: UIKey?
  open var gestureRecognizers: [UIGestureRecognizer]? { nil }
}

/// A key of a hardware keyboard.
@preconcurrency @MainActor
open class UIKey: NSObject {
  public let characters: String
  public let charactersIgnoringModifiers: String
  public let modifierFlags: UIKeyModifierFlags
  public let keyCode: UIKeyboardHIDUsage

  init(_ event: KeyEvent) {
    let input = KeyName.input(of: event.key)
    let held = UIKeyModifierFlags(event.modifiers)
    characters = held.contains(.shift) ? input.uppercased() : input
    charactersIgnoringModifiers = input
    modifierFlags = held
    keyCode = UIKeyboardHIDUsage(input: input)
    super.init()
  }
}

@preconcurrency @MainActor
open class UIPressesEvent: UIEvent {
  let presses: Set<UIPress>

  init(_ presses: Set<UIPress>) {
    self.presses = presses
    super.init()
    type = .presses
  }

  open var allPresses: Set<UIPress> { presses }
  /// Differs from Apple's: recognisers see no presses.
  open func presses(for gesture: UIGestureRecognizer) -> Set<UIPress> { [] }
}

extension UIResponder {
  /// Presses and releases a key: a key command of the chain, or else `pressesBegan` and
  /// `pressesEnded` of this responder.
  func performPress(of event: KeyEvent) -> Bool {
    if performKeyCommand(for: event) { return true }
    let press = UIPress()
    press.key = UIKey(event)
    press.responder = self
    press.window = responderWindow
    press.timestamp = UIApplication.shared.device.clock.now
    pressesBegan([press], with: UIPressesEvent([press]))
    press.phase = .ended
    pressesEnded([press], with: UIPressesEvent([press]))
    return false
  }
}
