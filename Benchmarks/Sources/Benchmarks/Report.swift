import Foundation

/// The figures of a run.
struct Report {
  /// One figure: a ratio against a baseline that was measured in the same run.
  struct Figure: Codable {
    let name: String
    let ratio: Double
    /// What the ratio must not exceed; nil for figures that are only shown.
    let limit: Double?
    let note: String
  }

  let filter: String?
  let isSmoke: Bool
  private(set) var figures: [Figure] = []

  init(filter: String?, isSmoke: Bool) {
    self.filter = filter
    self.isSmoke = isSmoke
  }

  /// Whether a benchmark of this name is wanted.
  func wants(_ name: String) -> Bool { filter.map { name.contains($0) } ?? true }

  mutating func add(_ name: String, ratio: Double, limit: Double? = nil, note: String) {
    figures.append(Figure(name: name, ratio: ratio, limit: limit, note: note))
  }

  var failures: [String] {
    figures.filter { figure in figure.limit.map { !(figure.ratio <= $0) } ?? false }.map(\.name)
  }

  func encoded() throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
    return try encoder.encode(figures)
  }

  var table: String {
    func pad(_ text: String, _ width: Int) -> String {
      text.padding(toLength: max(width, text.count), withPad: " ", startingAt: 0)
    }
    func number(_ value: Double) -> String { String(format: "%.4g", value) }
    var lines = [pad("benchmark", 34) + pad("ratio", 12) + pad("limit", 10) + "measured"]
    for figure in figures {
      let limit = figure.limit.map(number) ?? "–"
      let mark = figure.limit.map { figure.ratio <= $0 ? "" : "  ← over" } ?? ""
      lines.append(
        pad(figure.name, 34) + pad(number(figure.ratio), 12) + pad(limit, 10) + figure.note + mark)
    }
    return lines.joined(separator: "\n")
  }
}

/// The minimum and the median of several runs, in seconds.
struct Timing {
  let minimum: Double
  let median: Double

  /// Runs `body` several times.
  ///
  /// What `body` returns is the time it took, in seconds.
  init(runs: Int, _ body: () -> Double) {
    let times = (0..<runs).map { _ in body() }.sorted()
    minimum = times.first ?? 0
    median = times.isEmpty ? 0 : times[times.count / 2]
  }

  /// "1.2 ms (median 1.4)".
  var text: String {
    func milliseconds(_ value: Double) -> String { String(format: "%.3g", value * 1000) }
    return "\(milliseconds(minimum)) ms (median \(milliseconds(median)))"
  }
}

/// A time as text, given in seconds.
func milliseconds(_ seconds: Double) -> String { String(format: "%.3g ms", seconds * 1e3) }

/// The seconds that `body` takes.
func seconds(_ body: () -> Void) -> Double {
  let clock = ContinuousClock()
  let duration = clock.measure(body)
  let (whole, part) = duration.components
  return Double(whole) + Double(part) / 1e18
}
