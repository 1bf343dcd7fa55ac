import CoreGraphics
import Foundation

/// Reads the paths of SVG files: all commands, and numbers in every spelling.
package enum SVGPath {
  /// Up to what cannot be read, as SVG wants it.
  package static func path(_ text: String) -> CGPath {
    var reader = Reader(text)
    while reader.runNext() {}
    return reader.path.copy() ?? reader.path
  }

  /// The numbers of a list such as `matrix(1 0 0 1 20 30)` has.
  static func numbers(_ text: String) -> [CGFloat] {
    var numbers = Numbers(text)
    var found: [CGFloat] = []
    while let number = numbers.next() { found.append(number) }
    return found
  }

  private struct Numbers {
    private let bytes: [UInt8]
    private var position = 0

    init(_ text: String) { bytes = Array(text.utf8) }

    private var current: UInt8? { position < bytes.count ? bytes[position] : nil }

    private mutating func skipSeparators() {
      while let byte = current, byte <= 0x20 || byte == UInt8(ascii: ",") { position += 1 }
    }

    /// The letter of a command; nil before a number and at the end.
    mutating func letter() -> Character? {
      skipSeparators()
      guard let byte = current else { return nil }
      let character = Character(Unicode.Scalar(byte))
      guard character.isLetter else { return nil }
      position += 1
      return character
    }

    var isAtEnd: Bool { position >= bytes.count }

    /// Nil where no number stands.
    mutating func next() -> CGFloat? {
      skipSeparators()
      let start = position
      skip { $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "+") }
      skipDigits()
      skip { $0 == UInt8(ascii: ".") }
      skipDigits()
      if current == UInt8(ascii: "e") || current == UInt8(ascii: "E") {
        position += 1
        skip { $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "+") }
        skipDigits()
      }
      let number = Double(String(decoding: bytes[start..<position], as: UTF8.self))
      if number == nil { position = start }
      return number.map { CGFloat($0) }
    }

    /// One character, as arcs write their flags without separators.
    mutating func flag() -> Bool? {
      skipSeparators()
      guard let byte = current, byte == UInt8(ascii: "0") || byte == UInt8(ascii: "1") else {
        return nil
      }
      position += 1
      return byte == UInt8(ascii: "1")
    }

    private mutating func skip(_ isSkipped: (UInt8) -> Bool) {
      if let byte = current, isSkipped(byte) { position += 1 }
    }

    private mutating func skipDigits() {
      while let byte = current, (0x30...0x39).contains(byte) { position += 1 }
    }
  }

  private struct Reader {
    let path = CGMutablePath()
    private var numbers: Numbers
    private var command: Character?
    private var point = CGPoint.zero
    private var start = CGPoint.zero
    /// The last control point of a curve, by which a smooth one begins.
    private var cubic: CGPoint?
    private var quadratic: CGPoint?

    init(_ text: String) { numbers = Numbers(text) }

    /// Runs one command with one set of numbers.
    ///
    /// - Returns: false at the end, or where nothing can be read.
    mutating func runNext() -> Bool {
      if let letter = numbers.letter() {
        command = letter
      } else if command == "M" {
        command = "L"
      } else if command == "m" {
        command = "l"
      } else if command == "Z" || command == "z" || numbers.isAtEnd {
        return false
      }
      guard let command else { return false }
      let base = command.isLowercase ? point : .zero
      let (oldCubic, oldQuadratic) = (cubic, quadratic)
      (cubic, quadratic) = (nil, nil)
      switch command.uppercased() {
      case "M":
        guard let to = next(base) else { return false }
        path.move(to: to)
        (point, start) = (to, to)
      case "L": return line(next(base))
      case "H": return line(numbers.next().map { CGPoint(x: $0 + base.x, y: point.y) })
      case "V": return line(numbers.next().map { CGPoint(x: point.x, y: $0 + base.y) })
      case "C":
        guard let first = next(base), let second = next(base), let to = next(base) else {
          return false
        }
        curve(first, second, to)
      case "S":
        guard let second = next(base), let to = next(base) else { return false }
        curve(mirrored(oldCubic), second, to)
      case "Q":
        guard let control = next(base), let to = next(base) else { return false }
        curve(control, to)
      case "T":
        guard let to = next(base) else { return false }
        curve(mirrored(oldQuadratic), to)
      case "A": return arc(base)
      case "Z":
        path.closeSubpath()
        point = start
      default: return false
      }
      return true
    }

    private mutating func next(_ base: CGPoint) -> CGPoint? {
      guard let x = numbers.next(), let y = numbers.next() else { return nil }
      return CGPoint(x: base.x + x, y: base.y + y)
    }

    private func mirrored(_ control: CGPoint?) -> CGPoint {
      guard let control else { return point }
      return CGPoint(x: 2 * point.x - control.x, y: 2 * point.y - control.y)
    }

    private mutating func line(_ to: CGPoint?) -> Bool {
      guard let to else { return false }
      path.addLine(to: to)
      point = to
      return true
    }

    private mutating func curve(_ first: CGPoint, _ second: CGPoint, _ to: CGPoint) {
      path.addCurve(to: to, control1: first, control2: second)
      (cubic, point) = (second, to)
    }

    private mutating func curve(_ control: CGPoint, _ to: CGPoint) {
      path.addQuadCurve(to: to, control: control)
      (quadratic, point) = (control, to)
    }

    private mutating func arc(_ base: CGPoint) -> Bool {
      guard let width = numbers.next(), let height = numbers.next(), let turn = numbers.next(),
        let isLarge = numbers.flag(), let isClockwise = numbers.flag(), let to = next(base)
      else { return false }
      let arc = SVGArc(
        from: point, to: to, radii: CGSize(width: abs(width), height: abs(height)),
        turn: turn * .pi / 180, isLarge: isLarge, isClockwise: isClockwise)
      for curve in arc.curves {
        path.addCurve(to: curve.end, control1: curve.first, control2: curve.second)
      }
      if arc.curves.isEmpty { path.addLine(to: to) }
      point = to
      return true
    }
  }
}
