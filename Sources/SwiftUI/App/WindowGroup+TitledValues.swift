import Foundation

extension WindowGroup {
  /// Windows that present a value each.
  ///
  /// Differs from Apple's: the device shows one window, without a title, which has no value.
  @MainActor
  public init<D: Decodable & Encodable & Hashable, C: View>(
    _ titleKey: LocalizedStringKey, for type: D.Type,
    @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    self.init { PresentedWindowContent(content: content) }
  }

  /// Windows that present a value each.
  ///
  /// Differs from Apple's: the device shows one window, without a title, which has no value.
  @MainActor
  public init<D: Decodable & Encodable & Hashable, C: View>(
    _ title: Text, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    self.init { PresentedWindowContent(content: content) }
  }

  /// Windows that present a value each.
  ///
  /// Differs from Apple's: the device shows one window, without a title, which has no value.
  @MainActor
  @_disfavoredOverload
  public init<D: Decodable & Encodable & Hashable, C: View>(
    _ titleResource: LocalizedStringResource, for type: D.Type,
    @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    self.init { PresentedWindowContent(content: content) }
  }

  /// Windows that present a value each.
  ///
  /// Differs from Apple's: the device shows one window, without a title, which has no value.
  @MainActor
  @_disfavoredOverload
  public init<D: Decodable & Encodable & Hashable, C: View, S: StringProtocol>(
    _ title: S, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    self.init { PresentedWindowContent(content: content) }
  }
}
