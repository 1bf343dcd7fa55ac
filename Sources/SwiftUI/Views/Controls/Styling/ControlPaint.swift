import DisplayList
import Foundation
import UIKit

/// The colours that controls are drawn in.
@MainActor
package struct ControlPaint {
  private let environment: EnvironmentScope
  private let values: EnvironmentValues

  package init(_ node: _Node) {
    self.init(node.environment)
  }

  init(_ environment: EnvironmentScope) {
    self.environment = environment
    values = environment.values
  }

  /// A colour that UIKit names, as it is at the place.
  package func color(_ color: UIColor) -> PaintColor {
    environment.color(Color(uiColor: color))
  }

  package var isEnabled: Bool { values.isEnabled }

  /// The colour of what can be touched.
  package var tint: PaintColor {
    environment.paint(TintShapeStyle(), bounds: .zero).solidColor
      ?? environment.color(.accentColor)
  }

  /// A colour that the app chose; nil when it chose none.
  package func color(_ color: Color?) -> PaintColor? { color.map { environment.color($0) } }

  /// The colour of a switch that is on: green unless the app sets a tint.
  package var toggleTint: PaintColor { values.tintStyle == nil ? green : tint }

  /// The colour of a spinning wheel: grey unless the app sets a tint.
  var spinnerTint: PaintColor { values.tintStyle == nil ? secondaryLabel : tint }

  package var red: PaintColor { environment.color(.red) }
  package var green: PaintColor { environment.color(.green) }
  package var label: PaintColor { color(UIColor.label) }
  package var background: PaintColor { color(UIColor.systemBackground) }
  package var secondaryLabel: PaintColor { color(UIColor.secondaryLabel) }
  package var tertiaryLabel: PaintColor { color(UIColor.tertiaryLabel) }
  package var separator: PaintColor { color(UIColor.separator) }
  /// Behind small things, such as the off state of a switch.
  package var secondaryFill: PaintColor { color(UIColor.secondarySystemFill) }
  /// Behind larger things, such as a bordered button.
  package var tertiaryFill: PaintColor { color(UIColor.tertiarySystemFill) }
}
