#if canImport(Glibc)
  /// One attribute of an entry of debug information, as DWARF's standard (versions 4 and 5) encodes it.
  struct DebugAttribute {
    enum Name: UInt64 {
      case name = 0x03
      case lines = 0x10
      case low = 0x11
      case high = 0x12
      case folder = 0x1b
      case ranges = 0x55
      case addressBase = 0x73
      case rangesBase = 0x74
    }

    enum Value {
      /// An address, or an offset in another section.
      case number(UInt64)
      case constant(UInt64)
      case addressIndex(UInt64)
      case listIndex(UInt64)
      case text(Text)
      case other
    }

    enum Text {
      case here(UnsafePointer<UInt8>)
      case string(UInt64)
      case lineString(UInt64)

      func pointer(in sections: DebugSections) -> UnsafePointer<UInt8>? {
        switch self {
        case .here(let text): text
        case .string(let offset): Self.text(sections.strings, offset)
        case .lineString(let offset): Self.text(sections.lineStrings, offset)
        }
      }

      private static func text(
        _ section: DebugSection?, _ offset: UInt64
      ) -> UnsafePointer<UInt8>? {
        guard let section, offset < UInt64(section.count) else { return nil }
        return section.start + Int(offset)
      }
    }

    let name: Name
    let value: Value

    /// Goes to the attributes of entries of that code.
    ///
    /// - Returns: whether there are such entries.
    static func find(_ code: UInt64, in kinds: inout DebugReader) -> Bool {
      while !kinds.isAtEnd {
        let found = kinds.unsigned()
        if found == 0 { return false }
        _ = kinds.unsigned()
        kinds.skip(1)
        if found == code { return true }
        while !kinds.isAtEnd {
          let (name, form) = (kinds.unsigned(), kinds.unsigned())
          if form == implicitConstant { _ = kinds.signed() }
          if name == 0, form == 0 { break }
        }
      }
      return false
    }

    private static let implicitConstant: UInt64 = 0x21

    /// The next attribute that anybody asks for; nil behind the last one, or where it cannot be read.
    static func next(_ kinds: inout DebugReader, _ reader: inout DebugReader) -> Self? {
      while true {
        let (name, form) = (kinds.unsigned(), kinds.unsigned())
        guard name != 0 || form != 0 else { return nil }
        if form == implicitConstant {
          _ = kinds.signed()
          continue
        }
        // Most are passed over, without more work than that takes.
        guard name == 0x03 || name >= 0x10 && name <= 0x1b || name == 0x55 || name >= 0x73,
          let known = Name(rawValue: name)
        else {
          guard skip(form, &reader) else { return nil }
          continue
        }
        guard let value = value(of: form, &reader) else { return nil }
        return Self(name: known, value: value)
      }
    }

    private static func skip(_ form: UInt64, _ reader: inout DebugReader) -> Bool {
      switch form {
      case 0x0e, 0x17, 0x06: reader.skip(4)
      case 0x0b: reader.skip(1)
      case 0x05: reader.skip(2)
      case 0x19: break
      case 0x01, 0x07: reader.skip(8)
      default: return value(of: form, &reader) != nil
      }
      return true
    }

    /// The value that is told in a form; nil for an unknown form.
    static func value(of form: UInt64, _ reader: inout DebugReader) -> Value? {
      switch form {
      case 0x01: return .number(reader.number(8))
      case 0x17: return .number(reader.number(4))
      case 0x0b: return .constant(reader.number(1))
      case 0x05: return .constant(reader.number(2))
      case 0x06: return .constant(reader.number(4))
      case 0x07: return .constant(reader.number(8))
      case 0x0d: return .constant(UInt64(bitPattern: reader.signed()))
      case 0x0f: return .constant(reader.unsigned())
      case 0x08: return .text(.here(reader.text()))
      case 0x0e: return .text(.string(reader.number(4)))
      case 0x1f: return .text(.lineString(reader.number(4)))
      case 0x1b: return .addressIndex(reader.unsigned())
      case 0x29...0x2c: return .addressIndex(reader.number(Int(form) - 0x28))
      case 0x23: return .listIndex(reader.unsigned())
      case 0x03: reader.skip(Int(reader.number(2)))
      case 0x04: reader.skip(Int(reader.number(4)))
      case 0x09, 0x18: reader.skip(Int(clamping: reader.unsigned()))
      case 0x0a: reader.skip(Int(reader.number(1)))
      case 0x0c, 0x11, 0x25: reader.skip(1)
      case 0x12, 0x26: reader.skip(2)
      case 0x27: reader.skip(3)
      case 0x10, 0x13, 0x1c, 0x1d, 0x28: reader.skip(4)
      case 0x14, 0x20, 0x24: reader.skip(8)
      case 0x1e: reader.skip(16)
      case 0x15, 0x1a, 0x22: _ = reader.unsigned()
      case 0x19: break
      default: return nil
      }
      return .other
    }
  }
#endif
