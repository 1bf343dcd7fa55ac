import CoreGraphics

/// Where the parts of an alert are, from the upper left corner of its box.
package struct AlertLayout {
  /// Title and message: each as wide as the room for it.
  package private(set) var texts: [CGRect] = []
  /// The fields, edge to edge in one box.
  package private(set) var fields: [CGRect] = []
  /// What the app has put above the buttons, as wide as the box; empty without it.
  package private(set) var content = CGRect.zero
  package private(set) var buttons: [CGRect] = []
  package private(set) var size = CGSize.zero

  /// How wide texts may be.
  package static func textWidth(in width: CGFloat) -> CGFloat {
    max(0, width - 2 * AlertMetrics.padding)
  }

  /// How wide the label of a button that fills its row may be.
  package static func labelWidth(in width: CGFloat) -> CGFloat {
    max(0, width - 2 * AlertMetrics.labelMargin)
  }

  /// Lays out texts of the given heights for `textWidth(in:)`, and buttons.
  ///
  /// `labels` are the sizes of the buttons' labels in one line each. `wrappedHeights` are their heights for
  /// `labelWidth(in:)`; `contentHeight` is that of what stands above the buttons. `fieldHeights` are those of the
  /// fields, from the top.
  package init(
    width: CGFloat, textHeights: [CGFloat], fieldHeights: [CGFloat] = [], labels: [CGSize],
    wrappedHeights: [CGFloat], contentHeight: CGFloat = 0
  ) {
    var y = placeTexts(textHeights, width: width)
    y = placeFields(fieldHeights, below: y, width: width)
    content = CGRect(x: 0, y: y, width: width, height: contentHeight)
    y += contentHeight
    let height = wrappedHeights.reduce(AlertMetrics.rowHeight) {
      max($0, $1 + 2 * AlertMetrics.labelPadding)
    }
    if Self.standSideBySide(labels, in: width) {
      buttons = labels.indices.map {
        CGRect(x: CGFloat($0) * width / 2, y: y, width: width / 2, height: height)
      }
      y += height
    } else {
      for _ in labels {
        buttons.append(CGRect(x: 0, y: y, width: width, height: height))
        y += height
      }
    }
    size = CGSize(width: width, height: y)
  }

  /// Two buttons share a row where their labels fit in half of it each; known.
  private static func standSideBySide(_ labels: [CGSize], in width: CGFloat) -> Bool {
    let room = width / 2 - 2 * AlertMetrics.labelMargin
    return labels.count == 2 && labels.allSatisfy { $0.width <= room }
  }

  /// - Returns: Where the texts end, with the padding below where something is above.
  private mutating func placeTexts(_ heights: [CGFloat], width: CGFloat) -> CGFloat {
    guard !heights.isEmpty else { return 0 }
    var y = AlertMetrics.padding
    for (index, height) in heights.enumerated() {
      if index > 0 { y += AlertMetrics.textGap }
      texts.append(
        CGRect(
          x: AlertMetrics.padding, y: y, width: Self.textWidth(in: width), height: height))
      y += height
    }
    return y + AlertMetrics.padding
  }

  private mutating func placeFields(
    _ heights: [CGFloat], below end: CGFloat, width: CGFloat
  ) -> CGFloat {
    guard !heights.isEmpty else { return end }
    var y =
      (end == 0 ? AlertMetrics.padding : end - AlertMetrics.padding) + AlertMetrics.aboveFields
    for height in heights {
      fields.append(
        CGRect(
          x: AlertMetrics.fieldMargin, y: y, width: width - 2 * AlertMetrics.fieldMargin,
          height: height))
      y += height
    }
    return y + AlertMetrics.belowFields
  }

  /// The box around all fields; nil without any.
  package var fieldBox: CGRect? { fields.isEmpty ? nil : fields.reduce(.null) { $0.union($1) } }
}
