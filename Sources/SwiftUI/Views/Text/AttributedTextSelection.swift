import Foundation

/// What is selected in an attributed text, or where typing goes on.
public struct AttributedTextSelection: Equatable, Sendable {
  /// The selected parts of the text.
  public enum Indices: Equatable, Sendable {
    case insertionPoint(AttributedString.Index)
    case ranges(RangeSet<AttributedString.Index>)
  }

  /// Nil for the end of the text.
  private let place: Indices?
  private let attributes: AttributeContainer?

  /// The end of the text.
  public init() {
    place = nil
    attributes = nil
  }

  public init(
    insertionPoint: AttributedString.Index, typingAttributes: AttributeContainer? = nil
  ) {
    place = .insertionPoint(insertionPoint)
    attributes = typingAttributes
  }

  public init(range: Range<AttributedString.Index>) {
    place = range.isEmpty ? .insertionPoint(range.lowerBound) : .ranges(RangeSet(range))
    attributes = nil
  }

  public init(ranges: RangeSet<AttributedString.Index>) {
    place = .ranges(ranges)
    attributes = nil
  }

  /// The selected parts, within the bounds of a text.
  public func indices(in text: AttributedString) -> Indices {
    let whole = text.startIndex..<text.endIndex
    switch place {
    case nil: return .insertionPoint(text.endIndex)
    case .insertionPoint(let index):
      return .insertionPoint(min(max(index, whole.lowerBound), whole.upperBound))
    case .ranges(let ranges):
      return .ranges(RangeSet(ranges.ranges.map { $0.clamped(to: whole) }))
    }
  }

  /// What is typed next looks like this: as was asked for, or as the text before.
  public func typingAttributes(in text: AttributedString) -> AttributeContainer {
    if let attributes { return attributes }
    var start: AttributedString.Index
    switch indices(in: text) {
    case .insertionPoint(let index): start = index
    case .ranges(let ranges): start = ranges.ranges.first?.lowerBound ?? text.endIndex
    }
    if start > text.startIndex { start = text.characters.index(before: start) }
    return text.runs.first { $0.range.contains(start) }?.attributes ?? AttributeContainer()
  }
}
