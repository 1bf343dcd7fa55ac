import CoreGraphics

/// A system symbol by name, drawn with our own stand-in shapes.
package struct SymbolContent: Hashable, Sendable {
  package enum Scale: String, Hashable, Sendable {
    case small, medium, large
  }

  package var name: String
  /// The size of the text that the symbol goes with, in points.
  package var pointSize: CGFloat
  /// 100 to 900, 400 is regular.
  package var weight: Int
  package var scale: Scale
  /// One paint for all, or one for each level: primary, secondary, tertiary.
  ///
  /// A level without its own takes the last.
  package var paints: [Paint]
  /// How much of a variable symbol is drawn at full strength, in 0...1.
  ///
  /// Nil for all of it. Only symbols of several layers (`wifi`, `speaker.wave.3`, `chart.bar`) show it.
  package var variableValue: Double?
  /// Whether it fills its rectangle, whatever the rectangle's proportions.
  package var isStretched: Bool

  package init(
    _ name: String, pointSize: CGFloat, weight: Int = 400, scale: Scale = .medium,
    paints: [Paint] = [.black], variableValue: Double? = nil,
    isStretched: Bool = false
  ) {
    self.name = name
    self.pointSize = pointSize
    self.weight = weight
    self.scale = scale
    self.paints = paints
    self.variableValue = variableValue
    self.isStretched = isStretched
  }
}
