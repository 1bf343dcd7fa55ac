import Foundation

/// The names that somebody who wrote another may have meant, and all that there are.
struct NearestNames {
  private let nearest: [String]
  private let all: [String]

  init(of name: String, in names: Set<String>) {
    all = names.sorted()
    let limit = max(2, name.count / 3)
    let lowered = name.lowercased()
    nearest = all.map { ($0, EditDistance.between(lowered, $0.lowercased(), atMost: limit)) }
      .filter { $0.1 <= limit || Self.shareStart(lowered, $0.0.lowercased()) }
      .sorted { ($0.1, $0.0) < ($1.1, $1.0) }.prefix(3).map(\.0)
  }

  /// A sentence or two for a message; `kind` says what the names are of, in the plural.
  func text(of owner: String, kind: String) -> String {
    guard !all.isEmpty else { return "\(owner) has no \(kind) that are known by name." }
    let shown = all.prefix(40).joined(separator: ", ")
    let rest = all.count > 40 ? " and \(all.count - 40) more" : ""
    let question = nearest.isEmpty ? "" : "Did you mean \(nearest.joined(separator: " or "))? "
    return question + "\(owner) has the \(kind) \(shown)\(rest)."
  }

  /// Whether the one is the start of the other, colons and capitals aside.
  private static func shareStart(_ left: String, _ right: String) -> Bool {
    let left = left.filter { $0 != ":" }
    let right = right.filter { $0 != ":" }
    guard min(left.count, right.count) >= 3 else { return false }
    return left.hasPrefix(right) || right.hasPrefix(left)
  }
}
