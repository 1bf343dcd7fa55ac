import Foundation

/// Groups of windows with a title and a name, that present values.
extension WindowGroup {
  /// Windows that present a value each.
  ///
  /// Differs from Apple's: the device shows one window, without a title, which has no value; its name is not
  /// kept.
  @MainActor
  public init<D: Decodable & Encodable & Hashable, C: View>(
    _ title: Text, id: String, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    self.init { PresentedWindowContent(content: content) }
  }

  /// Windows that present a value each.
  ///
  /// Differs from Apple's: the device shows one window, without a title, which has no value; its name is not
  /// kept.
  @MainActor
  public init<D: Decodable & Encodable & Hashable, C: View>(
    _ titleKey: LocalizedStringKey, id: String, for type: D.Type,
    @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    self.init { PresentedWindowContent(content: content) }
  }

  /// Windows that present a value each.
  ///
  /// Differs from Apple's: the device shows one window, without a title, which has no value; its name is not
  /// kept.
  @MainActor
  @_disfavoredOverload
  public init<D: Decodable & Encodable & Hashable, C: View, S: StringProtocol>(
    _ title: S, id: String, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    self.init { PresentedWindowContent(content: content) }
  }

  /// Windows that present a value each.
  ///
  /// Differs from Apple's: the device shows one window, without a title, which has no value; its name is not
  /// kept.
  @MainActor
  @_disfavoredOverload
  public init<D: Decodable & Encodable & Hashable, C: View>(
    _ titleResource: LocalizedStringResource, id: String, for type: D.Type,
    @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    self.init { PresentedWindowContent(content: content) }
  }
}
