import Foundation

/// Reads the kernel's list of the memory of this process, a byte at a time.
///
/// The list has a line for each part of each library, and every app reads it when it starts.
struct MemoryMapReader {
  private enum Field { case start, end, rest }

  private let address: UInt
  private var field = Field.start
  private var start: UInt = 0
  private var end: UInt = 0

  private init(_ address: UInt) { self.address = address }

  /// The memory around an address that was mapped as one; nil if there is none, or no list.
  static func range(around address: UInt) -> Range<UInt>? {
    let file = open("/proc/self/maps", O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { return nil }
    defer { close(file) }
    var reader = MemoryMapReader(address)
    return withUnsafeTemporaryAllocation(byteCount: 16 << 10, alignment: 1) { buffer in
      // The kernel hands the list over a page at a time.
      while true {
        let count = read(file, buffer.baseAddress, buffer.count)
        if count < 0, errno == EINTR { continue }
        guard count > 0 else { return nil }
        for index in 0..<count {
          if let range = reader.take(buffer[index]) { return range }
        }
      }
    }
  }

  /// Takes the next byte of a list, whose lines are such as "55e0-55f0 r-xp 0000 fe:00 12  /usr/bin/env".
  private mutating func take(_ byte: UInt8) -> Range<UInt>? {
    switch (field, byte) {
    case (_, UInt8(ascii: "\n")):
      self = MemoryMapReader(address)
    case (.rest, _): break
    case (.start, UInt8(ascii: "-")): field = .end
    case (.end, UInt8(ascii: " ")):
      field = .rest
      if start <= address, address < end { return start..<end }
    case (.start, _): start = start << 4 | Self.digit(byte)
    case (.end, _): end = end << 4 | Self.digit(byte)
    }
    return nil
  }

  private static func digit(_ byte: UInt8) -> UInt {
    UInt(byte < UInt8(ascii: "a") ? byte & 0xF : (byte & 0xF) + 9)
  }
}
