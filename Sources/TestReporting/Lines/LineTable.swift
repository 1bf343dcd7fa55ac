#if canImport(Glibc)
  /// The lines of one unit: which address is of which line of which file.
  struct LineTable {
    struct Row {
      var file: UInt64 = 1
      var line = 1
      /// Where its code begins, as the file counts.
      var address: UInt64 = 0
      var column: UInt64 = 0
    }

    /// A file's name, and the number of its folder.
    private struct File {
      var name: UnsafePointer<UInt8>?
      var folder: UInt64 = 0
    }

    private let sections: DebugSections
    private let compilerFolder: UnsafePointer<UInt8>?
    private var folders: [UnsafePointer<UInt8>?] = []
    private var files: [File] = []
    private var version: UInt64 = 0
    private var minimumLength: UInt64 = 1
    private var lineBase = 0
    private var lineRange: UInt8 = 1
    private var opcodeBase: UInt8 = 1
    private var argumentCounts: [UInt8] = []
    private var program: DebugReader

    init?(of unit: CompilationUnits.Unit, in sections: DebugSections) {
      guard var reader = DebugReader(sections.lines, at: unit.lines) else { return nil }
      self.sections = sections
      compilerFolder = unit.folder
      let length = reader.number(4)
      guard length > 0, length < 0xffff_fff0 else { return nil }
      var end = reader
      end.skip(Int(length))
      reader = DebugReader(reader.place, end: end.place)
      program = reader
      version = reader.number(2)
      guard (2...5).contains(version) else { return nil }
      if version == 5 { reader.skip(2) }
      let headerLength = reader.number(4)
      program = reader
      program.skip(Int(headerLength))
      minimumLength = reader.number(1)
      if version >= 4 { reader.skip(1) }
      reader.skip(1)
      lineBase = Int(Int8(bitPattern: reader.byte()))
      lineRange = max(reader.byte(), 1)
      opcodeBase = max(reader.byte(), 1)
      for _ in 1..<max(opcodeBase, 1) { argumentCounts.append(reader.byte()) }
      if version == 5 { readNames(&reader) } else { readOldNames(&reader) }
    }

    private mutating func readOldNames(_ reader: inout DebugReader) {
      folders = [nil]
      while !reader.isAtEnd, reader.place[0] != 0 { folders.append(reader.text()) }
      reader.skip(1)
      files = [File()]
      while !reader.isAtEnd, reader.place[0] != 0 {
        let name = reader.text()
        files.append(File(name: name, folder: reader.unsigned()))
        _ = (reader.unsigned(), reader.unsigned())
      }
    }

    private mutating func readNames(_ reader: inout DebugReader) {
      folders = entries(&reader).map(\.name)
      files = entries(&reader)
    }

    private func entries(_ reader: inout DebugReader) -> [File] {
      var formats: [(content: UInt64, form: UInt64)] = []
      for _ in 0..<reader.byte() { formats.append((reader.unsigned(), reader.unsigned())) }
      let count = reader.unsigned()
      var entries: [File] = []
      while entries.count < count, !reader.isAtEnd {
        var file = File()
        for format in formats {
          guard let value = DebugAttribute.value(of: format.form, &reader) else { return entries }
          switch (format.content, value) {
          case (1, .text(let text)): file.name = text.pointer(in: sections)
          case (2, .constant(let number)): file.folder = number
          default: break
          }
        }
        entries.append(file)
      }
      return entries
    }

    // MARK: Files

    var paths: [String] { files.indices.compactMap { path(of: UInt64($0)) } }

    /// The whole path of a file; nil if there is no such file.
    func path(of file: UInt64) -> String? {
      guard file < UInt64(files.count), let name = files[Int(file)].name else { return nil }
      let text = String(cString: name)
      guard !text.hasPrefix("/") else { return text }
      let folder = files[Int(file)].folder
      let named = folder < UInt64(folders.count) ? folders[Int(folder)] : nil
      let path = named.map { String(cString: $0) } ?? ""
      if path.hasPrefix("/") { return path + "/" + text }
      let start = compilerFolder.map { String(cString: $0) + "/" } ?? ""
      return start + (path.isEmpty ? "" : path + "/") + text
    }

    // MARK: Rows

    private func at(_ row: Row, _ address: UInt64) -> Row {
      var row = row
      row.address = address
      return row
    }

    /// The row of an address, and after it those before it, the nearest first; perhaps of other functions.
    func rows(at address: UInt64) -> [Row] {
      var reader = program
      var row = Row()
      var place: UInt64 = 0
      var passed: [Row] = []
      func isFound(before next: UInt64) -> Bool {
        !passed.isEmpty && place <= address && address < next
      }
      while !reader.isAtEnd {
        let code = reader.byte()
        if code >= opcodeBase {
          let step = code - opcodeBase
          let next = place &+ UInt64(step / lineRange) &* minimumLength
          if isFound(before: next) { return passed.reversed() }
          place = next
          row.line += lineBase + Int(step % lineRange)
          if place <= address { passed.append(at(row, place)) }
          continue
        }
        switch code {
        case 0:
          let length = reader.unsigned()
          guard length > 0 else { break }
          var end = reader
          end.skip(Int(clamping: length))
          switch reader.byte() {
          case 1:
            row = Row()
            place = 0
            passed = []
          case 2: place = reader.number(8)
          default: break
          }
          reader = end
        case 1:
          if place <= address { passed.append(at(row, place)) }
        case 2:
          let next = place &+ reader.unsigned() &* minimumLength
          if isFound(before: next) { return passed.reversed() }
          place = next
        case 3: row.line += Int(clamping: reader.signed())
        case 4: row.file = reader.unsigned()
        case 5: row.column = reader.unsigned()
        case 8:
          let next = place &+ UInt64((255 - opcodeBase) / lineRange) &* minimumLength
          if isFound(before: next) { return passed.reversed() }
          place = next
        case 9:
          let next = place &+ reader.number(2)
          if isFound(before: next) { return passed.reversed() }
          place = next
        default:
          guard Int(code) <= argumentCounts.count else { return [] }
          for _ in 0..<argumentCounts[Int(code) - 1] { _ = reader.unsigned() }
        }
      }
      return []
    }
  }
#endif
