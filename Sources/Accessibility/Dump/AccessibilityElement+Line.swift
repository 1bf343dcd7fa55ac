import Foundation

/// Which parts of an element its one-line description prints.
package struct AccessibilityLineOptions: OptionSet, Sendable {
  package var rawValue: Int

  package init(rawValue: Int) {
    self.rawValue = rawValue
  }

  package static let address = Self(rawValue: 1)
  package static let frame = Self(rawValue: 2)
  package static let all: Self = [.address, .frame]
}

extension AccessibilityElement {
  /// One line as XCTest prints it, such as `Button, 0x2a, {{16.0, 60.0}, {84.0, 44.0}}, label: 'Save'`.
  package func line(_ options: AccessibilityLineOptions = .all) -> String {
    var line = elementType.name
    if isMainWindow { line += " (Main)" }
    if options.contains(.address) { line += ", 0x" + String(id, radix: 16) }
    if let processIdentifier, options.contains(.address) { line += ", pid: \(processIdentifier)" }
    if options.contains(.frame), elementType != .application { line += ", " + frame.dumpText }
    if !identifier.isEmpty { line += ", identifier: '\(identifier)'" }
    if !title.isEmpty { line += ", title: '\(title)'" }
    if !label.isEmpty { line += ", label: '\(label)'" }
    if let placeholderValue, !placeholderValue.isEmpty {
      line += ", placeholderValue: '\(placeholderValue)'"
    }
    if let value, !value.isEmpty { line += ", value: \(value)" }
    if !isEnabled { line += ", Disabled" }
    if isSelected { line += ", Selected" }
    if hasFocus { line += ", Focused" }
    if hasKeyboardFocus { line += ", Keyboard Focused" }
    return line
  }
}

extension CGRect {
  /// `{{16.0, 60.0}, {84.0, 44.0}}`, rounded to tenths of a point.
  package var dumpText: String {
    "{{\(origin.x.dumpText), \(origin.y.dumpText)}, {\(size.width.dumpText), \(size.height.dumpText)}}"
  }
}

extension CGFloat {
  /// The number with one decimal; `inf` and `nan` as such.
  package var dumpText: String {
    guard isFinite else { return "\(self)" }
    let tenths = (self * 10).rounded() / 10
    return "\(Double(tenths == 0 ? 0 : tenths))"
  }
}
