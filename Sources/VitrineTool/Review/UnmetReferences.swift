import Foundation
import ReviewRecords

/// References that no test of a whole run has looked at: what is left of tests that were renamed or removed.
///
/// Pictures of other renderers are none of them, nor what belongs to tests that were skipped or have failed, which
/// may have stopped before they came to it.
package struct UnmetReferences {
  private let met: Set<String>
  private let tests: [TestRecord]

  /// `met`: The paths of all references that were looked at.
  package init(met: Set<String>, tests: [TestRecord]) {
    (self.met, self.tests) = (met, tests)
  }

  /// Their paths, sorted; found in the folders in which others were met.
  package var paths: [String] { (snapshots + baselines).sorted() }

  /// Leaves them for `vitrine review`, where they can be removed.
  package func note(in folder: ReviewFolder) {
    for path in paths {
      let url = URL(fileURLWithPath: path)
      let record = ReviewRecord(
        kind: .missing, test: url.deletingLastPathComponent().lastPathComponent,
        name: url.deletingPathExtension().lastPathComponent, reference: path,
        message: "No test of a whole run has looked at this reference.",
        causes: ["no test looks at it"], scale: url.pathExtension == "png" ? 1 : 0)
      try? folder.write(
        record, snapshot: nil, reference: try? Data(contentsOf: url), difference: nil)
    }
  }

  /// How large the files are that were written since a moment, in bytes.
  static func bytes(of paths: Set<String>, writtenSince start: Date) -> Int {
    paths.reduce(0) { sum, path in
      guard let attributes = try? FileManager.default.attributesOfItem(atPath: path),
        let date = attributes[.modificationDate] as? Date, date >= start,
        let size = attributes[.size] as? Int
      else { return sum }
      return sum + size
    }
  }

  // MARK: Snapshots

  private var snapshots: [String] {
    let roots = Set(met.compactMap { Self.root(named: "__Snapshots__", of: $0) })
    let others = unsettled
    return roots.flatMap(Self.files).filter { path in
      let parts = (path as NSString).lastPathComponent.split(separator: ".")
      guard !met.contains(path), parts.count > 1, !path.hasSuffix(".review.json") else {
        return false
      }
      let isPicture = parts.last == "png"
      guard !isPicture || parts.dropLast().last == "vitrine" else { return false }
      return !others.contains(String(parts[0].prefix { $0 != "-" }))
    }
  }

  /// The functions of tests that may have ended before they came to all their references.
  private var unsettled: Set<String> {
    Set(tests.filter { $0.status != .passed }.map { String($0.id.name.prefix { $0 != "(" }) })
  }

  // MARK: Baselines

  /// Of tests of pictures that were not opened, where no test may have ended before it opened one.
  private var baselines: [String] {
    guard unsettled.isEmpty else { return [] }
    let roots = Set(met.compactMap { Self.root(named: "__Eyes__", of: $0) })
    return roots.flatMap { root -> [String] in
      let opened = Set(met.compactMap { Self.test(of: $0, in: root) })
      return Self.files(in: root).filter { path in
        guard path.hasSuffix(".png"), let test = Self.test(of: path, in: root) else { return false }
        return !opened.contains(test)
      }
    }
  }

  /// The names of the app and of the test, which are the first two folders.
  private static func test(of path: String, in root: String) -> String? {
    guard path.hasPrefix(root + "/") else { return nil }
    let parts = path.dropFirst(root.count + 1).split(separator: "/")
    return parts.count > 2 ? parts.prefix(2).joined(separator: "/") : nil
  }

  // MARK: Files

  /// The folder of that name above a file.
  private static func root(named name: String, of path: String) -> String? {
    guard let range = path.range(of: "/\(name)/") else { return nil }
    return String(path[..<range.upperBound].dropLast())
  }

  private static func files(in root: String) -> [String] {
    let all = FileManager.default.enumerator(atPath: root)
    var files: [String] = []
    while let name = all?.nextObject() as? String {
      var isFolder: ObjCBool = false
      let path = "\(root)/\(name)"
      let isHidden = (name as NSString).lastPathComponent.hasPrefix(".")
      if !isHidden, FileManager.default.fileExists(atPath: path, isDirectory: &isFolder),
        !isFolder.boolValue
      {
        files.append(path)
      }
    }
    return files
  }
}
