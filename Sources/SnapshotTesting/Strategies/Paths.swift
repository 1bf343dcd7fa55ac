import UIKit

extension Snapshotting where Value == UIBezierPath, Format == UIImage {
  /// The path filled with black.
  public static var image: Snapshotting { .image() }

  /// The path filled with black.
  ///
  /// - Parameters:
  ///   - precision: How much has to be the same, in 0...1; see `Diffing.image(precision:perceptualPrecision:scale:)`.
  ///   - perceptualPrecision: How near colours have to be to count as the same, in 0...1.
  ///   - scale: Pixels per point.
  /// - Returns: the strategy.
  public static func image(
    precision: Float = 1, perceptualPrecision: Float = 1, scale: CGFloat = 1
  ) -> Snapshotting {
    SimplySnapshotting.image(
      precision: precision, perceptualPrecision: perceptualPrecision, scale: scale
    ).pullback { path in
      let path = Unchecked(value: path)
      return OnMainActor.run {
        DrawnPicture.image(bounds: path.value.bounds, scale: scale, subject: "the path") { _ in
          path.value.fill()
        }
      } ?? UndrawnPictures.offMainActor()
    }
  }
}

extension Snapshotting where Value == CGPath, Format == UIImage {
  /// The path filled with black by the even-odd rule.
  public static var image: Snapshotting { .image() }

  /// The path drawn in black.
  ///
  /// - Parameters:
  ///   - precision: How much has to be the same, in 0...1; see `Diffing.image(precision:perceptualPrecision:scale:)`.
  ///   - perceptualPrecision: How near colours have to be to count as the same, in 0...1.
  ///   - scale: Pixels per point.
  ///   - drawingMode: How it is drawn.
  /// - Returns: the strategy.
  public static func image(
    precision: Float = 1, perceptualPrecision: Float = 1, scale: CGFloat = 1,
    drawingMode: CGPathDrawingMode = .eoFill
  ) -> Snapshotting {
    SimplySnapshotting.image(
      precision: precision, perceptualPrecision: perceptualPrecision, scale: scale
    ).pullback { path in
      let path = Unchecked(value: path)
      return OnMainActor.run {
        DrawnPicture.image(
          bounds: path.value.boundingBoxOfPath, scale: scale, subject: "the path"
        ) { context in
          context.addPath(path.value)
          context.drawPath(using: drawingMode)
        }
      } ?? UndrawnPictures.offMainActor()
    }
  }
}

extension Snapshotting where Value == CGPath, Format == String {
  /// What the path consists of, a line a step, with at most three decimals; an empty line between subpaths.
  public static var elementsDescription: Snapshotting {
    .elementsDescription(numberFormatter: PathText.standardFormatter)
  }

  /// What the path consists of, a line a step.
  public static func elementsDescription(numberFormatter: NumberFormatter) -> Snapshotting {
    Snapshotting<String, String>.lines.pullback { PathText.text(of: $0, numberFormatter) }
  }
}

extension Snapshotting where Value == UIBezierPath, Format == String {
  /// What the path consists of, a line a step, with at most three decimals; an empty line between subpaths.
  public static var elementsDescription: Snapshotting {
    .elementsDescription(numberFormatter: PathText.standardFormatter)
  }

  /// What the path consists of, a line a step.
  public static func elementsDescription(numberFormatter: NumberFormatter) -> Snapshotting {
    Snapshotting<CGPath, String>.elementsDescription(numberFormatter: numberFormatter)
      .pullback { path in
        let path = Unchecked(value: path)
        return (OnMainActor.run { Unchecked(value: path.value.cgPath) })?.value
          ?? CGPath(rect: .zero, transform: nil)
      }
  }
}

/// Paths as text.
private enum PathText {
  static var standardFormatter: NumberFormatter {
    let formatter = NumberFormatter()
    formatter.locale = Locale(identifier: "en_US_POSIX")
    formatter.numberStyle = .decimal
    formatter.usesGroupingSeparator = false
    formatter.minimumFractionDigits = 1
    formatter.maximumFractionDigits = 3
    return formatter
  }

  static func text(of path: CGPath, _ formatter: NumberFormatter) -> String {
    // Foundation's formatter on Linux keeps more digits than it is told to.
    let unit = pow(10, Double(min(max(formatter.maximumFractionDigits, 0), 12)))
    func number(_ value: CGFloat) -> String {
      let rounded = (Double(value) * unit).rounded() / unit
      return formatter.string(from: NSNumber(value: rounded)) ?? "\(value)"
    }
    func point(_ point: CGPoint) -> String { "(\(number(point.x)), \(number(point.y)))" }
    var text = ""
    for element in path.elements {
      let (name, points): (String, [CGPoint]) =
        switch element {
        case .move(let end): ("MoveTo", [end])
        case .line(let end): ("LineTo", [end])
        case .quadCurve(let end, let control): ("QuadCurveTo", [control, end])
        case .curve(let end, let one, let two): ("CurveTo", [one, two, end])
        case .closeSubpath: ("Close", [])
        }
      if case .move = element, !text.isEmpty { text += "\n" }
      text += "\(name) \(points.map(point).joined(separator: " "))\n"
    }
    return text
  }
}
