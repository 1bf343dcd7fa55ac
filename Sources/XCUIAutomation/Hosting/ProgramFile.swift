import Device
import Foundation

/// The program of this process, as its file tells about it.
///
/// Read as the format ELF lays it out, in 64 bits. The dynamic linker knows no entry points of apps, so that they are
/// looked up in the table that debuggers use.
struct ProgramFile {
  struct Function {
    let name: String
    /// Where it lies in this process.
    let address: UInt
  }

  private let bytes: Data
  /// What is added to the file's addresses where the program was loaded.
  private let slide: UInt

  /// Nil if the file is not what it must be, or cannot be read.
  static let current: ProgramFile? = {
    guard
      let bytes = try? Data(
        contentsOf: URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath(),
        options: .alwaysMapped),
      let start = firstAddress
    else { return nil }
    return ProgramFile(bytes: bytes, start: start)
  }()

  /// - Parameters:
  ///   - bytes: The file.
  ///   - start: Where it was loaded.
  init?(bytes: Data, start: UInt) {
    // The mark of the format, then 2 for 64 bits and 1 for the lowest byte first.
    guard bytes.count > 64, bytes.prefix(6).elementsEqual([0x7f, 0x45, 0x4c, 0x46, 2, 1]) else {
      return nil
    }
    self.bytes = bytes
    // A program of the type 2 lies where its file says.
    slide = bytes[bytes.startIndex + 16] == 2 ? 0 : start
  }

  /// Where the first part of the program lies in memory.
  private static var firstAddress: UInt? {
    typealias Visit =
      @convention(c) (UnsafeRawPointer, Int, UnsafeMutableRawPointer?) -> Int32
    let iterate = ProgramSymbol.function(
      "dl_iterate_phdr", as: (@convention(c) (Visit, UnsafeMutableRawPointer?) -> Int32).self)
    var base: UInt = 0
    let found = withUnsafeMutablePointer(to: &base) { base in
      // The program comes first; another result than 0 ends the walk.
      iterate?(
        { information, _, base in
          base?.assumingMemoryBound(to: UInt.self).pointee = information.load(as: UInt.self)
          return 1
        }, base)
    }
    return found == 1 ? base : nil
  }

  /// The functions that are defined in the program and whose names end so.
  ///
  /// - Complexity: O(n) in the number of all symbols.
  func functions(endingIn suffix: String) -> [Function] {
    bytes.withUnsafeBytes { file in
      guard let (symbols, names) = symbolTable(of: file) else { return [] }
      let ending = Array(suffix.utf8)
      var functions: [Function] = []
      var place = symbols.lowerBound
      while place + 24 <= symbols.upperBound {
        defer { place += 24 }
        // A function of any section; 0 is that of what other libraries define.
        guard file[place + 4] & 0xf == 2, number(file, place + 6, 2) != 0 else { continue }
        let start = names.lowerBound + number(file, place, 4)
        guard start < names.upperBound, let base = file.baseAddress else { continue }
        let length = strnlen(
          (base + start).assumingMemoryBound(to: CChar.self), names.upperBound - start)
        guard length > ending.count else { continue }
        let name = file[start..<start + length]
        guard name.suffix(ending.count).elementsEqual(ending) else { continue }
        functions.append(
          Function(
            name: String(decoding: name, as: UTF8.self),
            address: slide &+ UInt(number(file, place + 8, 8))))
      }
      return functions
    }
  }

  /// Where the symbols and their names lie in the file; nil if they were removed.
  private func symbolTable(
    of file: UnsafeRawBufferPointer
  ) -> (symbols: Range<Int>, names: Range<Int>)? {
    let (table, size) = (number(file, 0x28, 8), number(file, 0x3a, 2))
    let count = number(file, 0x3c, 2)
    guard size >= 64, count > 0, table > 0, table <= file.count - size * count else { return nil }
    func range(_ section: Int) -> Range<Int>? {
      guard section < count else { return nil }
      let header = table + section * size
      let (start, length) = (number(file, header + 24, 8), number(file, header + 32, 8))
      guard start <= file.count, length <= file.count - start else { return nil }
      return start..<start + length
    }
    // The kind 2 is the symbols of the whole program; the header links to their names.
    for section in 0..<count where number(file, table + section * size + 4, 4) == 2 {
      guard let symbols = range(section),
        let names = range(number(file, table + section * size + 40, 4))
      else { continue }
      return (symbols, names)
    }
    return nil
  }

  /// A number of some bytes, the lowest first; 0 beyond the end of the file.
  private func number(_ file: UnsafeRawBufferPointer, _ place: Int, _ count: Int) -> Int {
    guard place >= 0, place <= file.count - count else { return 0 }
    let value: UInt64 =
      switch count {
      case 2: UInt64(file.loadUnaligned(fromByteOffset: place, as: UInt16.self))
      case 4: UInt64(file.loadUnaligned(fromByteOffset: place, as: UInt32.self))
      default: file.loadUnaligned(fromByteOffset: place, as: UInt64.self)
      }
    return Int(clamping: value)
  }
}
