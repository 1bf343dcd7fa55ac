import Foundation

/// A library of this process, or the program itself, as the dynamic linker has loaded it.
///
/// Read as the format ELF lays it out, in 64 bits.
package struct LoadedLibrary: Sendable {
  /// The last part of the path; empty for the program.
  let name: String
  /// Where it lies in memory.
  package let base: UInt
  private let headers: [Header]

  /// A place that holds the address of a function of another library.
  struct Slot {
    let name: String
    let place: UnsafeMutableRawPointer
  }

  private struct Header: Sendable {
    let kind: UInt32
    let address: UInt
    let size: UInt
  }

  /// What the tables of a library are found by.
  private enum Tag {
    static let callTableSize = 2
    static let names = 5
    static let symbols = 6
    static let table = 7
    static let tableSize = 8
    static let callTable = 23
    /// How many entries at the begin of the table name no symbol.
    static let namelessCount = 0x6fff_fff9
  }

  private static let dynamicHeader: UInt32 = 2
  private static let protectedHeader: UInt32 = 0x6474_e552
  private static let entrySize: UInt = 24

  #if arch(arm64)
    /// Of an address of data; that of one of code is the next.
    private static let slotKind: UInt32 = 1025
  #else
    private static let slotKind: UInt32 = 6
  #endif

  /// All of them, the program first; empty if the C library cannot tell.
  package static let all: [LoadedLibrary] = {
    var libraries: [LoadedLibrary] = []
    _ = withUnsafeMutablePointer(to: &libraries) { list in
      iterate?(
        { information, _, list in
          if let library = LoadedLibrary(information) {
            list?.assumingMemoryBound(to: [LoadedLibrary].self).pointee.append(library)
          }
          return 0
        }, list)
    }
    return libraries
  }()

  private typealias Visit =
    @convention(c) (UnsafeRawPointer, Int, UnsafeMutableRawPointer?) -> Int32
  private static let iterate = ProgramSymbol.function(
    "dl_iterate_phdr", as: (@convention(c) (Visit, UnsafeMutableRawPointer?) -> Int32).self)

  /// - Parameter information: The C library's `dl_phdr_info`, which Swift's module of it leaves out.
  private init?(_ information: UnsafeRawPointer) {
    let base = information.load(as: UInt.self)
    guard let path = information.load(fromByteOffset: 8, as: UnsafePointer<CChar>?.self),
      let list = information.load(fromByteOffset: 16, as: UnsafeRawPointer?.self)
    else { return nil }
    self.base = base
    name = String(
      cString: strrchr(path, Int32(UInt8(ascii: "/"))).map { UnsafePointer($0 + 1) } ?? path)
    let count = Int(information.load(fromByteOffset: 24, as: UInt16.self))
    headers = (0..<count).map { number in
      let header = list + number * 56
      return Header(
        kind: header.load(as: UInt32.self),
        address: base + header.load(fromByteOffset: 16, as: UInt.self),
        size: header.load(fromByteOffset: 40, as: UInt.self))
    }
  }

  /// Where it keeps the addresses of functions of other libraries, by their names; of those that are asked for.
  func slots(of functions: Set<String>) -> [Slot] {
    let values = dynamicValues
    guard let symbols = values[Tag.symbols].flatMap(pointer),
      let names = values[Tag.names].flatMap(pointer)
    else { return [] }
    let nameless = (values[Tag.namelessCount] ?? 0) * Self.entrySize
    let tables = [
      (values[Tag.callTable], 0, values[Tag.callTableSize]),
      (values[Tag.table], nameless, values[Tag.tableSize]),
    ]
    var slots: [Slot] = []
    // There are tens of thousands of names, most of which begin with another letter.
    let letters = Set(functions.compactMap(\.utf8.first))
    let isWanted = (0...UInt8.max).map(letters.contains)
    for (start, skipped, size) in tables {
      guard let table = start.flatMap(pointer), let size, skipped < size else { continue }
      // As plain as it can be: builds for debugging take their time for each call.
      var offset = Int(skipped) - Int(Self.entrySize)
      let (end, kind) = (Int(size) - Int(Self.entrySize), Self.slotKind)
      while offset < end {
        offset += 24
        let found = table.load(fromByteOffset: offset + 8, as: UInt32.self)
        guard found == kind || found == kind + 1 else { continue }
        let symbol = Int(table.load(fromByteOffset: offset + 12, as: UInt32.self)) * 24
        let place = Int(symbols.load(fromByteOffset: symbol, as: UInt32.self))
        guard isWanted[Int(names.load(fromByteOffset: place, as: UInt8.self))] else { continue }
        let name = String(cString: (names + place).assumingMemoryBound(to: CChar.self))
        guard functions.contains(name),
          let slot = UnsafeMutableRawPointer(
            bitPattern: base + table.load(fromByteOffset: offset, as: UInt.self))
        else { continue }
        slots.append(Slot(name: name, place: slot))
      }
    }
    return slots
  }

  /// Has a place of the library hold another address.
  ///
  /// - Returns: Whether it does.
  func set(_ place: UnsafeMutableRawPointer, to address: UnsafeMutableRawPointer) -> Bool {
    let pageSize = UInt(sysconf(Int32(_SC_PAGESIZE)))
    let number = UInt(bitPattern: place)
    guard pageSize > 0,
      let page = UnsafeMutableRawPointer(bitPattern: number / pageSize * pageSize),
      mprotect(page, Int(pageSize), PROT_READ | PROT_WRITE) == 0
    else { return false }
    place.storeBytes(of: UInt(bitPattern: address), as: UInt.self)
    // What the linker has closed after it had filled it.
    let isProtected = headers.contains {
      $0.kind == Self.protectedHeader && number >= $0.address && number < $0.address + $0.size
    }
    if isProtected { mprotect(page, Int(pageSize), PROT_READ) }
    return true
  }

  private var dynamicValues: [Int: UInt] {
    guard let header = headers.first(where: { $0.kind == Self.dynamicHeader }),
      let entries = UnsafeRawPointer(bitPattern: header.address)
    else { return [:] }
    var values: [Int: UInt] = [:]
    var offset = 0
    while offset < Int(header.size) {
      let tag = entries.load(fromByteOffset: offset, as: Int.self)
      guard tag != 0 else { break }
      values[tag] = entries.load(fromByteOffset: offset + 8, as: UInt.self)
      offset += 16
    }
    return values
  }

  /// The C library has made addresses of what were places in the file, but not in all libraries.
  private func pointer(_ value: UInt) -> UnsafeRawPointer? {
    UnsafeRawPointer(bitPattern: value < base ? base + value : value)
  }
}
