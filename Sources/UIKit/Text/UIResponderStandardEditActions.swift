import Foundation

/// What the keys and menus of a keyboard ask of the first responder.
///
/// Fields and text views do it with their selection, through their delegates as typing does. Other responders do what
/// their class says.
///
/// Differs from Apple's: styles, sizes and directions of texts can't be asked for.
@preconcurrency @MainActor
public protocol UIResponderStandardEditActions: NSObjectProtocol {
  func cut(_ sender: Any?)
  func copy(_ sender: Any?)
  func paste(_ sender: Any?)
  func select(_ sender: Any?)
  func selectAll(_ sender: Any?)
  func delete(_ sender: Any?)
}

extension UIResponder: UIResponderStandardEditActions {}
