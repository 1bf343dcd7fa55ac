import CoreGraphics

/// What happens to a note that does not fit into the chart, in each direction.
public struct AnnotationOverflowResolution: Sendable {
  public struct Strategy: Sendable {
    enum Kind: Sendable, Equatable {
      case stays
      case fits(Boundary)
    }

    let kind: Kind

    /// Differs from Apple's: the note stays where it is.
    public static let automatic = Strategy(kind: .stays)
    public static let disabled = Strategy(kind: .stays)
    /// Moves the note into the chart.
    public static let fit = Strategy(kind: .fits(.automatic))
    /// Moves the note into the boundary.
    public static func fit(to boundary: Boundary) -> Strategy { Strategy(kind: .fits(boundary)) }
    /// Differs from Apple's: the scale is not extended; the note stays where it is.
    public static let padScale = Strategy(kind: .stays)
  }

  /// What a note is moved into; that of the whole chart unless it is the plot's.
  public enum Boundary: Sendable { case automatic, chart, plot }

  let x: Strategy
  let y: Strategy

  public static let automatic = AnnotationOverflowResolution()

  public init(x: Strategy = .automatic, y: Strategy = .automatic) {
    self.x = x
    self.y = y
  }
}

extension AnnotationOverflowResolution {
  /// The frame of a note, moved into its boundaries as far as it fits; all in one space, in points.
  func resolved(_ frame: CGRect, chart: CGRect, plot: CGRect) -> CGRect {
    func start(
      _ strategy: Strategy, _ low: CGFloat, _ length: CGFloat,
      _ range: (CGRect) -> (CGFloat, CGFloat)
    ) -> CGFloat {
      guard case .fits(let boundary) = strategy.kind else { return low }
      let (first, last) = range(boundary == .plot ? plot : chart)
      return max(first, min(low, last - length))
    }
    return CGRect(
      x: start(x, frame.minX, frame.width) { ($0.minX, $0.maxX) },
      y: start(y, frame.minY, frame.height) { ($0.minY, $0.maxY) },
      width: frame.width, height: frame.height)
  }

  /// Whether some note is to be moved into the whole chart.
  var needsChart: Bool {
    [x, y].contains { $0.kind == .fits(.automatic) || $0.kind == .fits(.chart) }
  }
}
