import Foundation
import Metrics

/// A way to draw a button that needs no body of views.
public enum _ButtonLook: Hashable, Sendable {
  /// Tinted text; dimmed while it is pressed.
  case borderless
  /// As the label is; dimmed while it is pressed.
  case plain
  /// On a tinted shape.
  case bordered
  /// On a shape of the tint, with a white label.
  case prominent
  /// A row of a menu: as the label is, red if it destroys something.
  case menuRow
  /// A row of an alert: tinted, the way out in bold.
  case alertRow
  /// A row of a dialog: as in alerts, in larger letters.
  case dialogRow
}

/// The room between a bordered button's edge and its label, in points.
package struct ButtonInsets: Hashable, Sendable {
  package let horizontal: CGFloat
  package let vertical: CGFloat

  package init(horizontal: CGFloat, vertical: CGFloat) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// The room that a button of the looks has around its label; nil for none.
  static func around(_ look: _ButtonLook, _ size: ControlSize) -> ButtonInsets? {
    guard look == .bordered || look == .prominent else { return nil }
    return ButtonInsets(for: look, size)
  }

  package init(for look: _ButtonLook, _ size: ControlSize) {
    guard look == .bordered || look == .prominent else {
      horizontal = 0
      vertical = 0
      return
    }
    let inset = ButtonMetrics.inset(size.metrics)
    horizontal = inset.width
    vertical = inset.height
  }
}

extension ControlSize {
  /// Which of the three sizes of bordered buttons it is.
  package var metrics: ButtonMetrics.Size {
    switch self {
    case .mini, .small: .small
    case .regular: .regular
    case .large, .extraLarge: .large
    }
  }
}
