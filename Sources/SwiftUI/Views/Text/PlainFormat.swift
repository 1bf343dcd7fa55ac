/// The short way through a format: one pass over its bytes.
///
/// It knows what interpolations of strings and integers make: `%@`, `%lld`, `%d`, `%llu`, `%u` and
/// `%%`, in order.
enum PlainFormat {
  /// The whole string; nil when the format asks for anything else.
  static func string(
    _ format: String, _ arguments: [LocalizedStringKey.Argument], _ locale: TextLocale
  ) -> String? {
    var format = format
    return format.withUTF8 { bytes in
      var capacity = bytes.count
      for argument in arguments {
        switch argument {
        case .string(let string): capacity += string.utf8.count
        case .number(.signed, _), .number(.unsigned, _):
          capacity += 20 + 7 * locale.groupingSeparator.utf8.count
        case .number, .text: return nil
        }
      }
      var isPlain = true
      let result = String(unsafeUninitializedCapacity: capacity) { buffer in
        var writer = Writer(buffer: buffer, locale: locale)
        isPlain = writer.write(bytes, arguments)
        return isPlain ? writer.count : 0
      }
      return isPlain ? result : nil
    }
  }

  private struct Writer {
    let buffer: UnsafeMutableBufferPointer<UInt8>
    let locale: TextLocale
    private(set) var count = 0

    init(buffer: UnsafeMutableBufferPointer<UInt8>, locale: TextLocale) {
      self.buffer = buffer
      self.locale = locale
    }

    /// Writes the format with its arguments; false when it is not one of the simple ones.
    mutating func write(
      _ format: UnsafeBufferPointer<UInt8>, _ arguments: [LocalizedStringKey.Argument]
    ) -> Bool {
      var index = 0
      var next = 0
      while index < format.count {
        let byte = format[index]
        index += 1
        guard byte == UInt8(ascii: "%") else {
          append(byte)
          continue
        }
        guard let kind = PlainFormat.placeholder(format, &index) else { return false }
        if kind == UInt8(ascii: "%") {
          append(byte)
          continue
        }
        guard next < arguments.count else { return false }
        switch (arguments[next], kind) {
        case (.string(let string), UInt8(ascii: "@")): append(string)
        case (.number(.signed(let value), _), UInt8(ascii: "d")):
          if value < 0 { append(UInt8(ascii: "-")) }
          append(grouping: value.magnitude)
        case (.number(.unsigned(let value), _), UInt8(ascii: "u")): append(grouping: value)
        default: return false
        }
        next += 1
      }
      return true
    }

    private mutating func append(_ byte: UInt8) {
      guard count < buffer.count else { return }
      buffer[count] = byte
      count += 1
    }

    private mutating func append(_ string: String) {
      for byte in string.utf8 { append(byte) }
    }

    /// The digits of a number in groups of three.
    private mutating func append(grouping value: UInt64) {
      var divisor: UInt64 = 1
      var length = 1
      while value / divisor >= 10 {
        divisor *= 10
        length += 1
      }
      while divisor > 0 {
        append(UInt8(ascii: "0") + UInt8(value / divisor % 10))
        divisor /= 10
        length -= 1
        if length > 0, length % 3 == 0 { append(locale.groupingSeparator) }
      }
    }
  }

  /// The conversion of a placeholder without flags; `index` moves behind it.
  private static func placeholder(
    _ format: UnsafeBufferPointer<UInt8>, _ index: inout Int
  ) -> UInt8? {
    if index + 1 < format.count, format[index] == UInt8(ascii: "l"),
      format[index + 1] == UInt8(ascii: "l")
    {
      index += 2
    }
    guard index < format.count else { return nil }
    let byte = format[index]
    index += 1
    switch byte {
    case UInt8(ascii: "@"), UInt8(ascii: "d"), UInt8(ascii: "u"), UInt8(ascii: "%"): return byte
    default: return nil
    }
  }
}
