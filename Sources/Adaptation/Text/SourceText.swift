import Foundation

/// The bytes of a source file.
struct SourceText: Sendable {
  let bytes: [UInt8]

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// Reads a file; nil if it cannot be read.
  init?(path: String) {
    let file = open(path, O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { return nil }
    defer { close(file) }
    var status = stat()
    guard fstat(file, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
    let size = Int(status.st_size)
    var hasFailed = false
    let bytes = [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
      while count < size, let rest = buffer.baseAddress.map({ $0 + count }) {
        let length = Glibc.read(file, rest, size - count)
        if length < 0, errno == EINTR { continue }
        hasFailed = length < 0
        guard length > 0 else { return }
        count += length
      }
    }
    guard !hasFailed else { return nil }
    // A mark of the byte order may stand at the beginning of a file only.
    let hasMark = bytes.count > 2 && bytes[0] == 0xef && bytes[1] == 0xbb && bytes[2] == 0xbf
    self.bytes = hasMark ? Array(bytes.dropFirst(3)) : bytes
  }

  /// A number that differs for texts that differ.
  var hash: UInt64 { Self.hash(bytes) }

  static func hash(_ text: String) -> UInt64 { hash(Array(text.utf8)) }

  static func hash(_ bytes: [UInt8]) -> UInt64 { bytes.withUnsafeBytes { hash($0) } }

  // FNV-1a over words of eight bytes, then over the rest.
  static func hash(_ bytes: UnsafeRawBufferPointer) -> UInt64 {
    var result: UInt64 = 0xcbf2_9ce4_8422_2325
    var offset = 0
    while offset + 8 <= bytes.count {
      result = (result ^ bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
      result = (result &* 0x0000_0100_0000_01b3)
      result ^= result >> 29
      offset += 8
    }
    while offset < bytes.count {
      result = (result ^ UInt64(bytes[offset])) &* 0x0000_0100_0000_01b3
      offset += 1
    }
    return result ^ UInt64(bytes.count)
  }

  /// Whether these are its bytes.
  func isEqual(to other: [UInt8]) -> Bool {
    bytes.count == other.count && memcmp(bytes, other, other.count) == 0
  }

  func text(_ range: Range<Int>) -> String {
    String(decoding: bytes[range], as: UTF8.self)
  }

  /// The line and the column of an offset, both from 1, the column in bytes.
  func position(of offset: Int) -> (line: Int, column: Int) {
    var line = 1
    var start = 0
    for index in 0..<min(offset, bytes.count) where bytes[index] == UInt8(ascii: "\n") {
      line += 1
      start = index + 1
    }
    return (line, offset - start + 1)
  }

  var lineCount: Int {
    bytes.reduce(bytes.last == UInt8(ascii: "\n") ? 0 : 1) {
      $1 == UInt8(ascii: "\n") ? $0 + 1 : $0
    }
  }
}
