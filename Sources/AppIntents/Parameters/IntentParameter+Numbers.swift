import Foundation
import FoundationAdditions

extension IntentParameter {
  /// How Shortcuts lets a person choose a whole number.
  public enum IntControlStyle: Hashable, Sendable {
    case field, stepper, slider
  }

  /// How Shortcuts lets a person choose a number.
  public enum DoubleControlStyle: Hashable, Sendable {
    case field, stepper, slider
  }
}

extension IntentParameter where Value.UnwrappedType == Int {
  /// Makes a parameter with a whole number.
  ///
  /// Differs from Apple's: nobody fills in parameters here, so `controlStyle` shows nothing and `inclusiveRange`, which
  /// limits what people enter and not what code sets, limits nothing.
  public convenience init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    default defaultValue: Value? = nil, controlStyle: IntControlStyle = .field,
    inclusiveRange: (lowerBound: Int, upperBound: Int), requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default
  ) {
    self.init(
      name: title, description, default: defaultValue, dialog: requestValueDialog,
      disambiguation: nil)
  }

  /// Makes a parameter with a whole number.
  ///
  /// Differs from Apple's: nobody fills in parameters here, so `controlStyle` shows nothing.
  public convenience init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    default defaultValue: Value? = nil, controlStyle: IntControlStyle,
    requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default
  ) {
    self.init(
      name: title, description, default: defaultValue, dialog: requestValueDialog,
      disambiguation: nil)
  }
}

extension IntentParameter where Value.UnwrappedType == Double {
  /// Makes a parameter with a number.
  ///
  /// Differs from Apple's: nobody fills in parameters here, so `controlStyle` shows nothing and `inclusiveRange`, which
  /// limits what people enter and not what code sets, limits nothing.
  public convenience init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    default defaultValue: Value? = nil, controlStyle: DoubleControlStyle = .field,
    inclusiveRange: (lowerBound: Double, upperBound: Double),
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
    default defaultValue: Value? = nil, controlStyle: DoubleControlStyle,
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
