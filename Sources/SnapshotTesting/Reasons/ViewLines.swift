import CoreGraphics
import UIKit

/// Views with their frames, a line a view.
@MainActor
enum ViewLines {
  static func lines(of view: UIView) -> [String] {
    ViewTreeDump.lines(of: view, indent: "  ") { view, isOutermost in
      let frame = isOutermost ? CGRect(origin: .zero, size: view.bounds.size) : view.frame
      return "\(type(of: view)) (\(frame.minX.shortText), \(frame.minY.shortText), "
        + "\(frame.width.shortText) × \(frame.height.shortText))"
    }
  }
}
