import Foundation

/// Parses the property lists that Xcode writes, in the old OpenStep syntax, with lines for its complaints.
///
/// It works on bytes: a project file can have megabytes.
struct OpenStepParser {
  /// Why a text can't be read, and on which line, from 1.
  struct Failure: Error, Equatable {
    var line: Int
    var sentence: String
  }

  /// A key that one dictionary has twice; the later value is taken.
  struct DuplicateKey: Equatable {
    var line: Int
    var key: String
  }

  private let base: UnsafePointer<UInt8>
  private let end: Int
  private var index = 0
  private var line = 1
  private(set) var duplicates: [DuplicateKey] = []

  private init(_ base: UnsafePointer<UInt8>, count: Int) {
    self.base = base
    end = count
    if count >= 3, base[0] == 0xEF, base[1] == 0xBB, base[2] == 0xBF { index = 3 }
  }

  /// Parses one value that takes up the whole text.
  static func parse(_ bytes: [UInt8]) throws(Failure) -> (PropertyList, [DuplicateKey]) {
    try read(bytes) { (parser) throws(Failure) in
      let value = try parser.value()
      try parser.skipBlanks()
      if parser.index < parser.end {
        throw parser.failure("text follows the end of the property list")
      }
      return value
    }
  }

  /// Parses a dictionary's entries without braces, as `.strings` files have them.
  static func parseEntries(_ bytes: [UInt8]) throws(Failure) -> (PropertyList, [DuplicateKey]) {
    try read(bytes) { (parser) throws(Failure) in
      try parser.skipBlanks()
      if parser.index < parser.end, parser.base[parser.index] == UInt8(ascii: "{") {
        return try parser.value()
      }
      return .dictionary(try parser.entries(until: nil, line: 1))
    }
  }

  private static func read(
    _ bytes: [UInt8], _ body: (inout OpenStepParser) throws(Failure) -> PropertyList
  ) throws(Failure) -> (PropertyList, [DuplicateKey]) {
    let result: Result<(PropertyList, [DuplicateKey]), Failure> =
      bytes.withUnsafeBufferPointer { buffer in
        guard let base = buffer.baseAddress else {
          return .failure(Failure(line: 1, sentence: "the file is empty"))
        }
        var parser = OpenStepParser(base, count: buffer.count)
        do throws(Failure) {
          return .success((try body(&parser), parser.duplicates))
        } catch {
          return .failure(parser.markedAsConflict(error))
        }
      }
    return try result.get()
  }

  // MARK: Values

  private mutating func value() throws(Failure) -> PropertyList {
    try skipBlanks()
    guard index < end else { throw failure("the text ends where a value should stand") }
    switch base[index] {
    case UInt8(ascii: "{"):
      index += 1
      return .dictionary(try entries(until: UInt8(ascii: "}"), line: line))
    case UInt8(ascii: "("):
      index += 1
      return .array(try items())
    case UInt8(ascii: "<"):
      return .data(try data())
    default:
      return .string(try text(as: "a value"))
    }
  }

  private mutating func entries(
    until close: UInt8?, line start: Int
  ) throws(Failure) -> PropertyList.Entries {
    var values: [String: PropertyList] = [:]
    while true {
      try skipBlanks()
      guard index < end else {
        if close == nil { break }
        throw Failure(
          line: start,
          sentence:
            "the dictionary that begins here isn't closed: the rest of the file is missing, or a bracket is"
        )
      }
      if base[index] == close {
        index += 1
        break
      }
      let keyLine = line
      let key = try text(as: "a key")
      try skipBlanks()
      // A .strings file may write `"key";` for a string that is its own value.
      if close == nil, index < end, base[index] == UInt8(ascii: ";") {
        index += 1
        values[key] = .string(key)
        continue
      }
      try expect(UInt8(ascii: "="), "after the key “\(key)”")
      if values.updateValue(try value(), forKey: key) != nil {
        duplicates.append(DuplicateKey(line: keyLine, key: key))
      }
      try skipBlanks()
      if index < end, base[index] == UInt8(ascii: ";") {
        index += 1
      } else if index >= end || base[index] != close {
        throw failure("“;” is missing after the value of “\(key)”")
      }
    }
    return PropertyList.Entries(values, line: start)
  }

  private mutating func items() throws(Failure) -> [PropertyList] {
    let start = line
    var items: [PropertyList] = []
    while true {
      try skipBlanks()
      guard index < end else {
        throw Failure(
          line: start,
          sentence:
            "the list that begins here isn't closed: the rest of the file is missing, or a bracket is"
        )
      }
      if base[index] == UInt8(ascii: ")") {
        index += 1
        return items
      }
      items.append(try value())
      try skipBlanks()
      guard index < end else { continue }
      if base[index] == UInt8(ascii: ",") {
        index += 1
      } else if base[index] != UInt8(ascii: ")") {
        throw failure("“,” or “)” is missing in a list")
      }
    }
  }

  private mutating func data() throws(Failure) -> [UInt8] {
    var bytes: [UInt8] = []
    var high: UInt8?
    index += 1
    while index < end {
      let byte = base[index]
      index += 1
      if byte == UInt8(ascii: ">") { return bytes }
      if byte == 10 { line += 1 }
      if byte <= 32 { continue }
      guard let digit = Self.hexDigit(byte) else { break }
      if let first = high {
        bytes.append(first << 4 | digit)
        high = nil
      } else {
        high = digit
      }
    }
    throw failure("data between “<” and “>” must be hexadecimal digits")
  }

  // MARK: Strings

  private mutating func text(as role: String) throws(Failure) -> String {
    let first = base[index]
    if first == 0x22 || first == 0x27 { return try quoted(first) }
    let start = index
    var place = start
    while place < end {
      // The numbers are the bytes of signs that end a word; ranges and functions would cost more than
      // all else here, where nothing is optimized.
      let byte = base[place]
      if byte <= 0x2C {
        // Blanks, quotes, parentheses, the comma; not ! # $ % & * +
        if byte <= 0x20 || byte == 0x22 || byte == 0x27 || byte == 0x28 || byte == 0x29
          || byte == 0x2C
        {
          break
        }
      } else if byte == 0x2F {
        // A comment may follow a word without a space between them.
        if place > start, place + 1 < end, base[place + 1] == 0x2A { break }
      } else if byte >= 0x3B {
        // ; < = > { }
        if byte <= 0x3E || byte == 0x7B || byte == 0x7D { break }
      }
      place += 1
    }
    index = place
    guard index > start else {
      throw failure(
        "“\(Character(Unicode.Scalar(first)))” stands where \(role) should stand")
    }
    return String(
      decoding: UnsafeBufferPointer(start: base + start, count: index - start), as: UTF8.self)
  }

  private mutating func quoted(_ quote: UInt8) throws(Failure) -> String {
    let startLine = line
    index += 1
    let start = index
    while index < end {
      let byte = base[index]
      if byte == quote {
        index += 1
        return String(
          decoding: UnsafeBufferPointer(start: base + start, count: index - 1 - start),
          as: UTF8.self)
      }
      if byte == 0x5C { break }
      if byte == 0x0A { line += 1 }
      index += 1
    }
    var escapes = OpenStepEscapes()
    escapes.bytes.append(contentsOf: UnsafeBufferPointer(start: base + start, count: index - start))
    while index < end {
      let byte = base[index]
      index += 1
      if byte == quote { return escapes.text }
      if byte == 10 { line += 1 }
      if byte == UInt8(ascii: "\\") {
        index = escapes.read(base, from: index, to: end)
      } else {
        escapes.append(byte)
      }
    }
    throw Failure(line: startLine, sentence: "the string that begins here isn't closed")
  }

  static func hexDigit(_ byte: UInt8) -> UInt8? {
    switch byte {
    case 0x30...0x39: byte - 0x30
    case 0x41...0x46: byte - 0x41 + 10
    case 0x61...0x66: byte - 0x61 + 10
    default: nil
    }
  }

  // MARK: Between values

  private mutating func skipBlanks() throws(Failure) {
    while index < end {
      let byte = base[index]
      if byte <= 0x20 {
        if byte == 0x0A { line += 1 }
        index += 1
      } else if byte == 0x2F, index + 1 < end {
        let next = base[index + 1]
        if next == 0x2A {
          try skipComment()
        } else if next == 0x2F {
          index = position(of: 0x0A, from: index) ?? end
        } else {
          return
        }
      } else if byte == 0xE2, index + 2 < end, base[index + 1] == 0x80,
        base[index + 2] == 0xA8 || base[index + 2] == 0xA9
      {
        // The line and paragraph separators of Unicode.
        index += 3
      } else {
        return
      }
    }
  }

  private mutating func skipComment() throws(Failure) {
    let start = index
    var place = index + 2
    while let star = position(of: 0x2A, from: place) {
      if star + 1 < end, base[star + 1] == 0x2F {
        index = start
        while let newline = position(of: 0x0A, from: index), newline < star {
          line += 1
          index = newline + 1
        }
        index = star + 2
        return
      }
      place = star + 1
    }
    throw Failure(line: line, sentence: "the comment that begins here isn't closed")
  }

  /// Where a byte stands next, at or after a place.
  private func position(of byte: UInt8, from start: Int) -> Int? {
    guard start < end, let found = memchr(base + start, Int32(byte), end - start) else {
      return nil
    }
    return UnsafeRawPointer(found) - UnsafeRawPointer(base)
  }

  private mutating func expect(_ byte: UInt8, _ place: String) throws(Failure) {
    guard index < end, base[index] == byte else {
      throw failure("“\(Character(Unicode.Scalar(byte)))” is missing \(place)")
    }
    index += 1
  }

  private func failure(_ sentence: String) -> Failure { Failure(line: line, sentence: sentence) }

  /// The marker that a merge left is the reason, rather than what the parser stumbled over after it.
  private func markedAsConflict(_ failure: Failure) -> Failure {
    var current = 1
    var start = 0
    while start < end, current <= failure.line {
      for marker in ["<<<<<<<", "=======", ">>>>>>>"] where holds(marker, at: start) {
        return Failure(
          line: current,
          sentence:
            "a merge conflict is left here (“\(marker)”): keep one of its two sides and take "
            + "the lines with the markers out")
      }
      while start < end, base[start] != 10 { start += 1 }
      start += 1
      current += 1
    }
    return failure
  }

  private func holds(_ marker: String, at start: Int) -> Bool {
    var place = start
    for byte in marker.utf8 {
      guard place < end, base[place] == byte else { return false }
      place += 1
    }
    return true
  }
}
