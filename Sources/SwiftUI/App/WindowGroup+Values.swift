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
}
