#if canImport(Glibc)
  /// Which source was compiled to the code at an address: the units that debug information consists of.
  struct CompilationUnits: @unchecked Sendable {
    /// What is known of one unit.
    struct Unit {
      /// The addresses that all its code lies between.
      var lowest: UInt64 = .max
      var highest: UInt64 = 0
      /// Where its lines are told.
      var lines: UInt64 = 0
      /// The name of its source; of the module in builds for release.
      var name: UnsafePointer<UInt8>?
      /// The folder in which the compiler ran.
      var folder: UnsafePointer<UInt8>?
      fileprivate var ranges: Ranges?
    }

    fileprivate enum Ranges {
      /// In the older section: the offset, and what the addresses are added to.
      case pairs(UInt64, base: UInt64)
      case list(UInt64, base: UInt64, addresses: UInt64)
    }

    private let sections: DebugSections
    private let units: [Unit]

    /// Looks at the first entry of each unit: some ten milliseconds for a large program.
    init(_ sections: DebugSections) {
      self.sections = sections
      var units: [Unit] = []
      guard var reader = DebugReader(sections.info) else {
        self.units = []
        return
      }
      while !reader.isAtEnd {
        let length = reader.number(4)
        // Units of 4 GiB are told in another way; nobody has them.
        guard length > 0, length < 0xffff_fff0 else { break }
        var unit = reader
        reader.skip(Int(length))
        if let unit = Self.unit(&unit, sections) { units.append(unit) }
      }
      self.units = units
    }

    /// The unit that has the code at an address of the file.
    func unit(at address: UInt64) -> Unit? {
      units.withUnsafeBufferPointer { units in
        guard let first = units.baseAddress else { return nil }
        for index in 0..<units.count
        where first[index].lowest <= address && address < first[index].highest {
          var isInside = false
          Self.forEachRange(of: first[index], sections) { low, high in
            if low <= address, address < high { isInside = true }
          }
          if isInside { return first[index] }
        }
        return nil
      }
    }

    // MARK: Reading a unit

    private static func unit(_ reader: inout DebugReader, _ sections: DebugSections) -> Unit? {
      let version = reader.number(2)
      var abbreviations: UInt64 = 0
      switch version {
      case 2...4:
        abbreviations = reader.number(4)
        reader.skip(1)
      case 5:
        let type = reader.byte()
        reader.skip(1)
        abbreviations = reader.number(4)
        // Type units have no code; those beside a file of their own name it first.
        guard type == 1 || type == 4 else { return nil }
        if type == 4 { reader.skip(8) }
      default: return nil
      }
      let code = reader.unsigned()
      guard var kinds = DebugReader(sections.abbreviations, at: abbreviations) else { return nil }
      guard DebugAttribute.find(code, in: &kinds) else { return nil }
      return unit(&reader, kinds, sections, version: version)
    }

    private static func unit(
      _ reader: inout DebugReader, _ kinds: DebugReader, _ sections: DebugSections, version: UInt64
    ) -> Unit? {
      var kinds = kinds
      var unit = Unit()
      var low: UInt64?
      var high: DebugAttribute.Value?
      var ranges: DebugAttribute.Value?
      var (rangesBase, addressBase): (UInt64, UInt64) = (0, 0)
      var hasLines = false
      while let attribute = DebugAttribute.next(&kinds, &reader) {
        switch (attribute.name, attribute.value) {
        case (.name, .text(let text)): unit.name = text.pointer(in: sections)
        case (.folder, .text(let text)): unit.folder = text.pointer(in: sections)
        case (.lines, .number(let offset)), (.lines, .constant(let offset)):
          unit.lines = offset
          hasLines = true
        case (.low, .number(let address)): low = address
        case (.low, .addressIndex(let index)): low = address(index, addressBase, sections)
        case (.high, let value): high = value
        case (.ranges, let value): ranges = value
        case (.rangesBase, .number(let offset)): rangesBase = offset
        case (.addressBase, .number(let offset)): addressBase = offset
        default: break
        }
      }
      guard hasLines else { return nil }
      switch ranges {
      case .number(let offset)? where version < 5:
        unit.ranges = .pairs(offset, base: low ?? 0)
      case .number(let offset)?:
        unit.ranges = .list(offset, base: low ?? 0, addresses: addressBase)
      case .listIndex(let index)?:
        guard let lists = sections.rangeLists,
          var reader = DebugReader(lists, at: rangesBase + 4 * index)
        else { return nil }
        unit.ranges = .list(
          rangesBase + reader.number(4), base: low ?? 0, addresses: addressBase)
      default:
        guard let low, let high else { return nil }
        unit.lowest = low
        switch high {
        case .number(let address): unit.highest = address
        case .constant(let length): unit.highest = low + length
        case .addressIndex(let index): unit.highest = address(index, addressBase, sections)
        default: return nil
        }
      }
      if unit.ranges != nil {
        var (lowest, highest): (UInt64, UInt64) = (.max, 0)
        forEachRange(of: unit, sections) { low, high in
          // Code that the linker has left out has the address 0.
          if low > 1, low < lowest { lowest = low }
          if low > 1, high > highest { highest = high }
        }
        (unit.lowest, unit.highest) = (lowest, highest)
      }
      return unit.lowest < unit.highest ? unit : nil
    }

    private static func address(
      _ index: UInt64, _ base: UInt64, _ sections: DebugSections
    ) -> UInt64 {
      guard let addresses = sections.addresses,
        var reader = DebugReader(addresses, at: base + 8 * index)
      else { return 0 }
      return reader.number(8)
    }

    // MARK: Ranges

    private static func forEachRange(
      of unit: Unit, _ sections: DebugSections, _ body: (UInt64, UInt64) -> Void
    ) {
      switch unit.ranges {
      case nil: body(unit.lowest, unit.highest)
      case .pairs(let offset, var base)?:
        guard let section = sections.ranges, var reader = DebugReader(section, at: offset) else {
          return
        }
        while !reader.isAtEnd {
          let (low, high) = (reader.number(8), reader.number(8))
          if low == 0, high == 0 { return }
          if low == .max {
            base = high
          } else {
            body(base &+ low, base &+ high)
          }
        }
      case .list(let offset, let base, let addresses)?:
        guard let section = sections.rangeLists, let reader = DebugReader(section, at: offset)
        else { return }
        forEachRange(reader, base: base) {
          address($0, addresses, sections)
        } body: {
          body($0, $1)
        }
      }
    }

    /// The ranges of the newer section.
    private static func forEachRange(
      _ reader: DebugReader, base: UInt64, address: (UInt64) -> UInt64,
      body: (UInt64, UInt64) -> Void
    ) {
      var reader = reader
      var base = base
      while !reader.isAtEnd {
        switch reader.byte() {
        case 1: base = address(reader.unsigned())
        case 2: body(address(reader.unsigned()), address(reader.unsigned()))
        case 3:
          let low = address(reader.unsigned())
          body(low, low &+ reader.unsigned())
        case 4: body(base &+ reader.unsigned(), base &+ reader.unsigned())
        case 5: base = reader.number(8)
        case 6: body(reader.number(8), reader.number(8))
        case 7:
          let low = reader.number(8)
          body(low, low &+ reader.unsigned())
        default: return
        }
      }
    }
  }
#endif
