// What the check of ranks prints.

func checkRanks(_ mode: String?) throws -> Int32 {
  let layers = try Layers(path: "Scripts/layers.txt")
  var failed = false
  for target in layers.ranks.keys.sorted() {
    let check = RankCheck(target, try SourceFile.all(below: ["Sources/\(target)"]), layers)
    if mode == "--upward" {
      for line in check.upward { print(line) }
      continue
    }
    let circles = check.cycles
    let pairs = check.mutualPairs
    let counts = [("pairs", pairs.count), ("circle", circles.first?.count ?? 0)]
    for (kind, count) in counts {
      guard let limit = layers.limits["\(kind) \(target)"], count > limit else { continue }
      print("\(target): \(count) is over the limit of \(limit) for \(kind) (Scripts/layers.txt)")
      failed = true
    }
    print(
      "\(target): \(check.names.count) folders, \(pairs.count) pairs name each other, "
        + "the largest circle has \(circles.first?.count ?? 0) folders")
    if mode == "--edges" {
      for (folder, others) in check.names.sorted(by: { $0.key < $1.key }) {
        for (other, types) in others.sorted(by: { $0.key < $1.key }) {
          print("\(folder) -> \(other): \(types.sorted().joined(separator: " "))")
        }
      }
    } else if mode == "--figures" {
      for (first, second) in pairs {
        let one = check.names[first]?[second] ?? []
        let other = check.names[second]?[first] ?? []
        print("  \(first) -> \(second): \(one.sorted().prefix(12).joined(separator: " "))")
        print("  \(second) -> \(first): \(other.sorted().prefix(12).joined(separator: " "))")
      }
      for circle in circles { print("  circle: \(circle.joined(separator: " "))") }
    } else {
      let problems =
        check.problems + PairReasons(of: target, pairs: pairs, layers: layers).problems
      for problem in problems { print(problem) }
      failed = failed || !problems.isEmpty
      if try namesFoldersAbove(check, layers) { failed = true }
    }
  }
  if mode == nil, try exceedsStoredProperties(layers) { failed = true }
  return failed ? 1 : 0
}

/// Whether more files of a folder name a folder above than `Scripts/layers.txt` allows.
///
/// They do by types and, where it says so, by members. Prints how many do.
func namesFoldersAbove(_ check: RankCheck, _ layers: Layers) throws -> Bool {
  var isOver = false
  for folder in (layers.ranks[check.target] ?? [:]).keys.sorted() {
    let name = "\(check.target)/\(folder)"
    guard let limit = layers.limits["upward \(name)"] else { continue }
    var files = check.upwardFiles[folder] ?? []
    if layers.memberFolders.contains(where: { $0.target == check.target && $0.folder == folder }) {
      let members = UpwardMembers(
        in: folder, of: check.target, files: try SourceFile.all(below: ["Sources"]), layers: layers)
      for finding in members.findings {
        files.insert(finding.path)
        print(
          "\(finding.path):\(finding.line): \(folder) uses \(finding.name), which only "
            + "\(finding.homes.joined(separator: " and ")) above it "
            + "\(finding.homes.count == 1 ? "declares" : "declare")")
      }
    }
    print("\(name): \(files.count) files name a folder above (at most \(limit))")
    isOver = isOver || files.count > limit
  }
  return isOver
}

func exceedsStoredProperties(_ layers: Layers) throws -> Bool {
  var isOver = false
  for (name, limit) in layers.limits.sorted(by: { $0.key < $1.key }) {
    let words = name.split(separator: " ").map(String.init)
    guard words.count == 2, words[0] == "stored" else { continue }
    let paths = SourceFile.paths(below: ["Sources"]).filter { $0.hasSuffix("/\(words[1]).swift") }
    let files = try SourceFile.all(at: paths)
    let count = files.reduce(0) { $0 + StoredProperties(of: words[1], in: $1).names.count }
    print("\(words[1]): \(count) stored properties (at most \(limit))")
    isOver = isOver || count > limit || files.isEmpty
  }
  return isOver
}
