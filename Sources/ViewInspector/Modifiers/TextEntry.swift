import SwiftUI
import UIKit

extension InspectableView {
  // MARK: Keyboard

  public func textContentType() throws -> UITextContentType? {
    try node.inheritedValue("textContentType", as: UITextContentType?.self)
  }

  public func keyboardType() throws -> UIKeyboardType {
    try node.inheritedValue("keyboardType", as: UIKeyboardType.self)
  }

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
