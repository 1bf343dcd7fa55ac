/// What is selected in a text, or where typing goes on.
public struct TextSelection: Equatable, Hashable {
  /// The selected parts of the text.
  public enum Indices: Equatable, Hashable {
    /// One part; an empty range is an insertion point.
    case selection(Range<String.Index>)
    case multiSelection(RangeSet<String.Index>)
  }

  public var indices: Indices
  public var affinity: TextSelectionAffinity = .automatic

  public init(range: Range<String.Index>) { indices = .selection(range) }

  public init(insertionPoint: String.Index) {
    indices = .selection(insertionPoint..<insertionPoint)
  }

  public init(ranges: RangeSet<String.Index>) { indices = .multiSelection(ranges) }

  /// Whether nothing is selected, and this is the place where typing goes on.
  public var isInsertion: Bool {
    switch indices {
    case .selection(let range): range.isEmpty
    case .multiSelection(let ranges): ranges.isEmpty
    }
  }
}

/// On which of two lines an insertion point stands that is the end of one and the start of the other.
///
/// Differs from Apple's: only handed back; no insertion point is drawn on another line with it.
public enum TextSelectionAffinity: Equatable, Hashable, Sendable {
  case automatic
  case upstream
  case downstream
}
