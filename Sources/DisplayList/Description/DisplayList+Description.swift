import CoreGraphics

extension DisplayList: CustomStringConvertible {
  /// One line for each command, the commands of a group indented by two spaces.
  ///
  /// The same list always gives the same text; numbers have at most three decimals.
  package var description: String {
    items.flatMap(\.descriptionLines).joined(separator: "\n")
  }
}

extension DisplayItem: CustomStringConvertible {
  package var description: String { descriptionLines.joined(separator: "\n") }

  var descriptionLines: [String] {
    switch self {
    case .fill(let path, let paint, let rule):
      let suffix = rule == .evenOdd ? " evenOdd" : ""
      return ["fill \(path.shapeDescription) \(paint)\(suffix)"]
    case .stroke(let path, let paint, let attributes):
      return ["stroke \(path.shapeDescription) \(paint) \(attributes)"]
    case .text(let run): return [run.description]
    case .image(let image, let rect, let attributes):
      let head = "image \(image.headline) in (\(NumberText.text(rect)))\(attributes)"
      return [head] + image.nestedLines
    case .symbol(let symbol, let rect): return ["\(symbol) in (\(NumberText.text(rect)))"]
    case .group(let attributes, let items):
      return ["group\(attributes)"] + attributes.maskLines
        + items.flatMap(\.descriptionLines).indented
    }
  }
}

extension [String] {
  var indented: [String] { map { "  " + $0 } }
}

// MARK: - Parts

extension StrokeAttributes: CustomStringConvertible {
  package var description: String {
    var words = ["width \(NumberText.text(width))"]
    if cap != .butt { words.append("cap \(cap)") }
    if join != .miter { words.append("join \(join)") }
    if join == .miter, miterLimit != 10 {
      words.append("miterLimit \(NumberText.text(miterLimit))")
    }
    if !dash.isEmpty {
      words.append("dash [\(dash.map(NumberText.text).joined(separator: " "))]")
      if dashPhase != 0 { words.append("phase \(NumberText.text(dashPhase))") }
    }
    return words.joined(separator: " ")
  }
}

extension ImageContent {
  var headline: String {
    switch self {
    case .bitmap(let image): "bitmap \(image.width)x\(image.height)"
    case .encoded(let image): "\"\(image.name)\""
    case .list(_, let size): "drawing \(NumberText.text(size))"
    }
  }

  var nestedLines: [String] {
    guard case .list(let list, _) = self else { return [] }
    return list.items.flatMap(\.descriptionLines).indented
  }
}

extension ImageAttributes: CustomStringConvertible {
  /// Begins with a space unless empty.
  package var description: String {
    var text = ""
    if let tint { text += " tint \(tint)" }
    if sourceRect != Self.wholeImage { text += " part (\(NumberText.text(sourceRect)))" }
    if orientation != .up { text += " orientation \(orientation.rawValue)" }
    if interpolation != .default { text += " interpolation \(interpolation)" }
    if !isAntialiased { text += " with hard edges" }
    return text
  }
}

extension SymbolContent: CustomStringConvertible {
  package var description: String {
    var text = "symbol \"\(name)\" \(NumberText.text(pointSize)) \(FontWeightText.text(weight))"
    if scale != .medium { text += " \(scale.rawValue)" }
    if let variableValue { text += " value \(NumberText.text(variableValue))" }
    if isStretched { text += " stretched" }
    return text + " " + paints.map(\.description).joined(separator: " ")
  }
}
