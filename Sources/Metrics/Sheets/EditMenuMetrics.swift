import CoreGraphics

/// The numbers of the menu of a text, and of what is selected in it.
package enum EditMenuMetrics {
  /// Known, iOS 16 to 18.
  package static let height: CGFloat = 44
  /// Beside each title; unsure.
  package static let titleMargin: CGFloat = 16
  /// Of the letters, and the corners of the menu; unsure.
  package static let titleSize: CGFloat = 15
  package static let cornerRadius: CGFloat = 10
  /// The shadow of the menu; unsure.
  package static let shadow = ShadowMetrics(opacity: 0.2, radius: 12, drop: 4)
  /// Above and below the line between two titles; unsure.
  package static let separatorMargin: CGFloat = 10
  /// To the text, and to the edges of the screen; unsure.
  package static let margin: CGFloat = 8
  /// How much of the tint shows behind what is selected; known.
  package static let selectionAlpha: CGFloat = 0.2
  /// The round ends of a selection; unsure.
  package static let handleDiameter: CGFloat = 10

  /// The ends of a selection: a bar beside the text and a knob, above the first line and below the last one.
  ///
  /// `lines` are the rectangles of what is selected, from top to bottom, in points.
  package static func handles(of lines: [CGRect]) -> [(bar: CGRect, knob: CGRect)] {
    guard let first = lines.first, let last = lines.last else { return [] }
    let width = FieldMetrics.insertionPointWidth
    return [(first.minX, first, first.minY - handleDiameter), (last.maxX, last, last.maxY)]
      .map { x, line, top in
        (
          CGRect(x: x - width / 2, y: line.minY, width: width, height: line.height),
          CGRect(
            x: x - handleDiameter / 2, y: top, width: handleDiameter, height: handleDiameter)
        )
      }
  }

  /// Where a menu of a width stands beside a rectangle of the screen: above it where there is room, else below; known.
  ///
  /// In screen points; `top` is where the screen's safe area begins.
  package static func frame(
    width: CGFloat, beside rect: CGRect, screen: CGSize, top: CGFloat
  ) -> CGRect {
    let width = min(width, screen.width - 2 * margin)
    let x = min(max(rect.midX - width / 2, margin), max(margin, screen.width - margin - width))
    let above = rect.minY - margin - height
    let below = min(rect.maxY + margin, screen.height - margin - height)
    let y = above >= max(margin, top) ? above : below
    return CGRect(x: x, y: y, width: width, height: height)
  }
}
