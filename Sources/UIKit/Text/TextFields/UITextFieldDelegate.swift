import Foundation

@preconcurrency @MainActor
public protocol UITextFieldDelegate: NSObjectProtocol {
  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
  func textFieldDidBeginEditing(_ textField: UITextField)
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool
  func textFieldDidEndEditing(_ textField: UITextField)
  func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason)
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool
  func textFieldDidChangeSelection(_ textField: UITextField)
  func textFieldShouldClear(_ textField: UITextField) -> Bool
  func textFieldShouldReturn(_ textField: UITextField) -> Bool
  /// The menu for a part of the text, in UTF-16 units; nil for the system's.
  func textField(
    _ textField: UITextField, editMenuForCharactersIn range: NSRange,
    suggestedActions: [UIMenuElement]
  ) -> UIMenu?
}

extension UITextFieldDelegate {
  public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
    DefaultRequirement.missing(true)
  }
  public func textFieldDidBeginEditing(_ textField: UITextField) {
    DefaultRequirement.missing(())
  }
  public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
    DefaultRequirement.missing(true)
  }
  public func textFieldDidEndEditing(_ textField: UITextField) { DefaultRequirement.missing(()) }
  public func textFieldDidEndEditing(
    _ textField: UITextField, reason: UITextField.DidEndEditingReason
  ) {
    textFieldDidEndEditing(textField)
  }
  public func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool { DefaultRequirement.missing(true) }
  public func textFieldDidChangeSelection(_ textField: UITextField) {
    DefaultRequirement.missing(())
  }
  public func textFieldShouldClear(_ textField: UITextField) -> Bool {
    DefaultRequirement.missing(true)
  }
  public func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    DefaultRequirement.missing(true)
  }
  public func textField(
    _ textField: UITextField, editMenuForCharactersIn range: NSRange,
    suggestedActions: [UIMenuElement]
  ) -> UIMenu? { DefaultRequirement.missing(nil) }
}

// MARK: - Optional calls: `delegate?.textFieldShouldReturn?(field)`

extension UITextFieldDelegate {
  public var textFieldShouldBeginEditing: ((UITextField) -> Bool?)? {
    { field in DefaultRequirement.call { self.textFieldShouldBeginEditing(field) } }
  }
  public var textFieldDidBeginEditing: ((UITextField) -> Void)? {
    { field in self.textFieldDidBeginEditing(field) }
  }
  public var textFieldShouldEndEditing: ((UITextField) -> Bool?)? {
    { field in DefaultRequirement.call { self.textFieldShouldEndEditing(field) } }
  }
  public var textFieldDidEndEditing: OptionalDidEndEditing? {
    OptionalDidEndEditing(delegate: self)
  }
  public var textFieldDidChangeSelection: ((UITextField) -> Void)? {
    { field in self.textFieldDidChangeSelection(field) }
  }
  public var textFieldShouldClear: ((UITextField) -> Bool?)? {
    { field in DefaultRequirement.call { self.textFieldShouldClear(field) } }
  }
  public var textFieldShouldReturn: ((UITextField) -> Bool?)? {
    { field in DefaultRequirement.call { self.textFieldShouldReturn(field) } }
  }
  public var textField: OptionalTextFieldCall? { OptionalTextFieldCall(delegate: self) }
}

@preconcurrency @MainActor
public struct OptionalDidEndEditing {
  let delegate: any UITextFieldDelegate

  public func callAsFunction(_ textField: UITextField) {
    delegate.textFieldDidEndEditing(textField)
  }

  public func callAsFunction(_ textField: UITextField, reason: UITextField.DidEndEditingReason) {
    delegate.textFieldDidEndEditing(textField, reason: reason)
  }
}

@preconcurrency @MainActor
public struct OptionalTextFieldCall {
  let delegate: any UITextFieldDelegate

  public func callAsFunction(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool? {
    DefaultRequirement.call {
      delegate.textField(textField, shouldChangeCharactersIn: range, replacementString: string)
    }
  }
}
