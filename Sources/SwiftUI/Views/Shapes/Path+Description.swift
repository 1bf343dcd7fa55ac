import CoreGraphics
import Foundation

extension Path: LosslessStringConvertible {
  /// The steps in order: their points in pairs of numbers, then `m` for a move, `l` for a line, `q`
  /// and `c` for curves with one and two control points before the end, and `h` for closing.
  public var description: String {
    var words: [String] = []
    func add(_ points: [CGPoint], _ letter: String) {
      for point in points { words += [Self.text(point.x), Self.text(point.y)] }
      words.append(letter)
    }
    forEach { element in
      switch element {
      case .move(let point): add([point], "m")
      case .line(let point): add([point], "l")
      case .quadCurve(let end, let control): add([control, end], "q")
      case .curve(let end, let control1, let control2): add([control1, control2, end], "c")
      case .closeSubpath: add([], "h")
      }
    }
    return words.joined(separator: " ")
  }

  private static func text(_ number: CGFloat) -> String {
    let rounded = Double(number).rounded()
    return rounded == Double(number) && abs(rounded) < 1e15
      ? String(Int(rounded)) : "\(Double(number))"
  }

  /// The path that a description tells; nil where the text is none.
  public init?(_ string: String) {
    self.init()
    var numbers: [CGFloat] = []
    func point(_ index: Int) -> CGPoint {
      CGPoint(x: numbers[2 * index], y: numbers[2 * index + 1])
    }
    for word in string.split(whereSeparator: \.isWhitespace) {
      if let number = Double(word) {
        numbers.append(CGFloat(number))
        continue
      }
      let needed = ["m": 2, "l": 2, "q": 4, "c": 6, "h": 0][String(word)]
      guard numbers.count == needed else { return nil }
      switch word {
      case "m": move(to: point(0))
      case "l": addLine(to: point(0))
      case "q": addQuadCurve(to: point(1), control: point(0))
      case "c": addCurve(to: point(2), control1: point(0), control2: point(1))
      default: closeSubpath()
      }
      numbers = []
    }
    guard numbers.isEmpty else { return nil }
  }
}
