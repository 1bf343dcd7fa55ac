import Foundation
import FoundationAdditions

/// A value that somebody can choose, with how it looks.
public struct IntentItem<Result: Sendable>: Sendable {
  public let value: Result
  public let title: LocalizedStringResource?
  public let subtitle: LocalizedStringResource?
  public let image: DisplayRepresentation.Image?

  public init(
    _ value: Result, title: LocalizedStringResource? = nil,
    subtitle: LocalizedStringResource? = nil, image: DisplayRepresentation.Image? = nil
  ) {
    self.value = value
    self.title = title
    self.subtitle = subtitle
    self.image = image
  }
}

/// Values that stand together.
public struct IntentItemSection<Result: Sendable>: Sendable {
  public let title: LocalizedStringResource?
  public let items: [IntentItem<Result>]

  @_disfavoredOverload
  public init(_ title: LocalizedStringResource? = nil, items: [IntentItem<Result>]) {
    self.title = title
    self.items = items
  }

  public init(_ title: LocalizedStringResource? = nil, items: [Result]) {
    self.init(title, items: items.map { IntentItem($0) })
  }
}

/// Values that somebody can choose from, in sections.
public struct IntentItemCollection<Result: Sendable>: ResultsCollection, Sendable {
  public let promptLabel: LocalizedStringResource?
  /// Whether letters beside the list lead to its sections.
  public let usesIndexedCollation: Bool
  public let sections: [IntentItemSection<Result>]

  public static var empty: IntentItemCollection<Result> { IntentItemCollection(sections: []) }

  /// All values, in the order of the sections.
  public var items: [IntentItem<Result>] { sections.flatMap(\.items) }

  public init(
    promptLabel: LocalizedStringResource? = nil, usesIndexedCollation: Bool = false,
    sections: [IntentItemSection<Result>]
  ) {
    self.promptLabel = promptLabel
    self.usesIndexedCollation = usesIndexedCollation
    self.sections = sections
  }

  @_disfavoredOverload
  public init(
    promptLabel: LocalizedStringResource? = nil, usesIndexedCollation: Bool = false,
    items: [IntentItem<Result>]
  ) {
    self.init(
      promptLabel: promptLabel, usesIndexedCollation: usesIndexedCollation,
      sections: [IntentItemSection(items: items)])
  }

  public init(
    promptLabel: LocalizedStringResource? = nil, usesIndexedCollation: Bool = false,
    items: [Result]
  ) {
    self.init(
      promptLabel: promptLabel, usesIndexedCollation: usesIndexedCollation,
      sections: [IntentItemSection(items: items)])
  }
}

public typealias ItemCollection = IntentItemCollection
public typealias ItemSection = IntentItemSection
