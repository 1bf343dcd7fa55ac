import Foundation

/// Holds the table of floors in the architecture's description against `Scripts/layers.txt`.
struct FloorCheck {
  private(set) var problems: [String] = []

  init(layers: Layers, description path: String) throws {
    var told: [String: String] = [:]
    let text = try String(contentsOfFile: path, encoding: .utf8)
    for line in text.split(separator: "\n") {
      let cells = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
      guard line.hasPrefix("| "), cells.count >= 3, Double(cells[0]) != nil else { continue }
      for name in cells[1].split(separator: "`") where name.contains(where: \.isLetter) {
        told[String(name)] = cells[0]
      }
    }
    for (target, floor) in layers.floors.sorted(by: { $0.key < $1.key }) {
      if told[target] == nil {
        problems.append("\(path): the table of floors lacks `\(target)` (floor \(floor))")
      } else if let other = told[target], other != floor {
        problems.append(
          "\(path): `\(target)` stands on floor \(other), in Scripts/layers.txt on \(floor)")
      }
    }
    for target in told.keys.sorted() where layers.floors[target] == nil {
      problems.append("\(path): Scripts/layers.txt has no floor for `\(target)`")
    }
  }
}
