import Foundation

/// Says where an alignment guide lies by default.
public protocol AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat
}

/// The identity of an alignment guide, for one axis.
package struct AlignmentKey: Hashable, Sendable {
  nonisolated(unsafe) private let type: any AlignmentID.Type
  package let axis: Axis

  package var id: ObjectIdentifier { ObjectIdentifier(type) }

  init<ID: AlignmentID>(_ id: ID.Type, _ axis: Axis) {
    type = id
    self.axis = axis
  }

  func defaultValue(_ dimensions: ViewDimensions) -> CGFloat { type.defaultValue(in: dimensions) }

  package static func == (lhs: AlignmentKey, rhs: AlignmentKey) -> Bool {
    lhs.id == rhs.id && lhs.axis == rhs.axis
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(id)
    hasher.combine(axis)
  }
}

/// A guide that views are lined up on along the horizontal axis.
public struct HorizontalAlignment: Equatable, Sendable {
  package let key: AlignmentKey

  init(key: AlignmentKey) { self.key = key }

  public init(_ id: any AlignmentID.Type) {
    func make<ID: AlignmentID>(_ id: ID.Type) -> AlignmentKey { AlignmentKey(id, .horizontal) }
    key = make(id)
  }

  public static let leading = HorizontalAlignment(LeadingAlignment.self)
  public static let center = HorizontalAlignment(HorizontalCenterAlignment.self)
  public static let trailing = HorizontalAlignment(TrailingAlignment.self)
  public static let listRowSeparatorLeading = HorizontalAlignment(SeparatorLeading.self)
  public static let listRowSeparatorTrailing = HorizontalAlignment(SeparatorTrailing.self)
}

/// A guide that views are lined up on along the vertical axis.
public struct VerticalAlignment: Equatable, Sendable {
  package let key: AlignmentKey

  init(key: AlignmentKey) { self.key = key }

  public init(_ id: any AlignmentID.Type) {
    func make<ID: AlignmentID>(_ id: ID.Type) -> AlignmentKey { AlignmentKey(id, .vertical) }
    key = make(id)
  }

  public static let top = VerticalAlignment(TopAlignment.self)
  public static let center = VerticalAlignment(VerticalCenterAlignment.self)
  public static let bottom = VerticalAlignment(BottomAlignment.self)
  public static let firstTextBaseline = VerticalAlignment(FirstTextBaselineAlignment.self)
  public static let lastTextBaseline = VerticalAlignment(LastTextBaselineAlignment.self)
}

/// A pair of guides, one for each axis.
public struct Alignment: Equatable, Sendable {
  public var horizontal: HorizontalAlignment
  public var vertical: VerticalAlignment

  public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  public static let center = Alignment(horizontal: .center, vertical: .center)
  public static let leading = Alignment(horizontal: .leading, vertical: .center)
  public static let trailing = Alignment(horizontal: .trailing, vertical: .center)
  public static let top = Alignment(horizontal: .center, vertical: .top)
  public static let bottom = Alignment(horizontal: .center, vertical: .bottom)
  public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
  public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
  public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)
  public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)
  public static let centerFirstTextBaseline = Alignment(
    horizontal: .center, vertical: .firstTextBaseline)
  public static let centerLastTextBaseline = Alignment(
    horizontal: .center, vertical: .lastTextBaseline)
  public static let leadingFirstTextBaseline = Alignment(
    horizontal: .leading, vertical: .firstTextBaseline)
  public static let leadingLastTextBaseline = Alignment(
    horizontal: .leading, vertical: .lastTextBaseline)
  public static let trailingFirstTextBaseline = Alignment(
    horizontal: .trailing, vertical: .firstTextBaseline)
  public static let trailingLastTextBaseline = Alignment(
    horizontal: .trailing, vertical: .lastTextBaseline)
}

// MARK: The built-in guides

private enum LeadingAlignment: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
}

private enum HorizontalCenterAlignment: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width / 2 }
}

private enum TrailingAlignment: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width }
}

private enum SeparatorLeading: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
}

private enum SeparatorTrailing: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width }
}

private enum TopAlignment: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
}

private enum VerticalCenterAlignment: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height / 2 }
}

private enum BottomAlignment: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
}

/// A view without text has its baselines at its bottom edge.
private enum FirstTextBaselineAlignment: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
}

private enum LastTextBaselineAlignment: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
}

extension AlignmentKey {
  package static let firstTextBaseline = VerticalAlignment.firstTextBaseline.key
  package static let lastTextBaseline = VerticalAlignment.lastTextBaseline.key

  /// Whether views set this guide without a modifier.
  package var isTextBaseline: Bool {
    id == Self.firstTextBaseline.id || id == Self.lastTextBaseline.id
  }

  /// Guides whose default value is a plain fraction of the size need no closure call.
  func defaultFraction() -> CGFloat? {
    if id == HorizontalAlignment.center.key.id || id == VerticalAlignment.center.key.id {
      return 0.5
    }
    if id == HorizontalAlignment.leading.key.id || id == VerticalAlignment.top.key.id { return 0 }
    if id == HorizontalAlignment.trailing.key.id || id == VerticalAlignment.bottom.key.id {
      return 1
    }
    return nil
  }
}
