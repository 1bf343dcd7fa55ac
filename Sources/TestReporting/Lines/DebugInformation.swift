#if canImport(Glibc)
  import Device

  /// The lines of a program or library that is loaded.
  struct DebugInformation: Sendable {
    private let sections: DebugSections
    private let units: CompilationUnits

    /// Nil where there is none.
    init?(of library: Callers.Library, isProgram: Bool) {
      // The name of the program itself may be a path from a folder that is no longer the current one.
      let path = isProgram ? "/proc/self/exe" : library.path
      guard let sections = DebugSections(path: path, loadedAt: library.start) else { return nil }
      self.sections = sections
      units = CompilationUnits(sections)
    }

    /// The line of the code at an address, if it is one that is asked for; else the nearest such line before
    /// it in the same function: in builds for release, code of others stands between that of the function.
    func position(
      at address: UInt, where isWanted: (SourcePosition) -> Bool
    ) -> SourcePosition? {
      let place = UInt64(address - sections.slide)
      guard let unit = units.unit(at: place), let table = LineTable(of: unit, in: sections) else {
        return nil
      }
      let rows = table.rows(at: place)
      guard let row = rows.first else { return nil }
      if let position = position(of: row, in: table, unit), isWanted(position) { return position }
      // What the compiler has made up stands for no line.
      guard row.line > 0, let start = FunctionStart.address(at: address) else { return nil }
      let first = UInt64(start - sections.slide)
      for row in rows.dropFirst() where row.address >= first {
        if let position = position(of: row, in: table, unit), isWanted(position) { return position }
      }
      return nil
    }

    private func position(
      of row: LineTable.Row, in table: LineTable, _ unit: CompilationUnits.Unit
    ) -> SourcePosition? {
      guard let path = table.path(of: row.file) else { return nil }
      if let macro = MacroPlace(ofFile: path) {
        let unitName = unit.name.map { String(cString: $0) }
        return macro.position(among: [unitName].compactMap(\.self) + table.paths)
      }
      guard row.line > 0 else { return nil }
      return SourcePosition(file: path, line: row.line, column: Int(clamping: row.column))
    }
  }

  /// Where functions begin, as the C++ runtime's unwinder knows.
  private enum FunctionStart {
    private static let find = ProgramSymbol.function(
      "_Unwind_FindEnclosingFunction",
      as: (@convention(c) (UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer?).self)

    static func address(at address: UInt) -> UInt? {
      find?(UnsafeMutableRawPointer(bitPattern: address)).map { UInt(bitPattern: $0) }
    }
  }
#endif
