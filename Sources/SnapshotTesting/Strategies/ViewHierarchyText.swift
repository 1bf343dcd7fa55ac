import UIKit

/// Views as UIKit's `recursiveDescription` prints them, without addresses.
@MainActor
enum ViewHierarchyText {
  static func text(of view: UIView) -> String {
    ViewTreeDump.lines(of: view, indent: "   | ") { view, _ in line(of: view) }
      .joined(separator: "\n")
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
