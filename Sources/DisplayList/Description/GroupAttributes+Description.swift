import CoreGraphics

extension GroupAttributes: CustomStringConvertible {
  /// What differs from a plain group; begins with a space unless empty.
  ///
  /// A mask's commands are not part of it.
  package var description: String {
    var text = ""
    if !transform.isIdentity { text += " \(transform.shortDescription)" }
    if let projection { text += " \(projection)" }
    if let clip { text += " clip \(clip.path.shapeDescription)" }
    if clip?.rule == .evenOdd { text += " evenOdd" }
    for filter in filters { text += " \(filter)" }
    if let shadow { text += " \(shadow)" }
    if opacity != 1 { text += " opacity \(NumberText.text(opacity))" }
    if blendMode != .normal { text += " blend \(blendMode)" }
    if isIsolated { text += " isolated" }
    return text
  }

  /// The mask's commands, if there is one.
  var maskLines: [String] {
    guard let mask else { return [] }
    return ["  mask"] + mask.items.flatMap(\.descriptionLines).indented.indented
  }
}

extension CGAffineTransform {
  var shortDescription: String {
    if a == 1, b == 0, c == 0, d == 1 {
      return "offset (\(NumberText.text(CGPoint(x: tx, y: ty))))"
    }
    if b == 0, c == 0, tx == 0, ty == 0 {
      return a == d
        ? "scale \(NumberText.text(a))" : "scale (\(NumberText.text(a)) \(NumberText.text(d)))"
    }
    return "transform [\([a, b, c, d, tx, ty].map(NumberText.text).joined(separator: " "))]"
  }
}

extension Shadow: CustomStringConvertible {
  package var description: String {
    var text = "shadow \(color) radius \(NumberText.text(radius))"
    if offset != .zero { text += " offset (\(NumberText.text(offset)))" }
    return text
  }
}

extension Filter: CustomStringConvertible {
  package var description: String {
    switch self {
    case .blur(let radius, let isOpaque):
      "blur \(NumberText.text(radius))\(isOpaque ? " opaque" : "")"
    case .brightness(let amount): "brightness \(NumberText.text(amount))"
    case .contrast(let amount): "contrast \(NumberText.text(amount))"
    case .saturation(let amount): "saturation \(NumberText.text(amount))"
    case .grayscale(let amount): "grayscale \(NumberText.text(amount))"
    case .hueRotation(let angle): "hueRotation \(NumberText.text(angle * 180 / .pi))°"
    case .colorInvert: "colorInvert"
    case .colorMultiply(let color): "colorMultiply \(color)"
    case .luminanceToAlpha: "luminanceToAlpha"
    case .alphaThreshold(let range, let color):
      "alphaThreshold \(NumberText.text(range.lowerBound))...\(NumberText.text(range.upperBound)) "
        + color.description
    case .colorMatrix(let values):
      "colorMatrix [\(values.map { NumberText.text($0) }.joined(separator: " "))]"
    }
  }
}
