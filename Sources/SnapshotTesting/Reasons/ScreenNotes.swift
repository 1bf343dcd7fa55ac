import CoreGraphics

/// What was on the screen when a picture was drawn, as values that a file can keep.
package struct ScreenNotes: Codable, Equatable, Sendable {
  /// Pixels per point.
  package var scale: Double
  /// What assistive technologies find, in reading order.
  package var elements: [Element]
  /// The views with their frames, a line a view.
  package var layout: [String]
  /// What was drawn, a line a command.
  package var drawing: [String]

  package init(scale: Double, elements: [Element], layout: [String], drawing: [String]) {
    (self.scale, self.elements, self.layout, self.drawing) = (scale, elements, layout, drawing)
  }

  package struct Element: Codable, Hashable, Sendable {
    /// What it is: `Button`, `Text`.
    package var kind: String
    package var identifier: String
    package var label: String
    package var value: String
    /// `disabled`, `selected`.
    package var state: [String]
    /// In points of the view that was drawn.
    package var frame: Frame
    /// The file and the line of the view, where the engine knows them.
    package var source: String?

    package init(
      kind: String, identifier: String, label: String, value: String, state: [String],
      frame: Frame, source: String?
    ) {
      (self.kind, self.identifier, self.label, self.value) = (kind, identifier, label, value)
      (self.state, self.frame, self.source) = (state, frame, source)
    }

    /// As messages name it: `Button 'Pay' (CartView.swift:41)`.
    package var name: String { plainName + (source.map { " (\($0))" } ?? "") }

    /// Whether neither the app nor a user could name it.
    var isAnonymous: Bool { label.isEmpty && identifier.isEmpty }

    /// Whether it only holds others, and has no name.
    var isBox: Bool { isAnonymous && ["Cell", "Group", "Other"].contains(kind) }

    /// `Button 'Pay'`.
    package var plainName: String {
      let word = label.isEmpty ? identifier : label
      return word.isEmpty ? kind : "\(kind) '\(word.shortened)'"
    }
  }

  /// A rectangle rounded to hundredths of a point.
  package struct Frame: Codable, Hashable, Sendable {
    package var x: Double
    package var y: Double
    package var width: Double
    package var height: Double

    package init(_ rect: CGRect) {
      func rounded(_ length: CGFloat) -> Double {
        length.isFinite ? (Double(length) * 100).rounded() / 100 : 0
      }
      (x, y) = (rounded(rect.minX), rounded(rect.minY))
      (width, height) = (rounded(rect.width), rounded(rect.height))
    }

    package var maxX: Double { x + width }
    package var maxY: Double { y + height }
  }
}

extension String {
  /// The first words, so that a message stays readable.
  var shortened: String { count > 40 ? prefix(39) + "…" : self }
}
