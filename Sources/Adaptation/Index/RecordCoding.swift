/// The form of records in a file: a line each, fields parted by tabs.
///
/// Property lists and JSON take several times as long to read, and all files' records are read in each run.
struct RecordWriter {
  private(set) var text = ""

  mutating func line(_ fields: String...) {
    for (index, field) in fields.enumerated() {
      if index > 0 { text.append("\t") }
      text.append(Self.escaped(field))
    }
    text.append("\n")
  }

  mutating func write(_ file: FileRecord) {
    line("F", file.path, String(file.hash, radix: 16), String(file.lineCount))
    for note in file.notes {
      line(
        "N", String(note.line), String(note.column), note.severity.rawValue, note.message,
        note.absentModule ?? "")
    }
    for (name, hash) in file.dependencies.sorted(by: { $0.key < $1.key }) {
      line("D", name, String(hash, radix: 16))
    }
    for type in file.types { write(type) }
  }

  mutating func write(_ type: TypeRecord) {
    line(
      "T", type.name, type.kind.rawValue, String(type.flags.rawValue), Self.list(type.inherited),
      type.objectiveCName ?? "")
    for member in type.members {
      line(
        "M", member.kind.rawValue, member.name, String(member.flags.rawValue),
        Self.list(member.labels), Self.list(member.types), member.result,
        member.objectiveCName ?? "", member.declaration, member.arguments)
    }
  }

  /// The number that a reader would give the record.
  static func contentHash(of type: TypeRecord) -> UInt64 {
    var writer = RecordWriter()
    writer.write(type)
    let lines = Array(writer.text.utf8).split(separator: 10)
    return lines.reduce(0) { RecordReader.combine($0, SourceText.hash(Array($1))) }
  }

  static func list(_ values: [String]) -> String { values.joined(separator: "\u{1f}") }

  private static func escaped(_ field: String) -> String {
    guard field.utf8.contains(where: { $0 == 9 || $0 == 10 || $0 == 92 }) else { return field }
    return field.replacing("\\", with: "\\\\").replacing("\t", with: "\\t")
      .replacing("\n", with: "\\n")
  }
}

/// Reads what `RecordWriter` wrote.
enum RecordReader {
  static func files(in text: [UInt8]) -> [FileRecord] {
    var files: [FileRecord] = []
    var start = 0
    while start < text.count {
      let end = text[start...].firstIndex(of: 10) ?? text.count
      read(text[start..<end], into: &files)
      start = end + 1
    }
    return files
  }

  static func combine(_ left: UInt64, _ right: UInt64) -> UInt64 {
    (left ^ right) &* 0x0000_0100_0000_01b3
  }

  private static func read(_ line: ArraySlice<UInt8>, into files: inout [FileRecord]) {
    let fields = line.split(separator: 9, omittingEmptySubsequences: false).map { unescaped($0) }
    let file = files.count - 1
    switch (fields[0], fields.count) {
    case ("F", 4):
      files.append(
        FileRecord(
          path: fields[1], hash: UInt64(fields[2], radix: 16) ?? 0, lineCount: Int(fields[3]) ?? 0))
    case ("N", 6) where file >= 0:
      files[file].notes.append(
        AdaptationNote(
          line: Int(fields[1]) ?? 0, column: Int(fields[2]) ?? 0,
          severity: AdaptationNote.Severity(rawValue: fields[3]) ?? .note, message: fields[4],
          absentModule: fields[5].isEmpty ? nil : fields[5]))
    case ("D", 3) where file >= 0:
      files[file].dependencies[fields[1]] = UInt64(fields[2], radix: 16) ?? 0
    case ("T", 6) where file >= 0:
      files[file].types.append(
        TypeRecord(
          name: fields[1], kind: TypeRecord.Kind(rawValue: fields[2]) ?? .other,
          flags: TypeRecord.Flags(rawValue: Int(fields[3]) ?? 0), inherited: list(fields[4]),
          objectiveCName: fields[5].isEmpty ? nil : fields[5],
          contentHash: combine(0, SourceText.hash(Array(line)))))
    case ("M", 10) where file >= 0 && !files[file].types.isEmpty:
      let type = files[file].types.count - 1
      files[file].types[type].members.append(member(fields))
      let hash = SourceText.hash(Array(line))
      files[file].types[type].contentHash = combine(files[file].types[type].contentHash, hash)
    default: break
    }
  }

  private static func member(_ fields: [String]) -> MemberRecord {
    MemberRecord(
      kind: MemberRecord.Kind(rawValue: fields[1]) ?? .method, name: fields[2],
      flags: MemberRecord.Flags(rawValue: Int(fields[3]) ?? 0), labels: list(fields[4]),
      types: list(fields[5]), result: fields[6],
      objectiveCName: fields[7].isEmpty ? nil : fields[7], declaration: fields[8],
      arguments: fields[9])
  }

  private static func list(_ field: String) -> [String] {
    field.isEmpty
      ? [] : field.split(separator: "\u{1f}", omittingEmptySubsequences: false).map(String.init)
  }

  private static func unescaped(_ field: ArraySlice<UInt8>) -> String {
    let text = String(decoding: field, as: UTF8.self)
    guard field.contains(92) else { return text }
    var result = ""
    var isEscaped = false
    for character in text {
      if isEscaped {
        result.append(character == "t" ? "\t" : character == "n" ? "\n" : character)
        isEscaped = false
      } else if character == "\\" {
        isEscaped = true
      } else {
        result.append(character)
      }
    }
    return result
  }
}
