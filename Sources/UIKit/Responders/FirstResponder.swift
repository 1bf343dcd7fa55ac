import Device
import Foundation

/// Which responder gets the keys; one for the whole application.
@MainActor
package enum FirstResponder {
  package private(set) static weak var current: UIResponder?
  /// Whether whoever asks to keep the keys is not heard.
  private static var forced: UIResponder?

  static func isForced(_ responder: UIResponder) -> Bool { forced === responder }

  /// Makes `responder` the one that gets the keys, if it may and if the present one lets go.
  static func move(to responder: UIResponder) -> Bool {
    if current === responder { return true }
    guard responder.canBecomeFirstResponder, responder.responderWindow != nil else { return false }
    if let current {
      guard current.canResignFirstResponder, current.resignFirstResponder() else { return false }
    }
    current = responder
    UIChange.note()
    return true
  }

  static func resign(_ responder: UIResponder) -> Bool {
    guard current === responder else { return true }
    current = nil
    UIChange.note()
    return true
  }

  /// Takes the keys from whoever has them in a view; with `force` also from a field whose delegate wants to keep them.
  static func endEditing(in view: UIView, force: Bool) -> Bool {
    guard let responder = current as? UIView, responder.isDescendant(of: view) else { return false }
    // What the responder calls may take the keys from others, who are asked as ever.
    let outer = forced
    forced = force ? responder : nil
    defer { forced = outer }
    return responder.resignFirstResponder()
  }
}
