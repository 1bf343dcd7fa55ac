import CoreGraphics

/// What was on the screen when a picture was drawn, as values that a file can keep.
struct ScreenNotes: Codable, Equatable, Sendable {
  /// Pixels per point.
  var scale: Double
  /// What assistive technologies find, in reading order.
  var elements: [Element]
  /// The views with their frames, a line a view.
  var layout: [String]
  /// What was drawn, a line a command.
  var drawing: [String]

  struct Element: Codable, Equatable, Sendable {
    /// What it is: `Button`, `Text`.
    var kind: String
    var identifier: String
    var label: String
    var value: String
    /// `disabled`, `selected`.
    var state: [String]
    /// In points of the view that was drawn.
    var frame: Frame
    /// The file and the line of the view, where the engine knows them.
    var source: String?

    /// As messages name it: `Button 'Pay'`.
    var name: String {
      let word = label.isEmpty ? identifier : label
      let place = source.map { " (\($0))" } ?? ""
      return (word.isEmpty ? kind : "\(kind) '\(word.shortened)'") + place
    }
  }

  /// A rectangle rounded to hundredths of a point.
  struct Frame: Codable, Equatable, Sendable {
    var x: Double
    var y: Double
    var width: Double
    var height: Double

    init(_ rect: CGRect) {
      func rounded(_ length: CGFloat) -> Double {
        length.isFinite ? (Double(length) * 100).rounded() / 100 : 0
      }
      (x, y) = (rounded(rect.minX), rounded(rect.minY))
      (width, height) = (rounded(rect.width), rounded(rect.height))
    }

    var maxX: Double { x + width }
    var maxY: Double { y + height }
  }
}

extension String {
  /// The first words, so that a message stays readable.
  var shortened: String { count > 40 ? prefix(39) + "…" : self }
}
