import CoreGraphics

/// Reads the path strings of the symbol tables.
///
/// Letters as in SVG (`M L H V C Q Z`, small ones relative), and two of our own: `O x y r` is a
/// circle, `R x y width height radius` a rounded rectangle.
enum SymbolPath {
  static func path(_ text: String) -> CGPath {
    var reader = Reader(text)
    let path = CGMutablePath()
    while let command = reader.nextCommand() { reader.run(command, on: path) }
    return path.copy() ?? path
  }

  private struct Reader {
    private let characters: [Character]
    private var position = 0
    private var lastCommand: Character?

    init(_ text: String) {
      characters = Array(text)
    }

    /// The next letter; the last one again if numbers follow without one.
    ///
    /// Nil at the end.
    mutating func nextCommand() -> Character? {
      skipSeparators()
      guard position < characters.count else { return nil }
      let character = characters[position]
      if character.isLetter {
        position += 1
        lastCommand = character
        return character
      }
      return lastCommand == "M" ? "L" : lastCommand == "m" ? "l" : lastCommand
    }

    mutating func run(_ command: Character, on path: CGMutablePath) {
      let base = command.isLowercase ? path.currentPoint : .zero
      switch command.uppercased() {
      case "M": path.move(to: point(base))
      case "L": path.addLine(to: point(base))
      case "H": path.addLine(to: CGPoint(x: number() + base.x, y: path.currentPoint.y))
      case "V": path.addLine(to: CGPoint(x: path.currentPoint.x, y: number() + base.y))
      case "Q":
        let control = point(base)
        path.addQuadCurve(to: point(base), control: control)
      case "C":
        let (control1, control2) = (point(base), point(base))
        path.addCurve(to: point(base), control1: control1, control2: control2)
      case "O":
        let center = point(base)
        let radius = number()
        path.addEllipse(
          in: CGRect(
            x: center.x - radius, y: center.y - radius, width: radius * 2, height: radius * 2))
      case "R":
        let origin = point(base)
        let rect = CGRect(origin: origin, size: CGSize(width: number(), height: number()))
        let radius = number()
        path.addRoundedRect(in: rect, cornerWidth: radius, cornerHeight: radius)
      case "Z": path.closeSubpath()
      default: position = characters.count
      }
    }

    private mutating func point(_ base: CGPoint) -> CGPoint {
      let x = number()
      return CGPoint(x: base.x + x, y: base.y + number())
    }

    /// Zero if there is none, which ends reading.
    private mutating func number() -> CGFloat {
      skipSeparators()
      let start = position
      if position < characters.count, characters[position] == "-" { position += 1 }
      while position < characters.count,
        characters[position].isNumber || characters[position] == "."
      {
        position += 1
      }
      guard let value = Double(String(characters[start..<position])) else {
        position = characters.count
        return 0
      }
      return CGFloat(value)
    }

    private mutating func skipSeparators() {
      while position < characters.count, characters[position] == " " || characters[position] == ","
      {
        position += 1
      }
    }
  }
}
