/// What a context recorded, as a value.
///
/// Geometry is in base space: points, origin at the top left, y down.
package struct CGDrawing: Hashable, Sendable {
  package var marks: [Mark]
  /// The size of the picture in pixels; zero when it is not meant to become one.
  package var width: Int
  package var height: Int
  /// Pixels for each point of base space.
  package var scale: CGFloat
  package var isOpaque: Bool
  /// How many pictures, groups and layers lie inside of each other in it, or have lain.
  package internal(set) var depth = 0

  /// How deep a drawing may be before an image of it becomes pixels.
  ///
  /// A program that draws the picture of before and something over it again and again would have one inside of the other
  /// without end.
  package static let deepest = 200

  package init(
    marks: [Mark] = [], width: Int = 0, height: Int = 0, scale: CGFloat = 1, isOpaque: Bool = false
  ) {
    self.marks = marks
    self.width = width
    self.height = height
    self.scale = scale
    self.isOpaque = isOpaque
  }

  /// One thing drawn, with the state it was drawn in.
  package struct Mark: Hashable, Sendable {
    package var ink: Ink
    package var state: State
  }

  package indirect enum Ink: Hashable, Sendable {
    case fill(CGPath, CGColor, CGPathFillRule)
    /// The path and the line are in user space; the transform leads to base space.
    case stroke(CGPath, CGColor, Line, CGAffineTransform)
    /// The image fills the unit square, upright where y points down; the transform leads to base
    /// space.
    case image(CGImage, CGInterpolationQuality, CGAffineTransform)
    case gradient(CGGradient, Axis, CGGradientDrawingOptions, CGAffineTransform)
    /// Something of a higher floor, such as text; the transform leads to base space.
    case foreign(Foreign, CGAffineTransform)
    /// A transparency layer.
    case layer([Mark])
  }

  /// Everything but the geometry that changes how a mark looks.
  package struct State: Hashable, Sendable {
    package var clips: [Clip] = []
    package var alpha: CGFloat = 1
    package var blendMode: CGBlendMode = .normal
    package var shadow: Shadow?

    package init() {}
  }

  package struct Clip: Hashable, Sendable {
    package var path: CGPath
    package var rule: CGPathFillRule
  }

  package struct Shadow: Hashable, Sendable {
    /// In points of base space.
    package var offset: CGSize
    /// Twice the standard deviation of the blur, in points of base space.
    package var blur: CGFloat
    package var color: CGColor
  }

  package struct Line: Hashable, Sendable {
    package var width: CGFloat = 1
    package var cap: CGLineCap = .butt
    package var join: CGLineJoin = .miter
    package var miterLimit: CGFloat = 10
    package var dashPhase: CGFloat = 0
    package var dashLengths: [CGFloat] = []

    package init() {}
  }

  /// Where a gradient runs, in user space.
  package enum Axis: Hashable, Sendable {
    case linear(start: CGPoint, end: CGPoint)
    case radial(
      startCenter: CGPoint, startRadius: CGFloat, endCenter: CGPoint, endRadius: CGFloat)
  }

  /// A drawing command that only a higher floor can read.
  package struct Foreign: Hashable, @unchecked Sendable {
    package let value: AnyHashable
    /// As of a drawing.
    package let depth: Int

    package init<Value: Hashable & Sendable>(_ value: Value, depth: Int = 0) {
      self.value = AnyHashable(value)
      self.depth = depth
    }
  }
}

extension CGDrawing.Ink {
  /// How much deeper a drawing is by it than nothing.
  var depth: Int {
    switch self {
    case .fill, .stroke, .gradient: 0
    case .image(let image, _, _): image.depth + 1
    case .foreign(let command, _): command.depth + 1
    // Its marks have counted when they were recorded.
    case .layer: 0
    }
  }
}

extension CGImage {
  /// As of the drawing that it is; 0 for pixels.
  package var depth: Int {
    switch content {
    case .bitmap: 0
    case .drawing(let drawing): drawing.depth
    }
  }
}
