/// Cuts a stream of bytes into lines, however the bytes happen to arrive.
package struct LineDecoder {
  private var pending: [UInt8] = []
  /// A longer line is handed on in parts, so that a stream without line ends takes no memory.
  private static let longest = 1 << 20

  package init() {}

  /// Takes the next bytes and returns the lines they complete, without their line ends.
  ///
  /// A carriage return before a line feed is dropped; bytes that aren't UTF-8 become U+FFFD.
  package mutating func append(_ bytes: some Sequence<UInt8>) -> [String] {
    var lines: [String] = []
    var rest = Array(bytes)[...]
    while let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
      pending += rest[..<end]
      lines.append(takeLine())
      rest = rest[(end + 1)...]
    }
    pending += rest
    if pending.count >= Self.longest { lines.append(takePart()) }
    return lines
  }

  /// The text after the last line end, to be asked for at the end of the stream; nil if none.
  package mutating func finish() -> String? {
    pending.isEmpty ? nil : takeLine()
  }

  /// What there is of a line, but for the beginning of a character whose end is still to come.
  private mutating func takePart() -> String {
    let start = pending.lastIndex { $0 & 0xC0 != 0x80 } ?? pending.startIndex
    let isWhole = pending[start] < 0x80
    let begun = isWhole ? [] : Array(pending[start...])
    pending.removeLast(begun.count)
    defer { pending = begun }
    return String(decoding: pending, as: UTF8.self)
  }

  private mutating func takeLine() -> String {
    if pending.last == UInt8(ascii: "\r") { pending.removeLast() }
    defer { pending.removeAll(keepingCapacity: true) }
    return String(decoding: pending, as: UTF8.self)
  }
}
