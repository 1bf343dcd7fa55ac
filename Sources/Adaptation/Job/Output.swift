import Foundation

/// What the program tells: a line of JSON for each note and each file, or what a compiler would say.
final class Output {
  enum Form {
    case json
    /// Warnings and errors only, for whoever reads the output of a build.
    case diagnostics
  }

  private let form: Form
  private var text = ""
  /// Whether diagnostics had an error among them; lines of JSON leave that to their reader.
  private(set) var hasErrors = false

  init(_ form: Form) { self.form = form }

  func note(_ note: AdaptationNote, file: String) {
    guard form == .json else {
      guard note.severity != .note else { return }
      hasErrors = hasErrors || note.severity == .error
      text += "\(file):\(note.line):\(note.column): \(note.severity.rawValue): \(note.message)\n"
      return
    }
    text +=
      "{\"kind\":\"note\",\"file\":\(quoted(file)),\"line\":\(note.line),\"column\":\(note.column),"
    if let module = note.absentModule { text += "\"absentModule\":\(quoted(module))," }
    text += "\"severity\":\"\(note.severity.rawValue)\",\"message\":\(quoted(note.message))}\n"
  }

  func file(_ file: Job.File, status: String) {
    guard form == .json else { return }
    text += "{\"kind\":\"file\",\"input\":\(quoted(file.input)),\"output\":\(quoted(file.output)),"
    text += "\"status\":\"\(status)\"}\n"
  }

  func summary(files: Int, written: Int, lines: Int, milliseconds: Int) {
    guard form == .json else { return }
    text += "{\"kind\":\"summary\",\"files\":\(files),\"written\":\(written),\"lines\":\(lines),"
    text += "\"milliseconds\":\(milliseconds)}\n"
  }

  func flush() {
    print(text, terminator: "")
    fflush(nil)
    text = ""
  }

  private func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\t": result += "\\t"
      case _ where scalar.value < 32: result += " "
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }

  /// Writes a file by way of another, so that nobody reads half of it; makes the folders.
  static func write(_ bytes: [UInt8], to path: String) -> Bool {
    let temporary = path + ".\(getpid()).new"
    var file = fopen(temporary, "w")
    if file == nil {
      let folder = URL(fileURLWithPath: path).deletingLastPathComponent()
      try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      file = fopen(temporary, "w")
    }
    guard let file else { return false }
    let count = fwrite(bytes, 1, bytes.count, file)
    guard fclose(file) == 0, count == bytes.count, rename(temporary, path) == 0 else {
      unlink(temporary)
      return false
    }
    return true
  }
}
