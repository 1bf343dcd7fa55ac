import Foundation

/// Takes formats such as `%1$@ of %lld` apart.
package enum FormatPieces {
  package enum Part: Equatable {
    case literal(String)
    /// Which argument, from 0, and its specifier without a position.
    case argument(Int, specifier: String)
  }

  /// The format's parts in order.
  ///
  /// `next` is the argument that the next placeholder without a position takes.
  package static func parts(of format: String, next: inout Int) -> [Part] {
    guard format.utf8.contains(UInt8(ascii: "%")) else { return [.literal(format)] }
    var parts: [Part] = []
    var literal = ""
    var rest = Substring(format)
    while let percent = rest.firstIndex(of: "%") {
      literal += rest[..<percent]
      rest = rest[rest.index(after: percent)...]
      if rest.first == "%" {
        literal += "%"
        rest = rest.dropFirst()
        continue
      }
      guard let end = rest.firstIndex(where: { conversions.contains($0) }) else {
        literal += "%"
        continue
      }
      var body = rest[...end]
      var index = next
      if let dollar = body.firstIndex(of: "$"), let position = Int(body[..<dollar]), position > 0 {
        index = position - 1
        body = body[body.index(after: dollar)...]
      } else {
        next += 1
      }
      if !literal.isEmpty { parts.append(.literal(literal)) }
      literal = ""
      parts.append(.argument(index, specifier: "%" + body))
      rest = rest[rest.index(after: end)...]
    }
    literal += rest
    if !literal.isEmpty { parts.append(.literal(literal)) }
    return parts
  }

  private static let conversions: Set<Character> = [
    "@", "d", "i", "u", "x", "X", "o", "f", "F", "e", "E", "g", "G", "a", "A", "c", "s", "p",
  ]
}
