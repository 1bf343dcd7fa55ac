/// The form of records in a file: a line each, fields parted by tabs.
///
/// Property lists and JSON take several times as long to read, and all files' records are read in each run.
struct RecordWriter {
  private(set) var bytes: [UInt8] = []

  private mutating func line(_ fields: String...) {
    let text = fields.map(Self.escaped).joined(separator: "\t") + "\n"
    bytes.append(contentsOf: Array(text.utf8))
  }

  mutating func write(_ file: FileRecord) {
    if let known = file.text { return bytes.append(contentsOf: known) }
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
    let lines = writer.bytes.split(separator: 10)
    return lines.reduce(0) { RecordReader.combine($0, SourceText.hash(Array($1))) }
  }

  static func list(_ values: [String]) -> String { values.joined(separator: "\u{1f}") }

  private static func escaped(_ field: String) -> String {
    guard field.utf8.contains(where: { $0 == 0 || $0 == 9 || $0 == 10 || $0 == 92 }) else {
      return field
    }
    // No source means a zero, which ends a field for the reader.
    return field.replacing("\0", with: "").replacing("\\", with: "\\\\")
      .replacing("\t", with: "\\t").replacing("\n", with: "\\n")
  }
}
