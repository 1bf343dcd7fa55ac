import Accessibility
import DisplayList
import Foundation
import UIKit

/// What an app says about the background of a bar.
package struct BarBackgroundSetting {
  package var style: AnyShapeStyle?
  package var visibility = Visibility.automatic
  package var colorScheme: ColorScheme?

  /// Takes over what `outer`, which is applied outside of this one, sets.
  mutating func override(with outer: BarBackgroundSetting) {
    if let style = outer.style { self.style = style }
    if outer.visibility != .automatic { visibility = outer.visibility }
    if let colorScheme = outer.colorScheme { self.colorScheme = colorScheme }
  }
}

/// The background of a bar: shown while content is scrolled under it, unless the app says otherwise.
@MainActor
struct BarBackdrop {
  private let setting: BarBackgroundSetting
  private let isScrolledUnder: Bool
  /// What the proxies of UIKit's bars say, unless a modifier says more.
  private let looks: BarLooks?

  init(_ setting: BarBackgroundSetting?, isScrolledUnder: Bool, looks: BarLooks?) {
    let setting = setting ?? BarBackgroundSetting()
    self.setting = setting
    self.isScrolledUnder = isScrolledUnder
    self.looks = setting.style == nil && setting.visibility == .automatic ? looks : nil
  }

  private var isShown: Bool {
    switch setting.visibility {
    case .automatic: isScrolledUnder
    case .visible: true
    case .hidden: false
    }
  }

  /// Draws the background into `area`, which is in the node's space, in points, with a hairline at
  /// an edge of it.
  func draw(
    _ area: CGRect, lineAt edge: VerticalEdge, for node: LayoutNode,
    into canvas: inout DisplayCanvas
  ) {
    guard isShown || looks != nil, area.width > 0, area.height > 0 else { return }
    let rect = canvas.pixelRect(area)
    let environment =
      setting.colorScheme.map { scheme in
        node.environment.makeChild { $0.colorScheme = scheme }
      } ?? node.environment
    let paint = ControlPaint(environment)
    if let looks {
      if let material = looks.material {
        canvas.append(.fill(rect, .backdrop(Backdrop(material: paint.color(material)))))
      }
      if let fill = looks.fill {
        canvas.append(.fill(rect, environment.paint(Color(uiColor: fill), bounds: rect)))
      }
      var image = DisplayList()
      looks.appendImage(in: rect, to: &image)
      canvas.append(contentsOf: image)
    } else if let style = setting.style {
      canvas.append(.fill(rect, environment.paint(style, bounds: rect)))
    } else {
      canvas.append(.fill(rect, environment.paint(Material.bar, bounds: rect)))
    }
    let pixel = 1 / canvas.scale
    let line = CGRect(
      x: rect.minX, y: edge == .bottom ? rect.maxY - pixel : rect.minY, width: rect.width,
      height: pixel)
    if let looks {
      guard let color = looks.line else { return }
      canvas.append(.fill(line, environment.paint(Color(uiColor: color), bounds: line)))
    } else {
      canvas.append(.fill(line, paint.separator))
    }
  }
}

extension EnvironmentValues {
  /// Which of the appearances of UIKit's bars shows.
  func barPlace(isScrolledUnder: Bool) -> BarLooks.Place {
    BarLooks.Place(isScrolledUnder: isScrolledUnder, isCompact: verticalSizeClass == .compact)
  }
}

extension LayoutNode {
  /// What a bar in the node covers from one side of the screen to the other, in the node's space, in points.
  func areaAcrossScreen(y: CGFloat, height: CGFloat) -> CGRect {
    let insets = touchedSafeAreaInsets
    return CGRect(
      x: environment.isRightToLeft ? -insets.trailing : -insets.leading, y: y,
      width: size.width + insets.leading + insets.trailing, height: height)
  }
}

extension AccessibilityBuilder {
  /// Tells of a bar, which holds its items, from one side of the screen to the other, as bars of UIKit are told.
  func tellBar(_ element: AccessibilityElement, of node: LayoutNode) {
    let insets = node.touchedSafeAreaInsets
    let left = node.environment.isRightToLeft ? insets.trailing : insets.leading
    element.frame.origin.x -= left
    element.frame.size.width += insets.leading + insets.trailing
    element.visibleFrame = element.frame.commonPart(with: visibleRect)
    element.isAccessibilityElement = false
  }
}
