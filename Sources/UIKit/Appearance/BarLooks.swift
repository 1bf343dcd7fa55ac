import CoreGraphics
import DisplayList
import Foundation

/// What the app's appearance proxies make of a bar that UIKit does not draw itself.
@MainActor
package struct BarLooks {
  /// Which of a bar's appearances shows.
  package struct Place {
    /// Whether content is scrolled under the bar.
    package let isScrolledUnder: Bool
    /// Whether the screen is low, as an iPhone's is on its side.
    package let isCompact: Bool

    package init(isScrolledUnder: Bool, isCompact: Bool) {
      self.isScrolledUnder = isScrolledUnder
      self.isCompact = isCompact
    }
  }

  /// What is scrolled under the bar is seen through this colour, blurred; nil for no blur.
  package private(set) var material: UIColor?
  /// Over the material; nil for nothing.
  package private(set) var fill: UIColor?
  /// At the bar's edge; nil for none.
  package private(set) var line: UIColor?
  private var image: UIImage?
  private var imageMode = UIView.ContentMode.scaleToFill

  // MARK: Bars

  /// Nil where the app leaves the bar to the system.
  package static func navigationBar(_ place: Place) -> BarLooks? {
    guard let bar = navigationBar else { return nil }
    let standard = (place.isCompact ? bar.compactAppearance : nil) ?? bar.standardAppearance
    let edge = place.isCompact ? bar.compactScrollEdgeAppearance : nil
    return looks(
      standard, edge ?? bar.scrollEdgeAppearance, bar.barTintColor,
      bar.backgroundImages.shown(at: .topAttached, isCompact: place.isCompact), bar.shadowImage,
      place)
  }

  /// Nil where the app leaves the bar to the system.
  package static func tabBar(_ place: Place) -> BarLooks? {
    guard let bar = tabBar else { return nil }
    return looks(
      bar.standardAppearance, bar.scrollEdgeAppearance, bar.barTintColor ?? bar.backgroundColor,
      bar.backgroundImage, bar.shadowImage, place)
  }

  /// Nil where the app leaves the bar to the system.
  package static func toolbar(_ place: Place) -> BarLooks? {
    guard let bar = bar(UIToolbar(frame: .zero)) else { return nil }
    return looks(
      bar.standardAppearance, bar.scrollEdgeAppearance, bar.barTintColor,
      bar.backgroundImages.shown(at: .bottom, isCompact: place.isCompact),
      bar.shadowImage(forToolbarPosition: .bottom) ?? bar.shadowImage(forToolbarPosition: .any),
      place)
  }

  /// Draws the app's image behind the bar into a list, in its points.
  package func appendImage(in rect: CGRect, to list: inout DisplayList) {
    guard let image else { return }
    var canvas = ViewCanvas(traits: .current)
    ImageDrawing.append(
      image, in: imageMode.rect(of: image.size, in: rect), tint: .label, to: &canvas)
    list.append(contentsOf: canvas.list)
  }

  // MARK: Finding out

  /// A bar that has taken over what the proxies say; nil while nobody has asked for a proxy.
  static func bar<Bar: UIView>(_ make: @autoclosure () -> Bar) -> Bar? {
    guard AppearanceProxies.isInUse else { return nil }
    let bar = make()
    AppearanceProxies.apply(to: bar)
    return bar
  }

  static var navigationBar: UINavigationBar? { bar(UINavigationBar(frame: .zero)) }
  static var tabBar: UITabBar? { bar(UITabBar(frame: .zero)) }

  /// At the edge of the content bars have no background unless an appearance for that is set, or one on the bar
  /// itself.
  private static func looks<Appearance: UIBarAppearance>(
    _ standard: Appearance, _ edge: Appearance?, _ tint: UIColor?, _ image: UIImage?,
    _ shadow: UIImage?, _ place: Place
  ) -> BarLooks? {
    let appearance: UIBarAppearance
    if !place.isScrolledUnder, let edge {
      appearance = edge
    } else if image != nil {
      appearance = standard
    } else {
      guard place.isScrolledUnder, tint != nil || !standard.looks(like: standard.fresh()) else {
        return nil
      }
      appearance = standard
    }
    var looks = BarLooks()
    looks.line = shadow == nil && appearance.shadowImage == nil ? appearance.shadowColor : nil
    if let image {
      looks.image = image
      return looks
    }
    looks.image = appearance.backgroundImage
    looks.imageMode = appearance.backgroundImageContentMode
    looks.material = tint == nil ? appearance.materialColor : nil
    looks.fill = tint ?? appearance.backgroundColor
    return looks
  }
}
