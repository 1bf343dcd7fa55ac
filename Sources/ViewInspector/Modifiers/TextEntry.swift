import SwiftUI
import UIKit

extension InspectableView {
  // MARK: Keyboard

  /// What the modifier `textContentType` was given.
  public func textContentType() throws -> UITextContentType? {
    try node.inheritedValue("textContentType", as: UITextContentType?.self)
  }

  /// What the modifier `keyboardType` was given.
  public func keyboardType() throws -> UIKeyboardType {
    try node.inheritedValue("keyboardType", as: UIKeyboardType.self)
  }

  /// What the modifier `autocapitalization` was given.
  public func autocapitalization() throws -> UITextAutocapitalizationType {
    let value = try node.inheritedValue(
      "autocapitalization", as: TextInputAutocapitalization?.self)
    return value?.type ?? .none
  }

  /// False unless a modifier says otherwise.
  public func disableAutocorrection() -> Bool {
    node.environmentValue(\.disablesAutocorrection, includesAncestors: true).flatMap { $0 } ?? false
  }
}
