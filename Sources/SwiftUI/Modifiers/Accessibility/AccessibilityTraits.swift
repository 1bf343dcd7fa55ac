import Accessibility

/// What an element is like to assistive technologies.
public struct AccessibilityTraits: SetAlgebra, Sendable {
  private var rawValue: UInt32 = 0

  public init() {}

  private init(bit: UInt32) { rawValue = 1 << bit }

  public static let isButton = AccessibilityTraits(bit: 0)
  public static let isHeader = AccessibilityTraits(bit: 1)
  public static let isSelected = AccessibilityTraits(bit: 2)
  public static let isLink = AccessibilityTraits(bit: 3)
  public static let isSearchField = AccessibilityTraits(bit: 4)
  public static let isImage = AccessibilityTraits(bit: 5)
  public static let playsSound = AccessibilityTraits(bit: 6)
  public static let isKeyboardKey = AccessibilityTraits(bit: 7)
  public static let isStaticText = AccessibilityTraits(bit: 8)
  public static let isSummaryElement = AccessibilityTraits(bit: 9)
  public static let updatesFrequently = AccessibilityTraits(bit: 10)
  public static let startsMediaSession = AccessibilityTraits(bit: 11)
  public static let allowsDirectInteraction = AccessibilityTraits(bit: 12)
  public static let causesPageTurn = AccessibilityTraits(bit: 13)
  public static let isModal = AccessibilityTraits(bit: 14)
  public static let isToggle = AccessibilityTraits(bit: 15)
  public static let isTabBar = AccessibilityTraits(bit: 16)

  /// The traits of the element tree, and the kinds of element that follow from them alone.
  private static let table:
    [(AccessibilityTraits, Accessibility.AccessibilityTraits, ElementKind?)] = [
      (.isButton, .button, .button), (.isHeader, .header, .staticText),
      (.isSelected, .selected, nil), (.isLink, .link, .link),
      (.isSearchField, .searchField, .searchField), (.isImage, .image, .image),
      (.playsSound, .playsSound, nil), (.isKeyboardKey, .keyboardKey, .key),
      (.isStaticText, .staticText, .staticText), (.isSummaryElement, .summaryElement, nil),
      (.updatesFrequently, .updatesFrequently, nil),
      (.startsMediaSession, .startsMediaSession, nil),
      (.allowsDirectInteraction, .allowsDirectInteraction, nil),
      (.causesPageTurn, .causesPageTurn, nil), (.isModal, .isModal, nil),
      (.isToggle, .toggleButton, .switch), (.isTabBar, .tabBar, .tabBar),
    ]

  package var elementTraits: Accessibility.AccessibilityTraits {
    Self.table.reduce(into: []) { result, row in
      if contains(row.0) { result.formUnion(row.1) }
    }
  }

  /// What an element of a kind becomes by these traits; nil if it stays what it is.
  ///
  /// Texts and images turn into buttons and links: tests of public apps look for them among those. Controls
  /// stay what they are.
  package func elementType(of kind: ElementKind) -> ElementKind? {
    switch kind {
    case .other: Self.table.first { contains($0.0) && $0.2 != nil }?.2
    case .staticText, .image: contains(.isButton) ? .button : contains(.isLink) ? .link : nil
    default: nil
    }
  }

  // MARK: Set algebra

  public func contains(_ member: AccessibilityTraits) -> Bool {
    rawValue & member.rawValue == member.rawValue
  }

  public func union(_ other: AccessibilityTraits) -> AccessibilityTraits {
    var copy = self
    copy.rawValue |= other.rawValue
    return copy
  }

  public func intersection(_ other: AccessibilityTraits) -> AccessibilityTraits {
    var copy = self
    copy.rawValue &= other.rawValue
    return copy
  }

  public func symmetricDifference(_ other: AccessibilityTraits) -> AccessibilityTraits {
    var copy = self
    copy.rawValue ^= other.rawValue
    return copy
  }

  @discardableResult
  public mutating func insert(
    _ newMember: AccessibilityTraits
  ) -> (inserted: Bool, memberAfterInsert: AccessibilityTraits) {
    let isNew = !contains(newMember)
    rawValue |= newMember.rawValue
    return (isNew, newMember)
  }

  @discardableResult
  public mutating func remove(_ member: AccessibilityTraits) -> AccessibilityTraits? {
    let had = contains(member)
    rawValue &= ~member.rawValue
    return had ? member : nil
  }

  @discardableResult
  public mutating func update(with newMember: AccessibilityTraits) -> AccessibilityTraits? {
    insert(newMember).inserted ? nil : newMember
  }

  public mutating func formUnion(_ other: AccessibilityTraits) { self = union(other) }
  public mutating func formIntersection(_ other: AccessibilityTraits) { self = intersection(other) }
  public mutating func formSymmetricDifference(_ other: AccessibilityTraits) {
    self = symmetricDifference(other)
  }
}
