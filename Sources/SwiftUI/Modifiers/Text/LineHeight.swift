import Foundation
import Typesetting

extension AttributedString {
  /// The distance between the baselines of two lines.
  public struct LineHeight: Hashable, Sendable, Codable {
    /// Nil leaves it to the fonts of the line.
    private var factor: CGFloat?
    private var points: CGFloat = 0

    /// What the fonts of a line say.
    public static var variable: LineHeight { LineHeight() }
    /// A multiple of the point size that looks normal.
    ///
    /// Differs from Apple's: the factor, 1.3, is an estimate.
    public static var normal: LineHeight { multiple(factor: 1.3) }
    /// A multiple of the point size that looks tight.
    ///
    /// Differs from Apple's: the factor, 1.15, is an estimate.
    public static var tight: LineHeight { multiple(factor: 1.15) }
    /// A multiple of the point size that looks loose.
    ///
    /// Differs from Apple's: the factor, 1.5, is an estimate.
    public static var loose: LineHeight { multiple(factor: 1.5) }

    /// A multiple of the largest point size of a line.
    public static func multiple(factor: CGFloat) -> LineHeight { LineHeight(factor: factor) }

    /// The largest point size of a line and `increase` points.
    public static func leading(increase: CGFloat) -> LineHeight {
      LineHeight(factor: 1, points: increase)
    }

    /// `points` for each line, whatever its fonts are.
    public static func exact(points: CGFloat) -> LineHeight {
      LineHeight(factor: 0, points: points)
    }

    var paragraphHeight: ParagraphOptions.LineHeight {
      factor.map { .ofPointSize(factor: $0, points: points) } ?? .natural
    }
  }
}

private enum LineHeightKey: EnvironmentKey {
  static let defaultValue: AttributedString.LineHeight? = nil
}

extension EnvironmentValues {
  /// The distance between the baselines of the lines of texts; nil for what their fonts say.
  public var lineHeight: AttributedString.LineHeight? {
    get { self[LineHeightKey.self] }
    set { self[LineHeightKey.self] = newValue }
  }
}

extension View {
  /// Sets the distance between the baselines of the lines of the texts inside.
  public nonisolated func lineHeight(_ lineHeight: AttributedString.LineHeight?) -> some View {
    modifier(EnvironmentSettingModifier("lineHeight", \.lineHeight, lineHeight))
  }
}
