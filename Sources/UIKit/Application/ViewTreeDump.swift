import Foundation

/// Views as indented text, a line a view, with what hosting views hold.
@MainActor
package enum ViewTreeDump {
  static func text(of view: UIView) -> String {
    lines(of: view, indent: "  ") { view, _ in line(of: view) }.joined(separator: "\n")
  }

  /// The lines of a view and of all views in it, each view before what is in it.
  ///
  /// - Parameters:
  ///   - view: The outermost view.
  ///   - indent: What stands before a line once for each view around its own.
  ///   - line: What is said of a view, and of whether it is the outermost one.
  /// - Returns: the lines, in the order of drawing.
  package static func lines(
    of view: UIView, indent: String, line: (UIView, _ isOutermost: Bool) -> String
  ) -> [String] {
    var lines: [String] = []
    add(view, level: 0, indent: indent, line: line, to: &lines)
    return lines
  }

  private static func add(
    _ view: UIView, level: Int, indent: String, line: (UIView, Bool) -> String,
    to lines: inout [String]
  ) {
    let start = String(repeating: indent, count: level)
    lines.append(start + line(view, level == 0))
    if let hosted = view as? any HostedContent {
      for line in hosted.hostedDump().split(separator: "\n") {
        lines.append("\(start)\(indent)\(line)")
      }
    }
    for subview in view.storedSubviews {
      add(subview, level: level + 1, indent: indent, line: line, to: &lines)
    }
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
