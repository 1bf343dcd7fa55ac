import Foundation

/// What a process has printed, as far as it is kept in memory: its beginning and its end.
///
/// The log has all of it.
struct KeptOutput: Equatable {
  /// How much of the beginning and of the end is kept, in bytes each.
  private let limit: Int
  private var head: [String] = []
  private var headSize = 0
  private var tail: [String] = []
  /// Of the first line of the tail that is kept.
  private var first = 0
  private var tailSize = 0
  /// Lines between the two.
  private(set) var leftOut = 0

  init(limit: Int = 1 << 20) {
    self.limit = limit
  }

  mutating func append(_ line: String) {
    let size = line.utf8.count + 1
    if tail.isEmpty, headSize + size <= limit {
      head.append(line)
      headSize += size
      return
    }
    tail.append(line)
    tailSize += size
    while tailSize > limit, first < tail.count - 1 {
      tailSize -= tail[first].utf8.count + 1
      first += 1
      leftOut += 1
    }
    // Lines are moved once for each time that they are added.
    if first > 1_000, first > tail.count / 2 {
      tail.removeFirst(first)
      first = 0
    }
  }

  mutating func removeAll() {
    self = KeptOutput(limit: limit)
  }

  /// The lines, with one that says how many are missing.
  var lines: [String] {
    let gap =
      leftOut == 0 ? [] : ["(\(leftOut) lines are left out here; the log has all of them)"]
    return head + gap + tail[first...]
  }
}
