import Foundation

/// Reads what a `WireWriter` has written.
struct WireReader {
  private let bytes: [UInt8]
  private var position = 0

  init(_ data: Data) { bytes = [UInt8](data) }

  /// Whether nothing is left to read.
  var isAtEnd: Bool { position == bytes.count }

  private mutating func take(_ count: Int) throws(WireFailure) -> ArraySlice<UInt8> {
    guard count >= 0, count <= bytes.count - position else { throw .tooShort }
    defer { position += count }
    return bytes[position..<position + count]
  }

  mutating func readUInt64() throws(WireFailure) -> UInt64 {
    let part = try take(8)
    var number: UInt64 = 0
    for byte in part.reversed() { number = number << 8 | UInt64(byte) }
    return number
  }

  mutating func readInt() throws(WireFailure) -> Int {
    Int(truncatingIfNeeded: Int64(bitPattern: try readUInt64()))
  }

  mutating func readDouble() throws(WireFailure) -> Double {
    Double(bitPattern: try readUInt64())
  }

  mutating func readKind() throws(WireFailure) -> UInt8 {
    let part = try take(1)
    return part[part.startIndex]
  }

  mutating func readBool() throws(WireFailure) -> Bool {
    switch try readKind() {
    case 0: return false
    case 1: return true
    case let other: throw .unknown("flag \(other)")
    }
  }

  mutating func readString() throws(WireFailure) -> String {
    let count = try readInt()
    return String(decoding: try take(count), as: UTF8.self)
  }

  mutating func readData() throws(WireFailure) -> Data {
    let count = try readInt()
    return Data(try take(count))
  }

  mutating func readPoint() throws(WireFailure) -> CGPoint {
    CGPoint(x: try readDouble(), y: try readDouble())
  }

  mutating func readRect() throws(WireFailure) -> CGRect {
    let origin = try readPoint()
    return CGRect(origin: origin, size: CGSize(width: try readDouble(), height: try readDouble()))
  }

  /// A value, if one follows.
  mutating func readOptional<Value>(
    _ body: (inout WireReader) throws(WireFailure) -> Value
  ) throws(WireFailure) -> Value? {
    guard try readBool() else { return nil }
    return try body(&self)
  }

  mutating func readList<Element>(
    _ body: (inout WireReader) throws(WireFailure) -> Element
  ) throws(WireFailure) -> [Element] {
    let count = try readInt()
    // Each element takes a byte at least, so that a wrong length reserves no memory.
    guard count >= 0, count <= bytes.count - position else { throw .tooShort }
    var list: [Element] = []
    list.reserveCapacity(count)
    for _ in 0..<count { list.append(try body(&self)) }
    return list
  }

  /// A value whose number or name follows; `value` makes it of that.
  mutating func readCase<Raw, Value>(
    _ raw: (inout WireReader) throws(WireFailure) -> Raw, _ value: (Raw) -> Value?
  ) throws(WireFailure) -> Value {
    let read = try raw(&self)
    guard let value = value(read) else { throw .unknown("\(Value.self) \(read)") }
    return value
  }
}

/// Why bytes are no message.
enum WireFailure: Error {
  /// Something of the message is missing.
  case tooShort
  /// More follows than the message.
  case tooLong
  /// The other side says something of which this one does not know.
  case unknown(String)
}
