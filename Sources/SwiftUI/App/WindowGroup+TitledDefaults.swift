import Foundation

/// Groups of windows with a title, that always present a value.
extension WindowGroup {
  /// Windows that present a value each, `defaultValue()` where nobody has given one.
  ///
  /// Differs from Apple's: the device shows one window, without a title, with the default value; its name is not
  /// kept.
  @MainActor
  public init<D: Decodable & Encodable & Hashable, C: View>(
    _ title: Text, id: String, for type: D.Type = D.self,
    @ViewBuilder content: @escaping (Binding<D>) -> C, defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C> {
    self.init { PresentedWindowContent(default: defaultValue, content: content) }
  }

  /// Windows that present a value each, `defaultValue()` where nobody has given one.
  ///
  /// Differs from Apple's: the device shows one window, without a title, with the default value; its name is not
  /// kept.
  @MainActor
  public init<D: Decodable & Encodable & Hashable, C: View>(
    _ titleKey: LocalizedStringKey, id: String, for type: D.Type = D.self,
    @ViewBuilder content: @escaping (Binding<D>) -> C, defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C> {
    self.init { PresentedWindowContent(default: defaultValue, content: content) }
  }

  /// Windows that present a value each, `defaultValue()` where nobody has given one.
  ///
  /// Differs from Apple's: the device shows one window, without a title, with the default value; its name is not
  /// kept.
  @MainActor
  @_disfavoredOverload
  public init<D: Decodable & Encodable & Hashable, C: View, S: StringProtocol>(
    _ title: S, id: String, for type: D.Type = D.self,
    @ViewBuilder content: @escaping (Binding<D>) -> C, defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C> {
    self.init { PresentedWindowContent(default: defaultValue, content: content) }
  }

  /// Windows that present a value each, `defaultValue()` where nobody has given one.
  ///
  /// Differs from Apple's: the device shows one window, without a title, with the default value; its name is not
  /// kept.
  @MainActor
  @_disfavoredOverload
  public init<D: Decodable & Encodable & Hashable, C: View>(
    _ titleResource: LocalizedStringResource, id: String, for type: D.Type = D.self,
    @ViewBuilder content: @escaping (Binding<D>) -> C, defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C> {
    self.init { PresentedWindowContent(default: defaultValue, content: content) }
  }

  /// Windows that present a value each, `defaultValue()` where nobody has given one.
  ///
  /// Differs from Apple's: the device shows one window, without a title, with the default value.
  @MainActor
  public init<D: Decodable & Encodable & Hashable, C: View>(
    _ title: Text, for type: D.Type = D.self, @ViewBuilder content: @escaping (Binding<D>) -> C,
    defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C> {
    self.init { PresentedWindowContent(default: defaultValue, content: content) }
  }

  /// Windows that present a value each, `defaultValue()` where nobody has given one.
  ///
  /// Differs from Apple's: the device shows one window, without a title, with the default value.
  @MainActor
  public init<D: Decodable & Encodable & Hashable, C: View>(
    _ titleKey: LocalizedStringKey, for type: D.Type = D.self,
    @ViewBuilder content: @escaping (Binding<D>) -> C, defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C> {
    self.init { PresentedWindowContent(default: defaultValue, content: content) }
  }

  /// Windows that present a value each, `defaultValue()` where nobody has given one.
  ///
  /// Differs from Apple's: the device shows one window, without a title, with the default value.
  @MainActor
  @_disfavoredOverload
  public init<D: Decodable & Encodable & Hashable, C: View, S: StringProtocol>(
    _ title: S, for type: D.Type = D.self, @ViewBuilder content: @escaping (Binding<D>) -> C,
    defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C> {
    self.init { PresentedWindowContent(default: defaultValue, content: content) }
  }

  /// Windows that present a value each, `defaultValue()` where nobody has given one.
  ///
  /// Differs from Apple's: the device shows one window, without a title, with the default value.
  @MainActor
  @_disfavoredOverload
  public init<D: Decodable & Encodable & Hashable, C: View>(
    _ titleResource: LocalizedStringResource, for type: D.Type = D.self,
    @ViewBuilder content: @escaping (Binding<D>) -> C, defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C> {
    self.init { PresentedWindowContent(default: defaultValue, content: content) }
  }
}
