import SwiftUI

extension View {
  /// Exposes a control of the framework under an identifier; what is given here goes before what is
  /// read from the control.
  public func testId<M: Modifier>(
    _ identifier: String, type: NativeView<Self, M>, label: String? = nil, value: Any? = nil,
    action: (() -> Void)? = nil, setValue: ((Any?) -> Void)? = nil
  ) -> some View where M.Content == Self {
    #if TESTABLE
      NativeExposure(
        content: self, base: type.base,
        data: ExposedData(
          id: identifier, label: label, value: value, action: action, setValue: setValue))
    #else
      self
    #endif
  }

  /// Exposes a view under an identifier.
  ///
  /// Differs from Apple's: the original leaves the argument of a process's first host as it is, since
  /// nothing is exposed when that is evaluated; here it is exposed like any other view.
  public func testId(
    _ identifier: String, label: String? = nil, value: Any? = nil,
    action: (() -> Void)? = nil, setValue: ((Any?) -> Void)? = nil
  ) -> some View {
    #if TESTABLE
      modifier(
        ExposingModifier(
          data: ExposedData(
            id: identifier, label: label, value: value, action: action, setValue: setValue)))
    #else
      self
    #endif
  }

  /// Adds a node that stands for no view, after those of this view, while `condition` holds.
  public func testId(
    insert identifier: String, when condition: Bool = true, label: String? = nil,
    value: Any? = nil, action: (() -> Void)? = nil, setValue: ((Any?) -> Void)? = nil
  ) -> some View {
    #if TESTABLE
      modifier(
        InsertingModifier(
          data: ExposedData(
            id: identifier, label: label, value: value, action: action, setValue: setValue),
          condition: condition))
    #else
      self
    #endif
  }

  /// Gives the data of a control of the framework to the `testId` above.
  public func testData<M: Modifier>(
    type: NativeView<Self, M>, label: String? = nil, value: Any? = nil,
    action: (() -> Void)? = nil, setValue: ((Any?) -> Void)? = nil
  ) -> some View where M.Content == Self {
    #if TESTABLE
      NativeExposure(
        content: self, base: type.base,
        data: ExposedData(
          id: nil, label: label, value: value, action: action, setValue: setValue))
    #else
      self
    #endif
  }

  /// Gives data to the `testId` above.
  ///
  /// Differs from Apple's: the original leaves the argument of a process's first host as it is, since
  /// nothing is exposed when that is evaluated; here it is exposed like any other view.
  public func testData(
    label: String? = nil, value: Any? = nil, action: (() -> Void)? = nil,
    setValue: ((Any?) -> Void)? = nil
  ) -> some View {
    #if TESTABLE
      modifier(
        ExposingModifier(
          data: ExposedData(
            id: nil, label: label, value: value, action: action, setValue: setValue)))
    #else
      self
    #endif
  }
}
