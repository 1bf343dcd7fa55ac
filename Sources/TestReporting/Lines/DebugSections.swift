#if canImport(Glibc)
  import Device
  import Glibc

  /// A part of a program's file.
  struct DebugSection {
    let start: UnsafePointer<UInt8>
    let count: Int
  }

  /// The debug information of a program or library, as its file has it.
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

    /// Nil for a file of another format, or without debug information.
    ///
    /// - Parameters:
    ///   - path: The file.
    ///   - start: Where it was loaded.
    init?(path: String, loadedAt start: UInt) {
      guard let file = ObjectFile(path: path) else { return nil }
      let sections = Dictionary(
        file.sections.filter { !$0.isPacked && $0.name.hasPrefix(".debug_") }
          .compactMap { section in DebugSection(section.bytes).map { (section.name, $0) } },
        uniquingKeysWith: { $1 })
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
      slide = file.slide(loadedAt: start)
    }
  }

  extension DebugSection {
    fileprivate init?(_ bytes: UnsafeRawBufferPointer) {
      guard let start = bytes.baseAddress else { return nil }
      self.init(start: start.assumingMemoryBound(to: UInt8.self), count: bytes.count)
    }
  }
#endif
