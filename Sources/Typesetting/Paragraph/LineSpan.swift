/// One line of a broken paragraph, as clusters of its shaped text.
///
/// Lengths in points.
struct LineSpan {
  /// What an ellipsis stands for.
  enum Ellipsis: Equatable {
    case none
    /// The ellipsis is drawn after the clusters before `head`; those from `tail` on follow it.
    case between(head: Int, tail: Int)
  }

  /// The first cluster.
  var start: Int
  /// Past the last cluster that is drawn: without hanging white space and the line end.
  var end: Int
  /// The first cluster of the next line.
  var next: Int
  var width: Double
  var ellipsis = Ellipsis.none
  /// The run whose font draws the ellipsis.
  var ellipsisRun = 0
  /// Points added between two clusters (negative when the line is tightened).
  var letterSpacing = 0.0
  /// Points added behind each white space of a justified line.
  var wordSpacing = 0.0
  /// How the paragraph of the line is set; nil for as the whole text is.
  var paragraph: ParagraphOptions.Shared?
  /// Points before and behind the room of the line; where it ends may also be said from the leading edge, as `tail`.
  var indent = 0.0
  var outdent = 0.0
  /// Where the room of the line ends, from the leading edge of the text's room; nil for the end of that.
  var tail: Double?
  /// Points between the line before and this one.
  var gap = 0.0
  /// Height above and below the baseline, and what is added before a next line.
  var ascent = 0.0
  var descent = 0.0
  var leading = 0.0

  var height: Double { ascent + descent }

  /// Points that the line takes of the text's room, with its indents.
  var extent: Double { indent + width + outdent }
}

/// A paragraph broken into lines that fit a given room.
struct LineSet {
  var lines: [LineSpan]
  var isTruncated: Bool
  /// Factor on every length, below 1 when the text was shrunk to fit.
  var scaleFactor = 1.0
  /// Width of the widest line and height of all, before the factor.
  var width: Double
  var height: Double
}
