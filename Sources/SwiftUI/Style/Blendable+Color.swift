import DisplayList

extension BlendWriter {
  /// A colour as it is where the value is shown.
  mutating func add(_ color: Color) {
    add(scope.color(color).parts)
  }
}

extension BlendReader {
  /// A colour on the way to `target`, which it is once it looks the same.
  mutating func color(on wayTo: Color) -> Color {
    let parts = numbers(4)
    let end = scope.color(wayTo).parts
    if zip(parts, end).allSatisfy({ abs($0 - $1) < 0.000_001 }) { return wayTo }
    return Color(
      .sRGB, red: parts[0], green: parts[1], blue: parts[2], opacity: min(max(parts[3], 0), 1))
  }
}

extension PaintColor {
  fileprivate var parts: [Double] { [red, green, blue, alpha] }
}
