import CoreGraphics

extension Paint: CustomStringConvertible {
  package var description: String {
    switch self {
    case .color(let color): color.description
    case .gradient(let gradient): gradient.description
    case .mesh(let mesh): mesh.description
    case .pattern(let pattern):
      "pattern(\(pattern.image.headline), \(NumberText.text(pattern.tile)))"
    case .backdrop(let backdrop): backdrop.description
    }
  }
}

extension Backdrop: CustomStringConvertible {
  package var description: String {
    let parts = [
      "\(tint)", "blur \(NumberText.text(radius))",
      saturation == 1 ? nil : "saturation \(NumberText.text(CGFloat(saturation)))",
      opacity == 1 ? nil : "opacity \(NumberText.text(CGFloat(opacity)))",
    ]
    return "backdrop(\(parts.compactMap { $0 }.joined(separator: ", ")))"
  }
}

extension PaintMesh: CustomStringConvertible {
  package var description: String {
    let crossings = zip(points, colors).map { "\($1) (\(NumberText.text($0.position)))" }
    return "mesh(\(columns)x\(rows), \(crossings.joined(separator: ", ")))"
  }
}

extension PaintGradient: CustomStringConvertible {
  package var description: String {
    let colors = stops.map { "\($0.color) \(NumberText.text($0.location))" }
    let end = spread == .pad ? ")" : ", \(spread.rawValue))"
    return "\(geometry), \(colors.joined(separator: ", "))\(end)"
  }
}

extension PaintGradient.Geometry: CustomStringConvertible {
  /// An open bracket; the stops follow.
  package var description: String {
    switch self {
    case .linear(let start, let end):
      "linear(\(NumberText.text(start)) to \(NumberText.text(end))"
    case .radial(let center, let startRadius, let endRadius):
      "radial(\(NumberText.text(center)), \(NumberText.text(startRadius)) to "
        + NumberText.text(endRadius)
    case .twoCircles(let startCenter, let startRadius, let endCenter, let endRadius):
      "circles(\(NumberText.text(startCenter)) \(NumberText.text(startRadius)) to "
        + "\(NumberText.text(endCenter)) \(NumberText.text(endRadius))"
    case .elliptical(let center, let startRadii, let endRadii):
      "elliptical(\(NumberText.text(center)), \(NumberText.text(startRadii)) to "
        + NumberText.text(endRadii)
    case .angular(let center, let startAngle, let endAngle):
      "angular(\(NumberText.text(center)), \(degrees(startAngle)) to \(degrees(endAngle))"
    }
  }

  private func degrees(_ radians: CGFloat) -> String {
    NumberText.text(radians * 180 / .pi) + "°"
  }
}
