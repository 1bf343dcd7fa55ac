import Foundation

/// Whether a storyboard or a xib can be read at all; what is in it is looked at when the app loads it.
enum InterfaceFileCheck {
  /// What is wrong with a file, with its line; nil for one that can be read.
  static func problem(with path: String) -> Note? {
    // What is missing is told of elsewhere.
    guard FileManager.default.fileExists(atPath: path) else { return nil }
    do throws(ProjectError) {
      let root = try XMLTree(path: path)
      guard root.name == "archive" else { return nil }
      return Note(
        path, line: root.line,
        "this has the format of Xcode 4 and before: open it in Xcode, which saves it anew. Until then what it "
          + "shows can't be loaded.")
    } catch {
      return Note(
        error.file, line: error.line, error.sentence + " Until then what it shows can't be loaded.")
    }
  }
}
