/// A colour: components in a colour space, and an opacity.
public final class CGColor: Hashable, Sendable {
  public let colorSpace: CGColorSpace?
  private let values: [CGFloat]

  /// Reads as many components as the space has, and then the alpha.
  public init?(colorSpace space: CGColorSpace, components: UnsafePointer<CGFloat>) {
    colorSpace = space
    values = Array(UnsafeBufferPointer(start: components, count: space.numberOfComponents + 1))
  }

  init(space: CGColorSpace, values: [CGFloat]) {
    colorSpace = space
    self.values = values
  }

  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(space: .standard, values: [red, green, blue, alpha])
  }

  public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(space: .standard, values: [red, green, blue, alpha])
  }

  public convenience init(gray: CGFloat, alpha: CGFloat) {
    self.init(space: .gray, values: [gray, alpha])
  }

  public convenience init(genericGrayGamma2_2Gray gray: CGFloat, alpha: CGFloat) {
    self.init(space: .gray, values: [gray, alpha])
  }

  public convenience init(
    genericCMYKCyan cyan: CGFloat, magenta: CGFloat, yellow: CGFloat, black: CGFloat,
    alpha: CGFloat
  ) {
    self.init(space: CGColorSpace(.genericCMYK), values: [cyan, magenta, yellow, black, alpha])
  }

  // MARK: Questions

  /// All components; the alpha is the last.
  public var components: [CGFloat]? { values }

  public var numberOfComponents: Int { values.count }

  public var alpha: CGFloat { values.last ?? 1 }

  /// The colour in sRGB, possibly outside 0...1 if it comes from a wider space.
  package var sRGBComponents: (red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    let rgb = (colorSpace ?? .standard).sRGB(values) ?? (0, 0, 0)
    return (rgb.0, rgb.1, rgb.2, alpha)
  }

  public static func == (left: CGColor, right: CGColor) -> Bool {
    left === right || (left.colorSpace == right.colorSpace && left.values == right.values)
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(colorSpace)
    hasher.combine(values)
  }

  // MARK: Copies

  public func copy() -> CGColor? { self }

  public func copy(alpha: CGFloat) -> CGColor? {
    CGColor(space: colorSpace ?? .standard, values: values.dropLast() + [alpha])
  }

  /// The same colour in another space.
  ///
  /// Differs from Apple's: there is one way to convert, so the intent makes no difference.
  ///
  /// - Parameters:
  ///   - space: The space of the result.
  ///   - intent: What to keep when the space is narrower.
  ///   - options: None are known.
  /// - Returns: The converted colour.
  public func converted(
    to space: CGColorSpace, intent: CGColorRenderingIntent, options: [String: Any]?
  ) -> CGColor? {
    let rgb = sRGBComponents
    return CGColor(
      space: space, values: space.components((rgb.red, rgb.green, rgb.blue)) + [rgb.alpha])
  }
}

public enum CGColorRenderingIntent: Int32, Hashable, Sendable {
  case defaultIntent
  case absoluteColorimetric
  case relativeColorimetric
  case perceptual
  case saturation
}

// MARK: - Constants

extension CGColor {
  public static let white = CGColor(gray: 1, alpha: 1)
  public static let black = CGColor(gray: 0, alpha: 1)
  public static let clear = CGColor(gray: 0, alpha: 0)
}

extension CGColor: CustomDebugStringConvertible {
  public var debugDescription: String {
    let numbers = values.map { "\($0)" }.joined(separator: " ")
    return "<CGColor> [\(colorSpace?.name ?? "no space")] (\(numbers))"
  }
}
