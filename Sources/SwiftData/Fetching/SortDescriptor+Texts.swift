import Foundation

// How texts are ordered for people, which Foundation's descriptors lack on Linux.

/// Orders texts for people.
public struct _LocalizedComparator: Sendable {
  let isStandard: Bool

  /// As lists of files are ordered: numbers by their value, whatever the case.
  public static let localizedStandard = _LocalizedComparator(isStandard: true)
  public static let localized = _LocalizedComparator(isStandard: false)
}

/// A text that is compared as people expect it.
struct LocalizedText: Comparable {
  let text: String
  let isStandard: Bool

  static func == (left: LocalizedText, right: LocalizedText) -> Bool {
    left.compare(right) == .orderedSame
  }

  static func < (left: LocalizedText, right: LocalizedText) -> Bool {
    left.compare(right) == .orderedAscending
  }

  private func compare(_ other: LocalizedText) -> ComparisonResult {
    isStandard ? text.localizedStandardCompare(other.text) : text.localizedCompare(other.text)
  }
}

extension String {
  var localizedStandardText: LocalizedText { LocalizedText(text: self, isStandard: true) }
  var localizedText: LocalizedText { LocalizedText(text: self, isStandard: false) }
}

extension SortDescriptor {
  /// Orders by a text, as people expect it.
  public init(_ keyPath: KeyPath<Compared, String> & Sendable, order: SortOrder = .forward) {
    self.init(keyPath, comparator: .localizedStandard, order: order)
  }

  /// Orders by a text, where none comes first.
  public init(_ keyPath: KeyPath<Compared, String?> & Sendable, order: SortOrder = .forward) {
    self.init(keyPath, comparator: .localizedStandard, order: order)
  }

  /// Orders by a text.
  public init(
    _ keyPath: KeyPath<Compared, String> & Sendable, comparator: _LocalizedComparator,
    order: SortOrder = .forward
  ) {
    let texts = comparator.isStandard ? \String.localizedStandardText : \String.localizedText
    self.init(sendable(keyPath.appending(path: texts)), order: order)
  }

  /// Orders by a text, where none comes first.
  public init(
    _ keyPath: KeyPath<Compared, String?> & Sendable, comparator: _LocalizedComparator,
    order: SortOrder = .forward
  ) {
    let texts = comparator.isStandard ? \String?.?.localizedStandardText : \String?.?.localizedText
    self.init(sendable(keyPath.appending(path: texts)), order: order)
  }
}

/// What is made of two key paths that may go to other threads may so too.
private func sendable<Root, Value>(
  _ keyPath: KeyPath<Root, Value>
) -> KeyPath<Root, Value> & Sendable {
  unsafeBitCast(keyPath, to: (KeyPath<Root, Value> & Sendable).self)
}
