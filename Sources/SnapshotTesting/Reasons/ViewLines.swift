import CoreGraphics
import TestReporting
import UIKit

/// Views with their frames, a line a view.
@MainActor
enum ViewLines {
  /// The lines, and where the views are on the screen.
  static func read(_ view: UIView) -> (lines: [String], places: ViewPlaces) {
    // Told apart from the lines of what hosting views hold.
    let mark: Character = "\u{1}"
    var told: [(frame: CGRect, controller: String?)] = []
    let marked = ViewTreeDump.lines(of: view, indent: "  ") { inner, isOutermost in
      let frame = isOutermost ? CGRect(origin: .zero, size: view.bounds.size) : inner.frame
      let controller = (inner.next as? UIViewController).map { "\(type(of: $0))" }
      told.append((inner.convert(inner.bounds, to: view), controller))
      return "\(mark)\(type(of: inner)) (\(frame.minX.shortText), \(frame.minY.shortText), "
        + "\(frame.width.shortText) × \(frame.height.shortText))"
    }
    var (lines, described) = ([String](), [String]())
    var frames: [Int: CGRect] = [:]
    var next = 0
    for (index, line) in marked.enumerated() {
      guard let place = line.firstIndex(of: mark), next < told.count else {
        lines.append(line)
        described.append(line)
        continue
      }
      let (indent, text) = (line[..<place], line[line.index(after: place)...])
      lines.append("\(indent)\(text)")
      let controller = told[next].controller.map { " (\($0))" } ?? ""
      described.append("\(indent)<\(text.prefix { $0 != " " }):>\(controller)")
      frames[index] = told[next].frame
      next += 1
    }
    return (lines, ViewPlaces(described, frames: frames))
  }
}
