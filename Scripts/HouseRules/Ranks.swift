/// Checks that folders name only folders of their own rank or below, and counts who names whom.
struct RankCheck {
  let target: String
  private(set) var problems: [String] = []
  /// By folder at the top of the target, those that its files name, with the names.
  private(set) var names: [String: [String: Set<String>]] = [:]
  /// A line a mention of a folder above, for those who tidy up: "A -> B Type file:line".
  private(set) var upward: [String] = []
  /// By folder, its files that name a folder above, excused or not.
  private(set) var upwardFiles: [String: Set<String>] = [:]

  init(_ target: String, _ files: [SourceFile], _ layers: Layers) {
    self.target = target
    let index = NameIndex(files)
    var used: Set<Layers.Exception> = []
    var unranked: Set<String> = []
    for file in files {
      guard !file.folder.isEmpty else { continue }
      guard let room = layers.room(of: file.folder, in: target) else {
        if unranked.insert(file.folder).inserted {
          problems.append(
            "Sources/\(target)/\(file.folder) has no rank: add it to a line in Scripts/layers.txt")
        }
        continue
      }
      for mention in MentionReader(file, index).mentions {
        let homes = index.folders[mention.name] ?? []
        guard !homes.contains(file.folder), homes.count == 1, let home = homes.first, !home.isEmpty,
          let other = layers.room(of: home, in: target)
        else { continue }
        let (top, otherTop) = (Self.top(of: room), Self.top(of: other))
        if top != otherTop {
          names[top, default: [:]][otherTop, default: []].insert(mention.name)
        }
        guard room != other, let rank = layers.ranks[target]?[room],
          let otherRank = layers.ranks[target]?[other], otherRank > rank
        else { continue }
        upwardFiles[room, default: []].insert(file.path)
        upward.append("\(room) -> \(other) \(mention.name) \(file.path):\(mention.line)")
        let excuse = layers.exceptions.first {
          $0.target == target && $0.from == room && $0.to == other
            && $0.types.contains(mention.name)
        }
        if let excuse {
          used.insert(excuse)
        } else {
          problems.append(
            "\(file.path):\(mention.line): \(room) (rank \(rank)) names \(mention.name) of \(other) "
              + "(rank \(otherRank))")
        }
      }
    }
    for excuse in layers.exceptions where excuse.target == target && !used.contains(excuse) {
      problems.append(
        "Scripts/layers.txt:\(excuse.line): nothing in \(excuse.from) names \(excuse.types) of "
          + "\(excuse.to) any more: take the exception out")
    }
  }

  private static func top(of folder: String) -> String {
    String(folder.prefix { $0 != "/" })
  }

  // MARK: Figures

  /// Pairs of folders that name each other.
  var mutualPairs: [(String, String)] {
    let folders = names.keys.sorted()
    return folders.flatMap { first in
      folders.filter { $0 > first }.compactMap { second in
        names[first]?[second] != nil && names[second]?[first] != nil ? (first, second) : nil
      }
    }
  }

  /// The folders that name each other in a circle, the largest circle first.
  var cycles: [[String]] {
    let folders = Set(names.keys).union(names.values.flatMap(\.keys))
    var reach: [String: Set<String>] = [:]
    for folder in folders {
      var seen: Set<String> = []
      var queue = [folder]
      while let next = queue.popLast() {
        for other in (names[next] ?? [:]).keys where seen.insert(other).inserted {
          queue.append(other)
        }
      }
      reach[folder] = seen
    }
    var done: Set<String> = []
    var found: [[String]] = []
    for folder in folders.sorted() where !done.contains(folder) {
      let circle = folders.filter {
        reach[folder]?.contains($0) == true && reach[$0]?.contains(folder) == true
      }
      if circle.count > 1 {
        found.append(circle.sorted())
        done.formUnion(circle)
      }
    }
    return found.sorted { ($1.count, $0[0]) < ($0.count, $1[0]) }
  }
}
