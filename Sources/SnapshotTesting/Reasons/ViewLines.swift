import CoreGraphics
import UIKit

/// Views with their frames, a line a view.
@MainActor
enum ViewLines {
  static func lines(of view: UIView) -> [String] {
    var lines: [String] = []
    add(view, level: 0, to: &lines)
    return lines
  }

  private static func add(_ view: UIView, level: Int, to lines: inout [String]) {
    let indent = String(repeating: "  ", count: level)
    let frame = level == 0 ? CGRect(origin: .zero, size: view.bounds.size) : view.frame
    lines.append(
      "\(indent)\(type(of: view)) (\(frame.minX.shortText), \(frame.minY.shortText), "
        + "\(frame.width.shortText) × \(frame.height.shortText))")
    if let hosted = view as? any HostedContent {
      for line in hosted.hostedDump().split(separator: "\n") { lines.append("\(indent)  \(line)") }
    }
    for subview in view.subviews { add(subview, level: level + 1, to: &lines) }
  }
}
