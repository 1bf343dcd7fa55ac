import Foundation
import TestReporting

extension Snapshotting where Value == String, Format == String {
  /// Text, compared line by line.
  public static var lines: Snapshotting {
    Snapshotting(pathExtension: "txt", diffing: .lines)
  }
}

extension Diffing where Value == String {
  /// Text, of which a difference is shown with the lines around it.
  public static var lines: Diffing {
    Diffing(toData: { Data($0.utf8) }, fromData: { String(decoding: $0, as: UTF8.self) }) {
      old, new in
      guard old != new else { return nil }
      let text = LineDifference.text(from: old, to: new)
      let attachment = XCTAttachment(
        uniformTypeIdentifier: "public.plain-text", name: "difference.patch",
        payload: Data(text.utf8))
      return (text, [attachment])
    }
  }
}

/// The difference between two texts as a patch shows it.
enum LineDifference {
  /// Lines around a change that are shown too.
  private static let context = 4

  private struct Line {
    let mark: Character
    let text: Substring
  }

  static func text(from old: String, to new: String) -> String {
    let lines = lines(
      old.split(separator: "\n", omittingEmptySubsequences: false),
      new.split(separator: "\n", omittingEmptySubsequences: false))
    guard lines.contains(where: { $0.mark != " " }) else {
      return "The texts differ only in characters that end lines."
    }
    var result: [String] = []
    var (oldLine, newLine, lastShown) = (1, 1, -1)
    for (index, line) in lines.enumerated() {
      let around = lines[max(0, index - context)..<min(lines.count, index + context + 1)]
      if around.contains(where: { $0.mark != " " }) {
        if lastShown != index - 1 || result.isEmpty {
          result.append("@@ line \(oldLine) of the reference, line \(newLine) now @@")
        }
        result.append("\(line.mark) \(line.text)")
        lastShown = index
      }
      if line.mark != "+" { oldLine += 1 }
      if line.mark != "−" { newLine += 1 }
    }
    return result.joined(separator: "\n")
  }

  /// All lines of both, in order; `−` for those that are gone, `+` for those that are new.
  private static func lines(_ old: [Substring], _ new: [Substring]) -> [Line] {
    var (removed, inserted) = (Set<Int>(), Set<Int>())
    for change in new.difference(from: old) {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, _, _): inserted.insert(offset)
      }
    }
    var result: [Line] = []
    var (one, other) = (0, 0)
    while one < old.count || other < new.count {
      if removed.contains(one) {
        result.append(Line(mark: "−", text: old[one]))
        one += 1
      } else if inserted.contains(other) {
        result.append(Line(mark: "+", text: new[other]))
        other += 1
      } else if one < old.count, other < new.count {
        result.append(Line(mark: " ", text: old[one]))
        (one, other) = (one + 1, other + 1)
      } else {
        break
      }
    }
    return result
  }
}
