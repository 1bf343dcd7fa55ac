import Foundation

/// Writes the bytes of a message: numbers of eight bytes, least significant first; texts and lists after
/// their length.
///
/// The project's own bytes and no JSON: an app is launched for each test, and the coders of Foundation look
/// up dozens of types at run time before they have written the first message.
struct WireWriter {
  private(set) var bytes: [UInt8] = []

  mutating func write(_ number: UInt64) {
    var rest = number
    for _ in 0..<8 {
      bytes.append(UInt8(truncatingIfNeeded: rest))
      rest >>= 8
    }
  }

  mutating func write(_ number: Int) { write(UInt64(bitPattern: Int64(number))) }

  mutating func write(_ number: Double) { write(number.bitPattern) }

  mutating func write(_ number: CGFloat) { write(Double(number)) }

  /// Which of several kinds follows.
  mutating func write(kind: UInt8) { bytes.append(kind) }

  mutating func write(_ flag: Bool) { bytes.append(flag ? 1 : 0) }

  mutating func write(_ text: String) {
    write(text.utf8.count)
    bytes.append(contentsOf: text.utf8)
  }

  mutating func write(_ data: Data) {
    write(data.count)
    bytes.append(contentsOf: data)
  }

  mutating func write(_ point: CGPoint) {
    write(point.x)
    write(point.y)
  }

  mutating func write(_ rect: CGRect) {
    write(rect.origin)
    write(rect.size.width)
    write(rect.size.height)
  }

  /// Whether there is a value, and the value if there is.
  mutating func write<Value>(
    optional value: Value?, _ body: (inout WireWriter, Value) -> Void
  ) {
    write(value != nil)
    if let value { body(&self, value) }
  }

  mutating func write<Element>(
    list: [Element], _ body: (inout WireWriter, Element) -> Void
  ) {
    write(list.count)
    for element in list { body(&self, element) }
  }
}
