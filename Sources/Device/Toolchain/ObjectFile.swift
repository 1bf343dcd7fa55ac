import Foundation

/// A program or library as its file lays it out: the format ELF in 64 bits, the lowest byte first.
///
/// The file stays mapped until the process ends: what is not looked at takes no memory.
package struct ObjectFile: @unchecked Sendable {
  /// A part of the file.
  package struct Section {
    package let name: String
    /// 2 for the symbols of the whole program.
    package let kind: Int
    /// Which of the sections belongs to it, as the names do to symbols.
    package let link: Int
    package let bytes: UnsafeRawBufferPointer
    /// Whether the bytes are compressed.
    package let isPacked: Bool
  }

  private let bytes: UnsafeRawBufferPointer
  /// The numbers of sections by which others link to them are places in here.
  package let sections: [Section]
  /// Whether it lies in memory where the file says, whatever the place that it was loaded at.
  package let isFixed: Bool

  /// Nil for a file that cannot be read or has another format.
  package init?(path: String) {
    let file = open(path, O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { return nil }
    defer { close(file) }
    var status = stat()
    guard fstat(file, &status) == 0, status.st_size > 0 else { return nil }
    let memory = mmap(nil, Int(status.st_size), PROT_READ, MAP_PRIVATE, file, 0)
    guard let memory, memory != MAP_FAILED else { return nil }
    self.init(UnsafeRawBufferPointer(start: memory, count: Int(status.st_size)))
  }

  /// - Parameter bytes: A file; must stay where it is.
  package init?(_ bytes: UnsafeRawBufferPointer) {
    // The mark of the format, then 2 for 64 bits and 1 for the lowest byte first.
    guard bytes.count > 64, bytes.prefix(6).elementsEqual([0x7f, 0x45, 0x4c, 0x46, 2, 1]) else {
      return nil
    }
    self.bytes = bytes
    isFixed = bytes[16] == 2
    sections = Self.sections(of: bytes)
  }

  /// What is added to the file's addresses where it was loaded.
  ///
  /// - Parameter start: Where that is.
  /// - Returns: the sum.
  package func slide(loadedAt start: UInt) -> UInt { isFixed ? 0 : start }

  private static func sections(of file: UnsafeRawBufferPointer) -> [Section] {
    let (table, size) = (file.number(at: 0x28, 8), file.number(at: 0x3a, 2))
    let count = file.number(at: 0x3c, 2)
    guard size >= 64, count > 0, table > 0, table <= file.count - size * count else { return [] }
    func part(_ section: Int) -> UnsafeRawBufferPointer {
      let header = table + section * size
      let (start, length) = (file.number(at: header + 24, 8), file.number(at: header + 32, 8))
      guard start <= file.count, length <= file.count - start else { return file.part(0..<0) }
      return file.part(start..<start + length)
    }
    let namesSection = file.number(at: 0x3e, 2)
    let names = namesSection < count ? part(namesSection) : file.part(0..<0)
    return (0..<count).map { section in
      let header = table + section * size
      return Section(
        name: names.text(at: file.number(at: header, 4)), kind: file.number(at: header + 4, 4),
        link: file.number(at: header + 40, 4), bytes: part(section),
        isPacked: file.number(at: header + 8, 8) & 0x800 != 0)
    }
  }
}

extension UnsafeRawBufferPointer {
  fileprivate func part(_ range: Range<Int>) -> UnsafeRawBufferPointer {
    UnsafeRawBufferPointer(rebasing: self[range])
  }

  /// A number of 2, 4 or 8 bytes, the lowest first; 0 beyond the end.
  package func number(at place: Int, _ count: Int) -> Int {
    guard place >= 0, place <= self.count - count else { return 0 }
    let value: UInt64 =
      switch count {
      case 2: UInt64(loadUnaligned(fromByteOffset: place, as: UInt16.self))
      case 4: UInt64(loadUnaligned(fromByteOffset: place, as: UInt32.self))
      default: loadUnaligned(fromByteOffset: place, as: UInt64.self)
      }
    return Int(clamping: value)
  }

  /// The bytes up to the next zero, or the end; empty beyond that.
  package func bytesOfText(at place: Int) -> UnsafeRawBufferPointer.SubSequence {
    guard place >= 0, place < count, let start = baseAddress else { return self[0..<0] }
    let length = strnlen((start + place).assumingMemoryBound(to: CChar.self), count - place)
    return self[place..<place + length]
  }

  fileprivate func text(at place: Int) -> String {
    String(decoding: bytesOfText(at: place), as: UTF8.self)
  }
}
