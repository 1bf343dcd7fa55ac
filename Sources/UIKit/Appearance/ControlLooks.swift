import Foundation

/// What the app's appearance proxies make of controls that UIKit does not draw itself.
@MainActor
package enum ControlLooks {
  /// Several segments.
  package struct Segments: Equatable {
    package let selectedSegment: UIColor?
    package let background: UIColor?
    package let title: BarItemLooks.Title
    package let selectedTitle: BarItemLooks.Title
  }

  /// Nil while nobody has asked for a proxy.
  package static var segments: Segments? {
    guard let control = taken(UISegmentedControl(frame: .zero)) else { return nil }
    let normal = control.titleTextAttributes(for: .normal)
    // As in UIKit, what is not said of the selected state is as in the normal one.
    let selected = (normal ?? [:]).merging(
      control.titleTextAttributes(for: .selected) ?? [:]
    ) { _, own in own }
    return Segments(
      selectedSegment: control.selectedSegmentTintColor, background: control.backgroundColor,
      title: BarItemLooks.Title(normal), selectedTitle: BarItemLooks.Title(selected))
  }

  /// The dots of pages: that of the present one, and of the others; nil where the app says nothing.
  package static var pageDots: (current: UIColor?, others: UIColor?) {
    let control = taken(UIPageControl(frame: .zero))
    return (control?.currentPageIndicatorTintColor, control?.pageIndicatorTintColor)
  }

  /// A field to search in.
  package struct Search {
    package let tint: UIColor?
    package let background: UIColor?
    package let text: BarItemLooks.Title
    /// In the place of the magnifying glass.
    package let glass: UIImage?
    /// In the place of the button that empties the field.
    package let clear: UIImage?
  }

  /// Nil while nobody has asked for a proxy.
  package static var search: Search? {
    guard let bar = taken(UISearchBar(frame: .zero)) else { return nil }
    let field = bar.searchTextField
    let before = field.backgroundColor
    AppearanceProxies.apply(to: field)
    let plain = UISearchTextField(frame: .zero)
    return Search(
      tint: bar.tint.color,
      background: field.backgroundColor == before ? nil : field.backgroundColor,
      text: BarItemLooks.Title(
        [
          .font: field.font == plain.font ? nil : field.font,
          .foregroundColor: field.textColor == plain.textColor ? nil : field.textColor,
        ].compactMapValues { $0 as Any? }),
      glass: bar.image(for: .search, state: .normal), clear: bar.image(for: .clear, state: .normal))
  }

  private static func taken<Control: UIView>(_ control: Control) -> Control? {
    guard AppearanceProxies.isInUse else { return nil }
    AppearanceProxies.apply(to: control)
    return control
  }
}
