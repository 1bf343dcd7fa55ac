/// A call in a source, with the closures behind it.
struct InlineCallSite {
  let source: [UInt8]
  /// The place of `(`.
  let open: Int
  /// The place of `)`.
  let close: Int
  let closures: [InlineSource.Closure]
  /// The place where the line of the call begins.
  let lineStart: Int

  /// The whole source with a text in the closure that the descriptor means; nil takes the closure away.
  func replacing(with text: String?, _ descriptor: InlineSnapshotSyntaxDescriptor) -> String {
    let offset = descriptor.trailingClosureOffset
    let labels = [descriptor.trailingClosureLabel] + descriptor.deprecatedTrailingClosureLabels
    let index = closures.indices.first { index in
      offset == 0 ? index == 0 : closures[index].label.map(labels.contains) ?? false
    }
    let label = offset == 0 ? "" : "\(descriptor.trailingClosureLabel): "
    var (range, replacement) = (close + 1..<close + 1, "")
    if let index {
      range = closures[index].range
      if let text {
        replacement = label + closure(text)
      } else {
        // With the blank before it.
        let before = index == 0 ? close + 1 : closures[index - 1].range.upperBound
        range = before..<range.upperBound
      }
    } else if let text, offset > closures.count || offset > 0 && closures.isEmpty {
      range = close..<close
      replacement = (open + 1 == close ? "" : ", ") + label + closure(text)
    } else if let text {
      let place = offset == 0 ? close + 1 : closures[offset - 1].range.upperBound
      range = place..<place
      replacement = " " + label + closure(text)
    }
    let start = String(decoding: source[..<range.lowerBound], as: UTF8.self)
    let end = String(decoding: source[range.upperBound...], as: UTF8.self)
    return start + replacement + end
  }

  private func closure(_ text: String) -> String {
    let outer = indentation
    let inner = outer + unit
    let marks = String(repeating: "#", count: Self.hashes(in: text))
    let escaped = text.replacing("\r", with: "\\\(marks)r")
    let lines = escaped.split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.isEmpty ? "" : inner + $0 }
    return
      "{\n\(inner)\(marks)\"\"\"\n\(lines.joined(separator: "\n"))\n\(inner)\"\"\"\(marks)\n\(outer)}"
  }

  /// What the line of the call begins with.
  private var indentation: String {
    let line = source[lineStart...]
    let end =
      line.firstIndex { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "\t") } ?? line.endIndex
    return String(decoding: line[..<end], as: UTF8.self)
  }

  /// By how much the source indents: a tab, or the fewest spaces that a line begins with.
  private var unit: String {
    if indentation.hasPrefix("\t") { return "\t" }
    let widths = source.split(separator: UInt8(ascii: "\n")).compactMap { line -> Int? in
      let width = line.prefix { $0 == UInt8(ascii: " ") }.count
      // One space is that of a comment's second line.
      return width > 1 && width < line.count ? width : nil
    }
    return String(repeating: " ", count: min(widths.min() ?? 2, 8))
  }

  /// How many hashes a literal needs so that nothing in the text ends it or is read as an escape.
  static func hashes(in text: String) -> Int {
    var (most, run, isOpen, quotes) = (0, 0, false, 0)
    for character in text.utf8 {
      switch character {
      case UInt8(ascii: "\\"):
        (isOpen, run, quotes) = (true, 0, 0)
        most = max(most, 1)
      case UInt8(ascii: "\""):
        quotes += 1
        (isOpen, run) = (quotes >= 3, 0)
        if isOpen { most = max(most, 1) }
      case UInt8(ascii: "#") where isOpen:
        (run, quotes) = (run + 1, 0)
        most = max(most, run + 1)
      default: (isOpen, run, quotes) = (false, 0, 0)
      }
    }
    return most
  }
}
