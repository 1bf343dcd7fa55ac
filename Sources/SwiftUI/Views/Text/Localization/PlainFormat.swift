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
      var index = 0
      while index < arguments.count {
        switch arguments[index] {
        case .string(let string): capacity += string.utf8.count
        case .number(.signed(let value), _): capacity += room(for: value.magnitude, locale)
        case .number(.unsigned(let value), _): capacity += room(for: value, locale)
        case .number, .text: return nil
        }
        index += 1
      }
      // Written on the stack first: most results are short enough to need no memory of their own.
      return withUnsafeTemporaryAllocation(of: UInt8.self, capacity: capacity) { buffer in
        guard let start = buffer.baseAddress else { return capacity == 0 ? "" : nil }
        var writer = Writer(start: start, capacity: capacity, locale: locale)
        guard writer.write(bytes, arguments) else { return nil }
        let written = UnsafeBufferPointer(start: start, count: writer.count)
        return String(decoding: written, as: UTF8.self)
      }
    }
  }

  /// In bytes, for a number with its sign.
  private static func room(for value: UInt64, _ locale: TextLocale) -> Int {
    value < 1000 ? 4 : 20 + 7 * locale.groupingSeparator.utf8.count
  }

  private struct Writer {
    let start: UnsafeMutablePointer<UInt8>
    let capacity: Int
    let locale: TextLocale
    private(set) var count = 0

    init(start: UnsafeMutablePointer<UInt8>, capacity: Int, locale: TextLocale) {
      self.start = start
      self.capacity = capacity
      self.locale = locale
    }

    /// Writes the format with its arguments; false when it is not one of the simple ones.
    mutating func write(
      _ format: UnsafeBufferPointer<UInt8>, _ arguments: [LocalizedStringKey.Argument]
    ) -> Bool {
      let percent = UInt8(ascii: "%")
      guard let letters = format.baseAddress else { return true }
      let count = format.count
      var index = 0
      var next = 0
      while index < count {
        let byte = letters[index]
        index += 1
        guard byte == percent else {
          append(byte)
          continue
        }
        guard let kind = PlainFormat.placeholder(format, &index) else { return false }
        if kind == percent {
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

    @_transparent
    private mutating func append(_ byte: UInt8) {
      guard count < capacity else { return }
      start[count] = byte
      count += 1
    }

    private mutating func append(_ string: String) {
      for byte in string.utf8 { append(byte) }
    }

    /// The digits of a number in groups of three.
    private mutating func append(grouping value: UInt64) {
      let thousands = value / 1000
      let rest = value % 1000
      if thousands > 0 {
        append(grouping: thousands)
        append(locale.groupingSeparator)
      }
      // Divisions by numbers that are known when this is compiled.
      let zero = UInt8(ascii: "0")
      if thousands > 0 || rest >= 100 { append(zero + UInt8(rest / 100)) }
      if thousands > 0 || rest >= 10 { append(zero + UInt8(rest / 10 % 10)) }
      append(zero + UInt8(rest % 10))
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
