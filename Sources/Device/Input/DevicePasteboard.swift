import Foundation

/// The device's general pasteboard: items, each with its representations by uniform type.
@MainActor
package final class DevicePasteboard {
  package var items: [[String: Data]] = [] {
    didSet { changeCount += 1 }
  }

  /// Grows by one with each change.
  package private(set) var changeCount = 0

  /// The text of the first item that has one; setting replaces everything.
  package var string: String? {
    get {
      items.lazy.compactMap { $0[Self.plainText] }.first.map { String(decoding: $0, as: UTF8.self) }
    }
    set { items = newValue.map { [[Self.plainText: Data($0.utf8)]] } ?? [] }
  }

  private static let plainText = "public.utf8-plain-text"
}
