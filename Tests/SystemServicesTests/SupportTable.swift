import Foundation

/// The table of what is supported, as it is written in `SUPPORT.md`.
struct SupportTable {
  private let lines: [Substring]

  init(file: StaticString = #filePath) throws {
    let root = URL(fileURLWithPath: "\(file)")
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    let text = try String(
      contentsOf: root.appendingPathComponent("SUPPORT.md"), encoding: .utf8)
    lines = text.split(separator: "\n")
  }

  /// The last column of a row: what differs from Apple's; empty for a row without a difference, nil
  /// without such a row.
  func difference(of api: String, in module: String) -> String? {
    guard let start = lines.firstIndex(of: "## \(module)") else { return nil }
    let section = lines[(start + 1)...].prefix { !$0.hasPrefix("## ") }
    guard let row = section.first(where: { $0.hasPrefix("| `\(api)` |") }) else { return nil }
    let columns = row.split(separator: "|", omittingEmptySubsequences: false)
    return columns.count > 4
      ? columns[4...].dropLast().joined(separator: "|").trimmingCharacters(in: .whitespaces) : nil
  }

  /// The modules that the table has a chapter for.
  var modules: [String] {
    lines.filter { $0.hasPrefix("## ") }.map { String($0.dropFirst(3)) }
  }
}
