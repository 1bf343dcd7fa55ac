import Foundation
import FoundationAdditions

/// A number that Shortcuts lets a person choose with a control.
public protocol _IntentNumber {}

extension Int: _IntentNumber {}
extension Double: _IntentNumber {}

/// How Shortcuts lets a person choose a number.
public enum _NumberControlStyle: Hashable, Sendable {
  case field, stepper, slider
}

extension IntentParameter {
  public typealias IntControlStyle = _NumberControlStyle
  public typealias DoubleControlStyle = _NumberControlStyle
}

extension IntentParameter where Value.UnwrappedType: _IntentNumber {
  /// Makes a parameter with a number.
  ///
  /// Differs from Apple's: nobody fills in parameters here, so `controlStyle` shows nothing and `inclusiveRange`, which
  /// limits what people enter and not what code sets, limits nothing.
  public convenience init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    default defaultValue: Value? = nil, controlStyle: _NumberControlStyle = .field,
    inclusiveRange: (lowerBound: Value.UnwrappedType, upperBound: Value.UnwrappedType),
    requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default
  ) {
    self.init(
      name: title, description, default: defaultValue, dialog: requestValueDialog,
      disambiguation: nil)
  }

  /// Makes a parameter with a number.
  ///
  /// Differs from Apple's: nobody fills in parameters here, so `controlStyle` shows nothing.
  public convenience init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    default defaultValue: Value? = nil, controlStyle: _NumberControlStyle,
    requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default
  ) {
    self.init(
      name: title, description, default: defaultValue, dialog: requestValueDialog,
      disambiguation: nil)
  }
}

extension IntentParameter {
  /// Makes a parameter with a measurement.
  ///
  /// Differs from Apple's: nobody fills in parameters here, so `defaultUnit` and `supportsNegativeNumbers` say nothing.
  public convenience init<UnitType: Dimension>(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    default defaultValue: Value? = nil, defaultUnit: UnitType,
    supportsNegativeNumbers: Bool = true, requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default
  ) where Value.UnwrappedType == Measurement<UnitType> {
    self.init(
      name: title, description, default: defaultValue, dialog: requestValueDialog,
      disambiguation: nil)
  }
}
