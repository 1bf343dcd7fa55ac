import Foundation

/// Reads what `RecordWriter` wrote.
///
/// All records are read in each run of a program that is compiled without optimization, where a collection's generic
/// algorithms take twenty times as long as the C library's functions do: lines and fields are found by those, in a copy
/// of the text in which they are ended by a zero.
struct RecordReader {
  private typealias Place = UnsafeMutablePointer<CChar>

  private static let mostFields = 10

  private let text: [UInt8]
  private var files: [FileRecord] = []
  private var types: [TypeRecord] = []
  private var members: [MemberRecord] = []
  /// Where the file begins that is read.
  private var start = 0

  static func files(in text: [UInt8]) -> [FileRecord] {
    var reader = RecordReader(text)
    reader.read()
    return reader.files
  }

  static func combine(_ left: UInt64, _ right: UInt64) -> UInt64 {
    (left ^ right) &* 0x0000_0100_0000_01b3
  }

  private init(_ text: [UInt8]) {
    self.text = text
  }

  private mutating func read() {
    let count = text.count
    let copy = Place.allocate(capacity: count + 1)
    let fields = UnsafeMutablePointer<Place>.allocate(capacity: Self.mostFields)
    defer {
      copy.deallocate()
      fields.deallocate()
    }
    text.withUnsafeBytes { bytes in
      if let first = bytes.baseAddress { memcpy(copy, first, count) }
    }
    copy[count] = 0
    var offset = 0
    while offset < count {
      let line = copy + offset
      let end = memchr(line, 10, count - offset).map { $0 - UnsafeMutableRawPointer(line) }
      let length = end ?? count - offset
      let hash = text.withUnsafeBytes {
        SourceText.hash(UnsafeRawBufferPointer(rebasing: $0[offset..<(offset + length)]))
      }
      line[length] = 0
      if line[0] == CChar(UInt8(ascii: "F")) { endFile(at: offset) }
      read(fields, count: Self.split(line, length, into: fields), hash: hash)
      offset += length + 1
    }
    endFile(at: count)
  }

  /// Ends each field by a zero; those beyond the most are left out.
  private static func split(
    _ line: Place, _ length: Int, into fields: UnsafeMutablePointer<Place>
  ) -> Int {
    var count = 1
    fields[0] = line
    var rest = line
    while let tab = strchr(rest, 9) {
      tab[0] = 0
      rest = tab + 1
      if count < mostFields { fields[count] = rest }
      count += 1
    }
    return count
  }

  private mutating func read(_ fields: UnsafePointer<Place>, count: Int, hash: UInt64) {
    switch (UInt8(bitPattern: fields[0][0]), count) {
    case (UInt8(ascii: "F"), 4):
      files.append(
        FileRecord(
          path: Self.text(fields[1]), hash: strtoull(fields[2], nil, 16),
          lineCount: Self.number(fields[3])))
    case (UInt8(ascii: "N"), 6) where !files.isEmpty:
      files[files.count - 1].notes.append(
        AdaptationNote(
          line: Self.number(fields[1]), column: Self.number(fields[2]),
          severity: AdaptationNote.Severity(rawValue: Self.text(fields[3])) ?? .note,
          message: Self.text(fields[4]), absentModule: Self.optional(fields[5])))
    case (UInt8(ascii: "D"), 3) where !files.isEmpty:
      files[files.count - 1].dependencies[Self.text(fields[1])] = strtoull(fields[2], nil, 16)
    case (UInt8(ascii: "T"), 6) where !files.isEmpty:
      endType()
      types.append(
        TypeRecord(
          name: Self.text(fields[1]),
          kind: TypeRecord.Kind(rawValue: Self.text(fields[2])) ?? .other,
          flags: TypeRecord.Flags(rawValue: Self.number(fields[3])),
          inherited: Self.list(fields[4]), objectiveCName: Self.optional(fields[5]),
          contentHash: Self.combine(0, hash)))
    case (UInt8(ascii: "M"), 10) where !types.isEmpty:
      members.append(
        MemberRecord(
          kind: MemberRecord.Kind(rawValue: Self.text(fields[1])) ?? .method,
          name: Self.text(fields[2]),
          flags: MemberRecord.Flags(rawValue: Self.number(fields[3])),
          labels: Self.list(fields[4]), types: Self.list(fields[5]), result: Self.text(fields[6]),
          objectiveCName: Self.optional(fields[7]), declaration: Self.text(fields[8]),
          arguments: Self.text(fields[9])))
      let type = types.count - 1
      types[type].contentHash = Self.combine(types[type].contentHash, hash)
    default: break
    }
  }

  private mutating func endType() {
    guard !types.isEmpty else { return }
    types[types.count - 1].members = members
    members = []
  }

  /// The file's text ends at an offset, and the next begins there.
  private mutating func endFile(at offset: Int) {
    endType()
    if !files.isEmpty {
      let file = files.count - 1
      files[file].types = types
      files[file].text = text[start..<offset]
    }
    types = []
    start = offset
  }

  private static func number(_ field: Place) -> Int { strtol(field, nil, 10) }

  private static func optional(_ field: Place) -> String? {
    field[0] == 0 ? nil : text(field)
  }

  private static func list(_ field: Place) -> [String] {
    guard field[0] != 0 else { return [] }
    var values: [String] = []
    var rest = field
    while let end = strchr(rest, 0x1f) {
      end[0] = 0
      values.append(text(rest))
      rest = end + 1
    }
    values.append(text(rest))
    return values
  }

  private static func text(_ field: Place) -> String {
    guard strchr(field, 92) != nil else { return String(cString: field) }
    var (from, to) = (field, field)
    while from[0] != 0 {
      if from[0] == 92, from[1] != 0 {
        from += 1
        if from[0] == CChar(UInt8(ascii: "t")) { from[0] = 9 }
        if from[0] == CChar(UInt8(ascii: "n")) { from[0] = 10 }
      }
      to[0] = from[0]
      from += 1
      to += 1
    }
    to[0] = 0
    return String(cString: field)
  }
}
