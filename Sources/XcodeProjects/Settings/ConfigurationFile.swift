import Foundation

/// The assignments of an `.xcconfig` file, those of the files that it includes among them.
struct ConfigurationFile: Sendable {
  private(set) var assignments: [SettingAssignment] = []
  private(set) var notes: [Note] = []

  /// Reads a file and what it includes.
  ///
  /// What is missing or can't be read becomes a note.
  init(path: String) {
    read(path, open: [])
  }

  private mutating func read(_ path: String, open: [String]) {
    guard let data = FileManager.default.contents(atPath: path) else {
      notes.append(
        Note(
          path,
          "the .xcconfig file is missing: its settings are empty; a copy without the project's secrets "
            + "at this place will do."))
      return
    }
    let lines = Self.lines(String(decoding: data, as: UTF8.self))
    for (number, text) in lines {
      let line = Self.withoutComment(text).trimmed
      if line.isEmpty { continue }
      if line.hasPrefix("#include") {
        include(line, at: number, of: path, open: open + [path])
      } else if let assignment = Self.assignment(line) {
        assignments.append(assignment)
      } else {
        notes.append(
          Note(path, line: number, "“\(line)” is neither NAME = value nor #include; it is skipped.")
        )
      }
    }
  }

  private mutating func include(_ line: String, at number: Int, of path: String, open: [String]) {
    let isOptional = line.hasPrefix("#include?")
    let parts = line.split(separator: "\"", omittingEmptySubsequences: false)
    guard parts.count >= 3 else {
      notes.append(
        Note(path, line: number, "“\(line)” has no file name in double quotes; it is skipped."))
      return
    }
    let name = String(parts[1])
    guard !name.hasPrefix("<DEVELOPER_DIR>") else {
      notes.append(Note(path, line: number, "\(name) is a file of Xcode's own; it is skipped."))
      return
    }
    let wanted = path.withoutLastPathPart.appending(path: name).standardizedPath
    let candidates = [wanted, wanted + ".xcconfig"]
    guard let found = candidates.first(where: { FileManager.default.fileExists(atPath: $0) }) else {
      if !isOptional {
        notes.append(
          Note(
            path, line: number,
            "\(wanted) is included and missing: its settings are empty; make the file or write "
              + "#include? if it may be absent."))
      }
      return
    }
    guard !open.contains(found) else {
      notes.append(
        Note(path, line: number, "\(found) includes itself by way of this line, which is skipped."))
      return
    }
    read(found, open: open)
  }

  // MARK: Lines

  /// The lines with their numbers; one that ends with a backslash goes on in the next.
  private static func lines(_ text: String) -> [(Int, String)] {
    var result: [(Int, String)] = []
    var continued: (Int, String)?
    for (index, raw) in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      .enumerated()
    {
      var line = String(raw)
      let start = continued?.0 ?? index + 1
      if let before = continued { line = before.1 + " " + line }
      if line.hasSuffix("\\") {
        continued = (start, String(line.dropLast()))
      } else {
        continued = nil
        result.append((start, line))
      }
    }
    if let rest = continued { result.append(rest) }
    return result
  }

  private static func withoutComment(_ line: String) -> String {
    guard let range = line.range(of: "//") else { return line }
    return String(line[..<range.lowerBound])
  }

  /// `NAME[sdk=…] = value`: the sign after the brackets is the one that counts.
  private static func assignment(_ line: String) -> SettingAssignment? {
    var depth = 0
    for index in line.utf8.indices {
      switch line.utf8[index] {
      case UInt8(ascii: "["): depth += 1
      case UInt8(ascii: "]"): depth -= 1
      case UInt8(ascii: "=") where depth == 0:
        let key = String(line[..<index]).trimmed
        guard !key.isEmpty, !key.contains(" ") || key.contains("[") else { return nil }
        var value = String(line[line.utf8.index(after: index)...]).trimmed
        if value.hasSuffix(";") { value = String(value.dropLast()).trimmed }
        return SettingAssignment(key: key, value: value)
      default: break
      }
    }
    return nil
  }
}
