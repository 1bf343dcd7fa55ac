/// Says which layer of a screen changed first, and what in it.
///
/// The layers are elements, layout, drawing and pixels: each follows from the one before, so that the first
/// that differs is nearest to the cause.
enum ScreenReasons {
  /// As many changes of a layer are told.
  private static let longest = 8

  /// The message about a difference.
  ///
  /// - Parameters:
  ///   - before: What was on the screen of the reference; nil if its file doesn't say.
  ///   - after: What is on the screen now; nil for a picture of no view.
  ///   - pixels: What differs between the pixels.
  /// - Returns: the message.
  static func text(from before: ScreenNotes?, to after: ScreenNotes?, pixels: String) -> String {
    guard let before, let after else { return pixels }
    guard let (layer, changes) = first(from: before, to: after) else {
      return """
        Only pixels changed: elements, layout and drawing are as they were.
        \(pixels)
        """
    }
    var lines = ["What changed first: \(layer)"]
    lines += changes.prefix(longest).map { "  \($0)" }
    if changes.count > longest { lines.append("  and \(changes.count - longest) more changes") }
    return (lines + [pixels]).joined(separator: "\n")
  }

  private static func first(
    from before: ScreenNotes, to after: ScreenNotes
  ) -> (layer: String, changes: [String])? {
    let elements = ElementChanges(from: before.elements, to: after.elements).texts
    if !elements.isEmpty { return ("elements", elements) }
    let layout = LineChanges.texts(from: before.layout, to: after.layout)
    if !layout.isEmpty { return ("layout", layout) }
    if before.scale != after.scale {
      return ("drawing", ["the scale was \(before.scale.shortText), is \(after.scale.shortText)"])
    }
    let drawing = LineChanges.texts(from: before.drawing, to: after.drawing)
    return drawing.isEmpty ? nil : ("drawing", drawing)
  }
}
