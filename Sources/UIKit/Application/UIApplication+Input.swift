import Automation
import Device
import Foundation

/// How touches and keys of a driver reach the app.
extension UIApplication {
  func play(_ sequence: TouchSequence) {
    var touches: [Int: UITouch] = [:]
    // A keyboard takes longer to come than the taps of a double tap: what they hit doesn't move between them.
    let isMultipleTap = sequence.frames.contains { $0.touches.contains { $0.tapCount > 1 } }
    if isMultipleTap { Keyboard.holdBack() }
    defer { if isMultipleTap { Keyboard.letCome() } }
    sequence.play(on: device.clock, turn: { TurnScheduler.shared.runTurn() }) { frame in
      let event = UIEvent()
      event.timestamp = device.clock.now
      for finger in frame {
        let touch = touches[finger.id] ?? UITouch()
        if finger.phase == .began {
          touch.window = visibleWindows.last { $0.hitTest(finger.location, with: nil) != nil }
          touch.previousWindowLocation = finger.location
        } else {
          touch.previousWindowLocation = touch.windowLocation
        }
        touch.windowLocation = finger.location
        touch.phase = UITouch.Phase(rawValue: finger.phase.rawValue) ?? .moved
        touch.timestamp = finger.timestamp
        touch.tapCount = finger.tapCount
        touch.fingerID = finger.id
        touches[finger.id] = finger.phase == .ended || finger.phase == .cancelled ? nil : touch
        event.touches.insert(touch)
      }
      sendEvent(event)
      TurnScheduler.shared.runTurn()
    }
  }

  /// Presses a key of a hardware keyboard: shortcuts come before typing, unless the key alone types
  /// something into the field that has the focus.
  func press(_ event: KeyEvent) throws(AutomationError) {
    let types = event.modifiers.isSubset(of: [.shift, .capsLock]) && event.key != "\u{1b}"
    if types, FirstResponder.current is any UIKeyInput {
      if keyResponder?.performKeyCommand(for: event, urgentOnly: true) ?? false { return }
      return try type(event.key)
    }
    for window in windows.reversed() where window.receive(event) { return }
    if keyResponder?.performPress(of: event) ?? false { return }
    if let action = TextEditAction(shortcut: event), let field = FirstResponder.current,
      field is any TextEditTarget
    {
      return action.performIfOffered(on: field)
    }
    if event.modifiers.isDisjoint(with: [.command, .control]) { try type(event.key) }
  }

  /// Where keys go first: the first responder, or what is seen in front.
  private var keyResponder: UIResponder? {
    if let current = FirstResponder.current { return current }
    var controller = (keyWindow ?? windows.last)?.rootViewController
    while let next = controller?.storedPresented ?? controller?.childrenForAppearance.last {
      controller = next
    }
    return controller?.viewIfLoaded ?? controller ?? keyWindow
  }

  func type(_ text: String) throws(AutomationError) {
    for character in text {
      guard let input = FirstResponder.current as? any UIKeyInput else {
        throw AutomationError(.noKeyboardFocus, "Nothing has keyboard focus.")
      }
      switch character {
      case "\u{8}", "\u{7f}": input.deleteBackward()
      case "\r": input.insertText("\n")
      default: input.insertText(String(character))
      }
      TurnScheduler.shared.runTurn()
    }
  }
}
