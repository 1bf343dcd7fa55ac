extension Snapshotting where Value: CaseIterable, Format == String {
  /// What a function makes of each case, a line a case: the case and the result, in quotes.
  public static func `func`<Result>(
    into witness: Snapshotting<Result, Format>
  ) -> Snapshotting<(Value) -> Result, Format> {
    var strategy = Snapshotting<String, String>.lines.asyncPullback {
      (function: @escaping (Value) -> Result) in
      Async<String> { callback in
        let rows = Rows(count: Value.allCases.count, callback: callback)
        for (index, value) in Value.allCases.enumerated() {
          witness.snapshot(function(value)).run { rows.take("\"\(value)\",\"\($0)\"", at: index) }
        }
        if Value.allCases.isEmpty { callback("") }
      }
    }
    strategy.pathExtension = "csv"
    strategy.isOfThisSystem = witness.isOfThisSystem
    return strategy
  }
}

/// Gathers rows that may come in any order.
private final class Rows {
  private var rows: [String?]
  private let callback: (String) -> Void

  init(count: Int, callback: @escaping (String) -> Void) {
    rows = Array(repeating: nil, count: count)
    self.callback = callback
  }

  func take(_ row: String, at index: Int) {
    rows[index] = row
    let known = rows.compactMap { $0 }
    guard known.count == rows.count else { return }
    callback(known.map { "\($0)\n" }.joined())
  }
}
