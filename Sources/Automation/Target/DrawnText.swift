import CoreGraphics
import Device
import Foundation

/// What a driver wants to know about the texts on the screen.
package struct DrawnTextQuestion: Hashable, Sendable {
  /// The text size that the app shall have meanwhile; nil for the one that it has.
  package var size: DeviceContentSizeCategory?
  /// Whether colours are looked at, for which the screen has to be drawn.
  package var withColors: Bool

  package init(size: DeviceContentSizeCategory? = nil, withColors: Bool) {
    self.size = size
    self.withColors = withColors
  }
}

/// Characters of one line in one font, as they stand on the screen.
package struct DrawnText: Hashable, Sendable {
  package var string: String
  /// In screen points, from the top of high letters to the baseline.
  package var frame: CGRect
  /// In points of the screen: what enlarges or shrinks the text counts.
  package var fontSize: CGFloat
  /// On the scale of fonts, 400 is regular and 700 bold.
  package var weight: Int
  /// The element of the tree that tells the text; nil if none does.
  package var element: UInt64?
  /// Whether the text is told in principle, and only kept back by what stands in front of everything.
  package var isBehindModal: Bool
  /// How it is cut; nil where it shows whole, also where a scroll view will show the rest.
  package var cut: Cut?
  /// Nil where colours were not asked for.
  package var colors: Colors?

  package enum Cut: UInt8, Hashable, Sendable {
    /// Layout has left something out.
    case ellipsis
    /// A clipping frame covers a part.
    case frame
  }

  /// What is seen of it where it is hardest to read.
  package struct Colors: Hashable, Sendable {
    /// As `#RRGGBB`, with everything that makes it translucent taken into account.
    package var foreground: String
    /// As `#RRGGBB`.
    package var background: String
    /// By the formula of WCAG, 1 to 21.
    package var contrast: Double

    package init(foreground: String, background: String, contrast: Double) {
      self.foreground = foreground
      self.background = background
      self.contrast = contrast
    }
  }

  package init(
    string: String, frame: CGRect, fontSize: CGFloat, weight: Int, element: UInt64? = nil,
    isBehindModal: Bool = false, cut: Cut? = nil, colors: Colors? = nil
  ) {
    self.string = string
    self.frame = frame
    self.fontSize = fontSize
    self.weight = weight
    self.element = element
    self.isBehindModal = isBehindModal
    self.cut = cut
    self.colors = colors
  }
}
