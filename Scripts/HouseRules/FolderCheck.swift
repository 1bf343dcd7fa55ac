/// Counts the Swift files that lie directly in each folder, and looks where a word names two folders of a target.
struct FolderCheck {
  private(set) var problems: [String] = []
  /// The folder with the most files; of several the first by name.
  private(set) var largest = (folder: "", count: 0)

  /// - Parameters:
  ///   - paths: Swift files, from the root of the repository: "Sources/UIKit/Views/UIView.swift".
  ///   - most: How many a folder may hold.
  ///   - targets: Those in which each folder has a word of its own.
  init(_ paths: [String], most: Int, wordsOf targets: Set<String>) {
    var counts: [String: Int] = [:]
    for path in paths {
      let folder = path.split(separator: "/").dropLast().joined(separator: "/")
      counts[folder, default: 0] += 1
    }
    for (folder, count) in counts.sorted(by: { $0.key < $1.key }) {
      if count > largest.count { largest = (folder, count) }
      if count > most {
        problems.append(
          "\(folder) holds \(count) Swift files: part it by concept "
            + "(at most \(most), limit files in Scripts/layers.txt)")
      }
    }
    for target in targets.sorted() {
      let places = Self.places(of: target, in: Array(counts.keys))
      for (word, folders) in places where folders.count > 1 {
        problems.append(
          "\(target): \(folders.joined(separator: " and ")) have the word \(word), "
            + "which may name one folder only (words in Scripts/layers.txt)")
      }
    }
  }

  /// The folders of a target by their words, from the target's own folder: "Views/Layers"; in order.
  private static func places(of target: String, in folders: [String]) -> [(String, [String])] {
    var places: [String: Set<String>] = [:]
    for folder in folders {
      let parts = folder.split(separator: "/").map(String.init)
      guard parts.count > 2, parts[1] == target else { continue }
      for end in 3...parts.count {
        places[parts[end - 1], default: []].insert(parts[2..<end].joined(separator: "/"))
      }
    }
    return places.sorted { $0.key < $1.key }.map { ($0.key, $0.value.sorted()) }
  }
}
