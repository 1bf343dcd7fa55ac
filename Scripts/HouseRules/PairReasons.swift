/// Holds the folders that name each other against the lines `pair` of `Scripts/layers.txt`.
struct PairReasons {
  private(set) var problems: [String] = []

  init(of target: String, pairs: [(String, String)], layers: Layers) {
    let found = pairs.map { [$0.0, $0.1].sorted() }
    let told = layers.pairs.filter { $0.target == target }
    for folders in found where !told.contains(where: { $0.folders == folders }) {
      let names = folders.joined(separator: " ")
      problems.append(
        "\(target): \(folders.joined(separator: " and ")) name each other: part them, or give the reason "
          + "in a line \"pair \(target) \(names)\" of Scripts/layers.txt")
    }
    for pair in told {
      let place = "Scripts/layers.txt:\(pair.line): "
      let names = pair.folders.joined(separator: " and ")
      if pair.reason.isEmpty { problems.append("\(place)no reason why \(names) name each other") }
      if !found.contains(pair.folders) {
        problems.append("\(place)\(names) do not name each other any more: take the line out")
      }
    }
  }
}
