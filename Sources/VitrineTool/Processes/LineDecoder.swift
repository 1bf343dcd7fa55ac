/// Cuts a stream of bytes into lines, however the bytes happen to arrive.
package struct LineDecoder {
  private var pending: [UInt8] = []

  package init() {}

  /// Takes the next bytes and returns the lines they complete, without their line ends.
  ///
  /// A carriage return before a line feed is dropped; bytes that aren't UTF-8 become U+FFFD.
  package mutating func append(_ bytes: some Sequence<UInt8>) -> [String] {
    var lines: [String] = []
    for byte in bytes {
      if byte == UInt8(ascii: "\n") {
        lines.append(takeLine())
      } else {
        pending.append(byte)
      }
    }
    return lines
  }

  /// The text after the last line end, to be asked for at the end of the stream; nil if none.
  package mutating func finish() -> String? {
    pending.isEmpty ? nil : takeLine()
  }

  private mutating func takeLine() -> String {
    if pending.last == UInt8(ascii: "\r") { pending.removeLast() }
    defer { pending.removeAll(keepingCapacity: true) }
    return String(decoding: pending, as: UTF8.self)
  }
}
