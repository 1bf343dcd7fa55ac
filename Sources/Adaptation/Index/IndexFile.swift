/// The file that keeps a module's records.
enum IndexFile {
  private static let title = "Adaptation 1 "

  /// The records of the last run by path; none if the program or the job has changed since.
  static func read(_ path: String, version: String) -> [String: FileRecord] {
    guard let source = SourceText(path: path), let end = source.bytes.firstIndex(of: 10),
      source.text(0..<end) == title + version
    else { return [:] }
    let files = RecordReader.files(in: Array(source.bytes[(end + 1)...]))
    return Dictionary(files.map { ($0.path, $0) }, uniquingKeysWith: { $1 })
  }

  /// The records of another module, whichever program wrote them.
  static func records(at path: String) -> [FileRecord] {
    guard let source = SourceText(path: path), let end = source.bytes.firstIndex(of: 10),
      source.text(0..<end).hasPrefix(title)
    else { return [] }
    return RecordReader.files(in: Array(source.bytes[(end + 1)...]))
  }

  static func write(_ files: [FileRecord], to path: String, version: String) {
    var writer = RecordWriter()
    for file in files { writer.write(file) }
    let bytes = Array((title + version + "\n").utf8) + writer.bytes
    guard SourceText(path: path)?.isEqual(to: bytes) != true else { return }
    _ = Output.write(bytes, to: path)
  }
}
