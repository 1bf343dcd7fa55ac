#if canImport(Glibc)
  import Glibc

  /// A part of a program's file.
  struct DebugSection {
    let start: UnsafePointer<UInt8>
    let count: Int
  }

  /// The debug information of a program or library, as its file has it.
  ///
  /// The file stays mapped until the process ends: what is not looked at takes no memory.
  struct DebugSections: @unchecked Sendable {
    let info: DebugSection
    let abbreviations: DebugSection
    let lines: DebugSection
    var ranges: DebugSection?
    var rangeLists: DebugSection?
    var addresses: DebugSection?
    var strings: DebugSection?
    var lineStrings: DebugSection?
    /// What is added to the file's addresses where the program was loaded.
    let slide: UInt

    /// Nil for a file that is no 64-bit ELF file of this machine's byte order, or has no debug information.
    ///
    /// - Parameters:
    ///   - path: The file.
    ///   - start: Where it was loaded.
    init?(path: String, loadedAt start: UInt) {
      guard let file = Self.map(path), file.count > 64 else { return nil }
      let bytes = file.start
      // The mark of the format, then 2 for 64 bits and 1 for the lowest byte first.
      guard bytes[0] == 0x7f, bytes[1] == 0x45, bytes[2] == 0x4c, bytes[3] == 0x46, bytes[4] == 2,
        bytes[5] == 1
      else { return nil }
      let sections = Self.sections(of: file)
      guard let info = sections[".debug_info"], let abbreviations = sections[".debug_abbrev"],
        let lines = sections[".debug_line"]
      else { return nil }
      self.info = info
      self.abbreviations = abbreviations
      self.lines = lines
      ranges = sections[".debug_ranges"]
      rangeLists = sections[".debug_rnglists"]
      addresses = sections[".debug_addr"]
      strings = sections[".debug_str"]
      lineStrings = sections[".debug_line_str"]
      // A program of the type 2 lies where its file says.
      slide = bytes[16] == 2 ? 0 : start
    }

    private static func map(_ path: String) -> DebugSection? {
      let file = open(path, O_RDONLY | O_CLOEXEC)
      guard file >= 0 else { return nil }
      defer { close(file) }
      var status = stat()
      guard fstat(file, &status) == 0, status.st_size > 0 else { return nil }
      let memory = mmap(nil, Int(status.st_size), PROT_READ, MAP_PRIVATE, file, 0)
      guard let memory, memory != UnsafeMutableRawPointer(bitPattern: -1) else { return nil }
      return DebugSection(
        start: UnsafePointer(memory.assumingMemoryBound(to: UInt8.self)), count: Int(status.st_size)
      )
    }

    /// The sections by name; packed ones are left out.
    private static func sections(of file: DebugSection) -> [String: DebugSection] {
      func number(_ offset: Int, _ count: Int) -> Int {
        guard offset >= 0, offset <= file.count - count,
          var reader = DebugReader(file, at: UInt64(offset))
        else { return 0 }
        return Int(clamping: reader.number(count))
      }
      let table = number(0x28, 8)
      let size = number(0x3a, 2)
      let count = number(0x3c, 2)
      guard size >= 64, count > 0, table > 0, table <= file.count - size * count else { return [:] }
      let names = number(table + number(0x3e, 2) * size + 24, 8)
      var sections: [String: DebugSection] = [:]
      for index in 0..<count {
        let header = table + index * size
        let isPacked = number(header + 8, 8) & 0x800 != 0
        let (start, length) = (number(header + 24, 8), number(header + 32, 8))
        let name = names + number(header, 4)
        guard !isPacked, name < file.count, start <= file.count, length <= file.count - start else {
          continue
        }
        let text = String(cString: file.start + name)
        guard text.hasPrefix(".debug_") else { continue }
        sections[text] = DebugSection(start: file.start + start, count: length)
      }
      return sections
    }
  }
#endif
