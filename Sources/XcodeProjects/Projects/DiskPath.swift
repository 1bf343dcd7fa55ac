import Foundation

/// A look at the disk for a path that was written on a Mac, where the case of letters doesn't matter.
enum DiskPath {
  case exact
  /// There under another spelling.
  case respelled(String)
  case missing

  static func find(_ path: String) -> DiskPath {
    let manager = FileManager.default
    if manager.fileExists(atPath: path) { return .exact }
    // The longest part that is there, then one part at a time by its letters.
    var present = path.withoutLastPathPart
    var rest = [path.lastPathPart]
    while !present.isEmpty, present != "/", !manager.fileExists(atPath: present) {
      rest.insert(present.lastPathPart, at: 0)
      present = present.withoutLastPathPart
    }
    guard !present.isEmpty else { return .missing }
    for part in rest {
      let wanted = key(part)
      guard let names = try? manager.contentsOfDirectory(atPath: present),
        let name = names.sorted().first(where: { key($0) == wanted })
      else { return .missing }
      present = present.appending(path: name)
    }
    return .respelled(present)
  }

  /// The letters that a Mac's disk compares: composed and without case.
  private static func key(_ name: String) -> String {
    name.precomposedStringWithCanonicalMapping.lowercased()
  }
}
