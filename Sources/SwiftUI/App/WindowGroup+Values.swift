import Foundation

/// The content of a window that presents a value; a window that the system opens has none.
public nonisolated struct PresentedWindowContent<
  Data: Decodable & Encodable & Hashable, Content: View
>:
  View
{
  @State private var value: Data?
  private let content: (Binding<Data?>) -> Content

  init(content: @escaping (Binding<Data?>) -> Content) {
    self.content = content
  }

  /// Shows content that always has a value.
  init(default makeValue: @escaping () -> Data, content: @escaping (Binding<Data>) -> Content) {
    let value = makeValue()
    _value = State(initialValue: value)
    // The state has a value from the start, so that the binding to it has one too.
    self.content = { content(Binding($0) ?? .constant(value)) }
  }

  @MainActor
  public var body: some View { content($value) }
}

extension WindowGroup {
  /// Windows that present a value each.
  ///
  /// Differs from Apple's: the device shows one window; its name is not kept, and it has no value.
  @MainActor
  public init<D: Decodable & Encodable & Hashable, C: View>(
    id: String, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    self.init { PresentedWindowContent(content: content) }
  }

  /// Windows that present a value each.
  ///
  /// Differs from Apple's: the device shows one window, which has no value.
  @MainActor
  public init<D: Decodable & Encodable & Hashable, C: View>(
    for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    self.init { PresentedWindowContent(content: content) }
  }

  /// Windows that present a value each, `defaultValue()` where nobody has given one.
  ///
  /// Differs from Apple's: the device shows one window, with the default value; its name is not kept.
  @MainActor
  public init<D: Decodable & Encodable & Hashable, C: View>(
    id: String, for type: D.Type = D.self, @ViewBuilder content: @escaping (Binding<D>) -> C,
    defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C> {
    self.init { PresentedWindowContent(default: defaultValue, content: content) }
  }

  /// Windows that present a value each, `defaultValue()` where nobody has given one.
  ///
  /// Differs from Apple's: the device shows one window, with the default value.
  @MainActor
  public init<D: Decodable & Encodable & Hashable, C: View>(
    for type: D.Type = D.self, @ViewBuilder content: @escaping (Binding<D>) -> C,
    defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C> {
    self.init { PresentedWindowContent(default: defaultValue, content: content) }
  }
}
