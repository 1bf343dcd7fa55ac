import SwiftUI

extension View {
  /// Exposes a control of the framework under an identifier; what is given here goes before what is
  /// read from the control.
  @ViewBuilder
  public func testId<M: Modifier>(
    _ identifier: String, type: NativeView<Self, M>, label: String? = nil, value: Any? = nil,
    action: (() -> Void)? = nil, setValue: ((Any?) -> Void)? = nil
  ) -> some View where M.Content == Self {
    #if TESTABLE
      if AxtTest.enabled {
        type.base.make(self)
          .testId(identifier, label: label, value: value, action: action, setValue: setValue)
      } else {
        self
      }
    #else
      self
    #endif
  }

  /// Exposes a view under an identifier.
  @ViewBuilder
  public func testId(
    _ identifier: String, label: String? = nil, value: Any? = nil,
    action: (() -> Void)? = nil, setValue: ((Any?) -> Void)? = nil
  ) -> some View {
    #if TESTABLE
      if AxtTest.enabled {
        modifier(
          ExposingModifier(
            data: ExposedData(
              id: identifier, label: label, value: value, action: action, setValue: setValue)))
      } else {
        self
      }
    #else
      self
    #endif
  }

  /// Adds a node that stands for no view, after those of this view, while `condition` holds.
  @ViewBuilder
  public func testId(
    insert identifier: String, when condition: Bool = true, label: String? = nil,
    value: Any? = nil, action: (() -> Void)? = nil, setValue: ((Any?) -> Void)? = nil
  ) -> some View {
    #if TESTABLE
      if AxtTest.enabled {
        modifier(
          InsertingModifier(
            data: ExposedData(
              id: identifier, label: label, value: value, action: action, setValue: setValue),
            condition: condition))
      } else {
        self
      }
    #else
      self
    #endif
  }

  /// Gives the data of a control of the framework to the `testId` above.
  @ViewBuilder
  public func testData<M: Modifier>(
    type: NativeView<Self, M>, label: String? = nil, value: Any? = nil,
    action: (() -> Void)? = nil, setValue: ((Any?) -> Void)? = nil
  ) -> some View where M.Content == Self {
    #if TESTABLE
      if AxtTest.enabled {
        type.base.make(self)
          .testData(label: label, value: value, action: action, setValue: setValue)
      } else {
        self
      }
    #else
      self
    #endif
  }

  /// Gives data to the `testId` above.
  @ViewBuilder
  public func testData(
    label: String? = nil, value: Any? = nil, action: (() -> Void)? = nil,
    setValue: ((Any?) -> Void)? = nil
  ) -> some View {
    #if TESTABLE
      if AxtTest.enabled {
        modifier(
          ExposingModifier(
            data: ExposedData(
              id: nil, label: label, value: value, action: action, setValue: setValue)))
      } else {
        self
      }
    #else
      self
    #endif
  }
}
