import TestReporting

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

  /// - Parameters:
  ///   - before: The reference's screen.
  ///   - after: The new one.
  ///   - finder: Tells where what is on the new screen was written; nil where that is not asked for.
  package init(from before: ScreenNotes, to after: ScreenNotes, finder: SourceFinder? = nil) {
    let after = finder?.locating(after) ?? after
    let elements = ElementChanges(from: before.elements, to: after.elements)
    if !elements.texts.isEmpty {
      self.init(.elements, elements.texts, shape: elements.shape, cause: elements.causes)
      return
    }
    let layout = LineChanges.changes(from: before.layout, to: after.layout)
    if !layout.isEmpty {
      let places = layout.map { change in
        change.line.flatMap { finder?.owner(ofLine: $0) }.map { " in \($0)" } ?? ""
      }
      self.init(.layout, layout.map(\.text), at: places)
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

  /// `places`: Where the changes are, which is said but is no part of what they are.
  private init(_ layer: Layer, _ changes: [String], at places: [String] = []) {
    let words = changes.map(LineChanges.withoutNumbers)
    let told = places.isEmpty ? changes : zip(changes, places).map { $0 + $1 }
    self.init(layer, told, shape: words, cause: words)
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
  ///   - views: What lies where pixels differ.
  /// - Returns: the message.
  package static func text(
    _ difference: ScreenDifference?, pixels: String, hasDrawing: Bool = true, views: [String] = []
  ) -> String {
    guard let difference else { return pixels }
    let isNamed = [.elements, .layout].contains(difference.layer)
    let seen = isNamed || views.isEmpty ? "" : "It is seen in \(views.joined(separator: ", ")).\n"
    let pixels = seen + pixels
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
