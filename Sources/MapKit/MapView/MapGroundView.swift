import CoreGraphics
import SwiftUI
import UIKit

/// The ground of a map view: a plain colour under lines of equal latitude and longitude.
@MainActor
final class MapGroundView: UIView {
  var projection: MapProjection { didSet { if projection != oldValue { setNeedsDisplay() } } }
  var style = MapStyle.standard { didSet { setNeedsDisplay() } }

  init(_ projection: MapProjection) {
    self.projection = projection
    super.init(frame: .zero)
    isUserInteractionEnabled = false
  }

  required init?(coder: NSCoder) { nil }

  override func draw(_ rect: CGRect) {
    Self.draw(projection, style, isDark: traitCollection.userInterfaceStyle == .dark, in: bounds)
  }

  /// Draws the ground into the current context.
  static func draw(_ projection: MapProjection, _ style: MapStyle, isDark: Bool, in bounds: CGRect)
  {
    UIColor(style.ground(isDark: isDark)).setFill()
    UIRectFill(bounds)
    let lines = UIBezierPath(cgPath: Graticule(projection: projection).path(in: bounds).cgPath)
    lines.lineWidth = 1
    UIColor(style.lines).setStroke()
    lines.stroke()
  }
}
