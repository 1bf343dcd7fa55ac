import Foundation

/// Holds the tables of floors and of rooms in the architecture's description against
/// `Scripts/layers.txt`.
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
    let rooms = Self.rooms(in: text)
    for (target, ranks) in layers.ranks.sorted(by: { $0.key < $1.key }) {
      for (room, rank) in ranks.sorted(by: { $0.key < $1.key })
      where rooms[target]?[room] != rank {
        problems.append("\(path): the rooms of \(target) lack `\(room)` with rank \(rank)")
      }
      for room in (rooms[target] ?? [:]).keys.sorted() where ranks[room] == nil {
        problems.append("\(path): Scripts/layers.txt has no rank for `\(room)` of \(target)")
      }
    }
  }

  /// The ranks of rooms by target, from the tables headed "rooms of" a target.
  private static func rooms(in text: String) -> [String: [String: Int]] {
    var rooms: [String: [String: Int]] = [:]
    var target: String?
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      let cells = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
      if line.hasPrefix("| rank |"), cells.count == 2, cells[1].hasPrefix("rooms of ") {
        target = String(cells[1].dropFirst("rooms of ".count))
      } else if !line.hasPrefix("|") {
        target = nil
      } else if let target, cells.count == 2, let rank = Int(cells[0]) {
        for name in cells[1].split(separator: "`") where name.allSatisfy(\.isLetter) {
          rooms[target, default: [:]][String(name)] = rank
        }
      }
    }
    return rooms
  }
}
