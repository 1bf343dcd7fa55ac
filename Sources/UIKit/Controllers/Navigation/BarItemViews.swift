import Foundation

/// The views of a bar's items; each item keeps its view for as long as the bar shows it.
@MainActor
struct BarItemViews {
  private var views: [BarButtonView] = []
  private var used: Set<ObjectIdentifier> = []

  mutating func beginLayout() {
    used.removeAll()
  }

  /// The view of an item, up to date with it; not yet in the bar if it is new.
  mutating func view(
    for item: UIBarButtonItem, in bar: UIView, _ appearance: UIBarButtonItemAppearance?
  ) -> BarButtonView {
    let known = views.first { $0.item === item }
    if known == nil { AppearanceProxies.apply(to: item, in: bar) }
    let view = known ?? BarButtonView()
    view.show(item, appearance)
    item.shownView = item.customView ?? view
    if !views.contains(where: { $0 === view }) { views.append(view) }
    used.insert(ObjectIdentifier(view))
    return view
  }

  /// Takes the views away that no item needed in this layout.
  mutating func endLayout() {
    for view in views where !used.contains(ObjectIdentifier(view)) { view.removeFromSuperview() }
    views.removeAll { !used.contains(ObjectIdentifier($0)) }
  }
}
