import CoreGraphics

extension CGPath {
  /// The path as text: `rect(x y w h)`, `ellipse(…)`, `roundedRect(…, radius)` if it is one of
  /// those, else its steps in the letters of SVG.
  package var shapeDescription: String {
    if isEmpty { return "empty" }
    if let rectangle { return "rect(\(NumberText.text(rectangle)))" }
    let box = boundingBoxOfPath
    if isClose(to: CGPath(ellipseIn: box, transform: nil)) {
      return "ellipse(\(NumberText.text(box)))"
    }
    if let corner = cornerSize {
      let radius =
        NumberText.text(corner.width) == NumberText.text(corner.height)
        ? NumberText.text(corner.width) : NumberText.text(corner)
      return "roundedRect(\(NumberText.text(box)), \(radius))"
    }
    return "path(\(elements.map(\.letterDescription).joined(separator: " ")))"
  }

  /// The size of the corners, if this is a rounded rectangle as `CGPath` makes it.
  private var cornerSize: CGSize? {
    guard elements.count == 10, case .move(let start) = elements[0],
      case .curve(let end, _, _) = elements[2]
    else { return nil }
    let box = boundingBoxOfPath
    let corner = CGSize(width: start.x - box.minX, height: end.y - box.minY)
    let model = CGPath(
      roundedRect: box, cornerWidth: corner.width, cornerHeight: corner.height, transform: nil)
    return isClose(to: model) ? corner : nil
  }

  /// Whether the steps are the same but for rounding.
  private func isClose(to other: CGPath) -> Bool {
    guard elements.count == other.elements.count else { return false }
    return zip(elements, other.elements).allSatisfy { $0.letterDescription == $1.letterDescription }
  }
}

extension CGPath.Element {
  var letterDescription: String {
    switch self {
    case .move(let end): "M\(NumberText.text(end))"
    case .line(let end): "L\(NumberText.text(end))"
    case .quadCurve(let end, let control): "Q\(NumberText.text(control)) \(NumberText.text(end))"
    case .curve(let end, let control1, let control2):
      "C\(NumberText.text(control1)) \(NumberText.text(control2)) \(NumberText.text(end))"
    case .closeSubpath: "Z"
    }
  }
}
