import Device
import Foundation

/// A key that was pressed while a view had the focus.
public struct KeyPress: Sendable {
  /// What part of a press is told.
  public struct Phases: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }

    public static let down = Phases(rawValue: 1 << 0)
    public static let `repeat` = Phases(rawValue: 1 << 1)
    public static let up = Phases(rawValue: 1 << 2)
    public static let all: Phases = [.down, .repeat, .up]
  }

  /// Whether an action has used the press.
  public enum Result: Hashable, Sendable {
    case handled
    case ignored
  }

  public let phase: Phases
  public let key: KeyEquivalent
  public let characters: String
  public let modifiers: EventModifiers
}

extension KeyPress: CustomDebugStringConvertible {
  public var debugDescription: String { "KeyPress(\"\(characters)\")" }
}

extension EventModifiers {
  init(_ held: KeyEvent.Modifiers) {
    self = []
    if held.contains(.capsLock) { insert(.capsLock) }
    if held.contains(.shift) { insert(.shift) }
    if held.contains(.control) { insert(.control) }
    if held.contains(.option) { insert(.option) }
    if held.contains(.command) { insert(.command) }
    if held.contains(.function) { insert(.function) }
  }
}

extension ViewGraph {
  /// Tells the views around the focus of a key, inner ones first, until one handles it.
  @discardableResult
  package func pressKey(_ event: KeyEvent) -> Bool {
    guard let focused = focus.focused, let character = event.key.first else { return false }
    var isHandled = false
    for phase in [KeyPress.Phases.down, .up] {
      let press = KeyPress(
        phase: phase, key: KeyEquivalent(character), characters: event.key,
        modifiers: EventModifiers(event.modifiers))
      var node: _Node? = focused
      while let current = node {
        if let listener = current as? KeyPressNode, listener.take(press) {
          isHandled = true
          break
        }
        node = current.parent
      }
    }
    return isHandled
  }
}
