/// A placeholder of a format, as `%@`, `%2$lld`, `%(count)lld`, `%arg` or `%#@items@`.
struct FormatSpecifier: Equatable {
  /// Which argument is meant, from 1, where the text says so.
  var position: Int?
  /// The name in `%(name)@` and in `%#@name@`.
  var name: String?
  /// Whether it stands for a variable of the entry: `%#@name@`.
  var isVariable = false
  /// Whether it is `%arg`, the argument of the substitution that it stands in.
  var isArgument = false
  /// What stands before the type, as the `.2` in `%.2f`.
  var flags = ""
  /// The length and the conversion, as `lld` or `@`.
  var type = ""

  /// A text in pieces: what stands between placeholders, and the placeholders.
  enum Piece: Equatable {
    /// Literal text, with `%%` as it was written.
    case text(String)
    case specifier(FormatSpecifier)
  }

  var isInteger: Bool { "diuxXo".contains(type.last ?? " ") }

  /// The placeholder as formats have it, for an argument's position or for the next argument.
  func written(position: Int?) -> String {
    "%" + (position.map { "\($0)$" } ?? "") + flags + type
  }

  /// The Swift type that an argument for it has.
  var swiftType: String {
    switch type {
    case "@": "String"
    case "d", "i", "hd", "hi", "hhd", "x", "X", "o": "Int32"
    case "u": "UInt32"
    case "ld", "lld", "li", "lli", "zd", "qd", "lx", "llx": "Int"
    case "lu", "llu", "zu", "qu": "UInt"
    case "f", "e", "g", "a", "F", "E", "G", "A": "Float"
    case "lf", "le", "lg", "Lf": "Double"
    default: "String"
    }
  }

  /// The number of the argument that it stands for in one form of a text.
  ///
  /// A form may leave out arguments, as “One item of %@” does: those without a number still count as they do in the
  /// main form.
  /// - Parameters:
  ///   - last: The number of the placeholder before it in the form; 0 for none.
  ///   - main: The placeholders of the main form.
  /// - Returns: The number, from 1.
  func place(after last: Int, among main: [FormatSpecifier]) -> Int {
    if let position { return position }
    let index = main.indices.first { $0 >= last && main[$0].type == type }
    return index.map { main[$0].position ?? $0 + 1 } ?? last + 1
  }

  /// The placeholders of a text in their order.
  static func specifiers(of text: String) -> [FormatSpecifier] {
    pieces(of: text).compactMap { piece in
      if case .specifier(let specifier) = piece { specifier } else { nil }
    }
  }

  static func pieces(of text: String) -> [Piece] {
    let bytes = Array(text.utf8)
    var pieces: [Piece] = []
    var literal: [UInt8] = []
    var index = 0
    while index < bytes.count {
      guard bytes[index] == UInt8(ascii: "%") else {
        literal.append(bytes[index])
        index += 1
        continue
      }
      if index + 1 < bytes.count, bytes[index + 1] == UInt8(ascii: "%") {
        literal += [UInt8(ascii: "%"), UInt8(ascii: "%")]
        index += 2
      } else if let (specifier, end) = read(bytes, from: index + 1) {
        if !literal.isEmpty { pieces.append(.text(String(decoding: literal, as: UTF8.self))) }
        literal = []
        pieces.append(.specifier(specifier))
        index = end
      } else {
        literal.append(bytes[index])
        index += 1
      }
    }
    if !literal.isEmpty { pieces.append(.text(String(decoding: literal, as: UTF8.self))) }
    return pieces
  }

  /// Reads what follows a percent sign.
  private static func read(_ bytes: [UInt8], from start: Int) -> (FormatSpecifier, Int)? {
    var specifier = FormatSpecifier()
    var index = start
    func take(_ isPart: (UInt8) -> Bool) -> String {
      let first = index
      while index < bytes.count, isPart(bytes[index]) { index += 1 }
      return String(decoding: bytes[first..<index], as: UTF8.self)
    }
    func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }
    if index < bytes.count, bytes[index] == UInt8(ascii: "(") {
      index += 1
      specifier.name = take { $0 != UInt8(ascii: ")") }
      guard index < bytes.count else { return nil }
      index += 1
    }
    let digits = take(isDigit)
    if !digits.isEmpty, index < bytes.count, bytes[index] == UInt8(ascii: "$") {
      specifier.position = Int(digits)
      index += 1
    } else {
      specifier.flags = digits
    }
    if bytes[index...].starts(with: Array("arg".utf8)) {
      specifier.isArgument = true
      return (specifier, index + 3)
    }
    if bytes[index...].starts(with: Array("#@".utf8)) {
      index += 2
      specifier.name = take { $0 != UInt8(ascii: "@") }
      guard index < bytes.count else { return nil }
      specifier.isVariable = true
      specifier.type = "@"
      return (specifier, index + 1)
    }
    specifier.flags += take { "-+ #0'.".utf8.contains($0) || isDigit($0) }
    let length = take { "hlqLztj".utf8.contains($0) }
    guard index < bytes.count, "@diuxXofFeEgGaAcCsSp".utf8.contains(bytes[index]) else {
      return nil
    }
    specifier.type = length + String(decoding: [bytes[index]], as: UTF8.self)
    return (specifier, index + 1)
  }
}
