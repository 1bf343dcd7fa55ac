/// What changed first on a screen: in which layer, and what there.
///
/// The layers are elements, layout, drawing and pixels: each follows from the one before, so that the first
/// that differs is nearest to the cause.
package struct ScreenDifference: Equatable, Sendable {
  package enum Layer: String, Sendable {
    case elements
    case layout
    case drawing
    case pixels
  }

  package let layer: Layer
  /// A sentence a change, what may be a cause first.
  package let changes: [String]
  /// What the changes are, whatever the words and the numbers: the same for one change in other languages and
  /// on other devices.
  package let shape: [String]
  /// What the changes are, whatever the place: the same for one change in other tests.
  package let cause: [String]

  package init(from before: ScreenNotes, to after: ScreenNotes) {
    let elements = ElementChanges(from: before.elements, to: after.elements)
    if !elements.texts.isEmpty {
      self.init(.elements, elements.texts, shape: elements.shape, cause: elements.causes)
      return
    }
    let layout = LineChanges.texts(from: before.layout, to: after.layout)
    if !layout.isEmpty {
      self.init(.layout, layout)
      return
    }
    if before.scale != after.scale {
      self.init(
        .drawing, ["the scale was \(before.scale.shortText), is \(after.scale.shortText)"])
      return
    }
    let drawing = LineChanges.texts(from: before.drawing, to: after.drawing)
    if drawing.isEmpty {
      self.init(.pixels, [], shape: ["pixels"], cause: [])
    } else {
      self.init(.drawing, drawing)
    }
  }

  private init(_ layer: Layer, _ changes: [String]) {
    let words = changes.map(LineChanges.withoutNumbers)
    self.init(layer, changes, shape: words, cause: words)
  }

  private init(_ layer: Layer, _ changes: [String], shape: [String], cause: [String]) {
    (self.layer, self.changes, self.shape, self.cause) = (layer, changes, shape, cause)
  }
}

/// Says which layer of a screen changed first, and what in it.
package enum ScreenReasons {
  /// As many changes of a layer are told.
  private static let longest = 8

  /// The message about a difference.
  ///
  /// - Parameters:
  ///   - difference: What changed first; nil for pictures of no view.
  ///   - pixels: What differs between the pixels.
  ///   - hasDrawing: Whether it is known what was drawn.
  /// - Returns: the message.
  package static func text(
    _ difference: ScreenDifference?, pixels: String, hasDrawing: Bool = true
  ) -> String {
    guard let difference else { return pixels }
    guard difference.layer != .pixels else {
      return """
        Only pixels changed: \(hasDrawing ? "elements, layout and drawing" : "elements and layout") are \
        as they were.
        \(pixels)
        """
    }
    let changes = difference.changes
    var lines = ["What changed first: \(difference.layer.rawValue)"]
    lines += changes.prefix(longest).map { "  \($0)" }
    if changes.count > longest { lines.append("  and \(changes.count - longest) more changes") }
    return (lines + [pixels]).joined(separator: "\n")
  }
}
