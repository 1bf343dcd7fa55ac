import UIKit

/// Views as UIKit's `recursiveDescription` prints them, without addresses.
@MainActor
enum ViewDescription {
  static func text(of view: UIView) -> String {
    var lines: [String] = []
    add(view, level: 0, to: &lines)
    return lines.joined(separator: "\n")
  }

  private static func add(_ view: UIView, level: Int, to lines: inout [String]) {
    let indent = String(repeating: "   | ", count: level)
    lines.append(indent + line(of: view))
    if let hosted = view as? any HostedContent {
      for line in hosted.hostedDump().split(separator: "\n") {
        lines.append("\(indent)   | \(line)")
      }
    }
    for subview in view.subviews { add(subview, level: level + 1, to: &lines) }
  }

  private static func line(of view: UIView) -> String {
    let frame = view.frame
    var parts = [
      "\(type(of: view))",
      "frame = (\(frame.minX.shortText) \(frame.minY.shortText); "
        + "\(frame.width.shortText) \(frame.height.shortText))",
    ]
    if let text = text(of: view) { parts.append("text = '\(text)'") }
    if view.isHidden { parts.append("hidden = YES") }
    if view.alpha != 1 { parts.append("alpha = \(view.alpha.shortText)") }
    if view.clipsToBounds { parts.append("clipsToBounds = YES") }
    if !view.isUserInteractionEnabled { parts.append("userInteractionEnabled = NO") }
    if let identifier = view.accessibilityIdentifier { parts.append("id = '\(identifier)'") }
    parts.append("layer = <\(type(of: view.layer))>")
    return "<\(parts.joined(separator: "; "))>"
  }

  private static func text(of view: UIView) -> String? {
    switch view {
    case let label as UILabel: label.text
    case let field as UITextField: field.isSecureTextEntry ? nil : field.text
    case let textView as UITextView: textView.text
    default: nil
    }
  }
}
