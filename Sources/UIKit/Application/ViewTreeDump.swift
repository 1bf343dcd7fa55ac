import Foundation

/// The views of a window as indented text, a line a view.
@MainActor
enum ViewTreeDump {
  static func text(of view: UIView) -> String {
    var lines: [String] = []
    add(view, level: 0, to: &lines)
    return lines.joined(separator: "\n")
  }

  private static func add(_ view: UIView, level: Int, to lines: inout [String]) {
    let indent = String(repeating: "  ", count: level)
    lines.append(indent + line(of: view))
    if let hosted = view as? any HostedContent {
      for line in hosted.hostedDump().split(separator: "\n") { lines.append("\(indent)  \(line)") }
    }
    for subview in view.storedSubviews { add(subview, level: level + 1, to: &lines) }
  }

  /// What UIKit prints of a view, with its text, its identifier and its controller.
  private static func line(of view: UIView) -> String {
    var line = view.viewDescription
    if let text = text(shownBy: view), !text.isEmpty { line += " text: '\(text)'" }
    if let identifier = view.accessibilityIdentifier { line += " identifier: '\(identifier)'" }
    if let controller = view.viewController { line += " (\(type(of: controller)))" }
    return line
  }

  private static func text(shownBy view: UIView) -> String? {
    switch view {
    case let label as UILabel: label.text
    case let field as UITextField:
      field.isSecureTextEntry
        ? String(repeating: "\u{2022}", count: field.text?.count ?? 0)
        : field.text
    case let textView as UITextView: textView.text
    default: nil
    }
  }
}
