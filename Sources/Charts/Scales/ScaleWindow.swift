/// The part of a scale that a chart shows at once, in 0...1 of the whole.
struct ScaleWindow: Equatable {
  var start: Double
  let length: Double

  static let whole = ScaleWindow(start: 0, length: 1)

  /// Where a place of the whole is seen, 0...1 within the window.
  func seen(_ place: Double) -> Double { (place - start) / length }

  /// Which place of the whole is seen there.
  func whole(_ place: Double) -> Double { start + place * length }

  /// The window as near to a start as it can be.
  func moved(to start: Double) -> ScaleWindow {
    ScaleWindow(start: min(max(start, 0), 1 - length), length: length)
  }
}

extension AxisScale {
  /// How much of the whole a length takes: a number, seconds of a time, a count of categories.
  ///
  /// Nil for a scale that has no such lengths.
  func part(ofLength length: Double) -> Double? {
    guard length > 0 else { return nil }
    let whole: Double
    switch kind {
    case .linear(let range): whole = range.upperBound - range.lowerBound
    case .time(let range): whole = range.upperBound.timeIntervalSince(range.lowerBound)
    case .band(let names): whole = Double(names.count)
    case .logarithmic: return nil
    }
    guard whole > 0, whole.isFinite else { return nil }
    return min(1, max(length / whole, Self.leastPart))
  }

  /// The smallest window: less of a scale cannot be told apart.
  private static let leastPart = 1e-6

  /// Where a value begins on the whole scale; for a category its band.
  func start(of datum: _ChartDatum) -> Double? {
    var scale = self
    scale.window = .whole
    return scale.position(datum).map { $0 - (scale.bandWidth ?? 0) / 2 }
  }

  /// The value at the start of the window.
  var firstSeen: _ChartDatum? {
    // A little inside, so that rounding does not give the category before.
    value(at: bandWidth == nil ? 0 : 1e-6)
  }

  /// The kind of scale that only the window would have.
  var seenKind: Kind {
    guard window != .whole, !isReversed else { return kind }
    switch kind {
    case .linear(let range):
      let length = range.upperBound - range.lowerBound
      let low = range.lowerBound + length * window.start
      return .linear(low...(low + length * window.length))
    case .time(let range):
      let length = range.upperBound.timeIntervalSince(range.lowerBound)
      let low = range.lowerBound.addingTimeInterval(length * window.start)
      return .time(low...low.addingTimeInterval(length * window.length))
    case .band, .logarithmic: return kind
    }
  }
}
