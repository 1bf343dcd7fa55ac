/// Colours at places along a line.
public final class CGGradient: Hashable, Sendable {
  /// Colours with their place in 0...1, in rising order.
  package let stops: [Stop]

  package struct Stop: Hashable, Sendable {
    package var color: CGColor
    package var location: CGFloat
  }

  /// A gradient between colours that stand in an array.
  ///
  /// - Parameters:
  ///   - space: The space to mix in. Differs from Apple's: mixing is always done in sRGB.
  ///   - colors: The colours; anything that is not a `CGColor` makes the result nil.
  ///   - locations: One place in 0...1 for each colour; nil spreads them evenly.
  public convenience init?(
    colorsSpace space: CGColorSpace?, colors: [Any], locations: UnsafePointer<CGFloat>?
  ) {
    let colors = colors.compactMap { $0 as? CGColor }
    let places = locations.map { Array(UnsafeBufferPointer(start: $0, count: colors.count)) }
    self.init(colors: colors, locations: places)
  }

  public convenience init?(
    colorSpace space: CGColorSpace, colorComponents components: UnsafePointer<CGFloat>,
    locations: UnsafePointer<CGFloat>?, count: Int
  ) {
    let width = space.numberOfComponents + 1
    let colors = (0..<max(count, 0)).map { index in
      CGColor(
        space: space,
        values: Array(UnsafeBufferPointer(start: components + index * width, count: width)))
    }
    let places = locations.map { Array(UnsafeBufferPointer(start: $0, count: colors.count)) }
    self.init(colors: colors, locations: places)
  }

  private init?(colors: [CGColor], locations: [CGFloat]?) {
    guard !colors.isEmpty else { return nil }
    let last = CGFloat(max(colors.count - 1, 1))
    let stops = colors.enumerated().map { index, color in
      Stop(color: color, location: locations?[index] ?? CGFloat(index) / last)
    }
    // Equal places keep their order: that makes a hard edge.
    self.stops = stops.enumerated()
      .sorted { ($0.element.location, $0.offset) < ($1.element.location, $1.offset) }
      .map(\.element)
  }

  public static func == (left: CGGradient, right: CGGradient) -> Bool {
    left.stops == right.stops
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(stops)
  }
}

/// Whether a gradient goes on past its ends.
public struct CGGradientDrawingOptions: OptionSet, Hashable, Sendable {
  public let rawValue: UInt32

  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  public static let drawsBeforeStartLocation = CGGradientDrawingOptions(rawValue: 1)
  public static let drawsAfterEndLocation = CGGradientDrawingOptions(rawValue: 2)
}
