/// The text of a quoted string whose escapes are being replaced.
struct OpenStepEscapes {
  var bytes: [UInt8] = []
  /// The UTF-16 units of `\U` escapes, kept until both halves of a surrogate pair are there.
  private var units: [UInt16] = []

  /// All that was read.
  var text: String {
    mutating get {
      flush()
      return String(decoding: bytes, as: UTF8.self)
    }
  }

  mutating func append(_ byte: UInt8) {
    flush()
    bytes.append(byte)
  }

  /// Reads the escape whose backslash has been passed.
  ///
  /// - Returns: Where the text goes on.
  mutating func read(_ base: UnsafePointer<UInt8>, from start: Int, to end: Int) -> Int {
    guard start < end else { return start }
    let byte = base[start]
    switch byte {
    case UInt8(ascii: "n"): append(10)
    case UInt8(ascii: "t"): append(9)
    case UInt8(ascii: "r"): append(13)
    case UInt8(ascii: "a"): append(7)
    case UInt8(ascii: "b"): append(8)
    case UInt8(ascii: "f"): append(12)
    case UInt8(ascii: "v"): append(11)
    case UInt8(ascii: "U"), UInt8(ascii: "u"):
      return readUnit(base, from: start + 1, to: end)
    case UInt8(ascii: "0")...UInt8(ascii: "7"):
      return readOctal(base, from: start, to: end)
    default: append(byte)
    }
    return start + 1
  }

  private mutating func readUnit(_ base: UnsafePointer<UInt8>, from start: Int, to end: Int) -> Int
  {
    var unit: UInt16 = 0
    var index = start
    while index < end, index < start + 4, let digit = OpenStepParser.hexDigit(base[index]) {
      unit = unit << 4 | UInt16(digit)
      index += 1
    }
    if index > start { units.append(unit) }
    return index
  }

  private mutating func readOctal(_ base: UnsafePointer<UInt8>, from start: Int, to end: Int) -> Int
  {
    var code = 0
    var index = start
    while index < end, index < start + 3, (0x30...0x37).contains(base[index]) {
      code = code << 3 | Int(base[index] - 0x30)
      index += 1
    }
    flush()
    let scalar = code < 128 ? UInt32(code) : Self.nextStep[code] ?? 0xFFFD
    bytes.append(contentsOf: String(Unicode.Scalar(scalar) ?? "\u{FFFD}").utf8)
    return index
  }

  private mutating func flush() {
    guard !units.isEmpty else { return }
    bytes.append(contentsOf: String(decoding: units, as: UTF16.self).utf8)
    units = []
  }

  /// The letters above ASCII of the NeXTSTEP code page that names in old projects use.
  private static let nextStep: [Int: UInt32] = {
    let rows: [(Int, String)] = [
      (0x80, "\u{A0}ÀÁÂÃÄÅÇÈÉÊËÌÍÎÏ"), (0x90, "ÐÑÒÓÔÕÖÙÚÛÜÝÞµ×÷"),
      (0xA0, "©¡¢£⁄¥ƒ§¤’“«‹›ﬁﬂ"), (0xB0, "®–†‡·¦¶•‚„”»…‰¬¿"),
      (0xD0, "—±¼½¾àáâãäåçèéêë"), (0xE0, "ìÆíªîïðñŁØŒºòóôõ"),
      (0xF0, "öæùúûıüýłøœßþÿ"),
    ]
    var table: [Int: UInt32] = [:]
    for (start, letters) in rows {
      for (offset, scalar) in letters.unicodeScalars.enumerated() {
        table[start + offset] = scalar.value
      }
    }
    return table
  }()
}
