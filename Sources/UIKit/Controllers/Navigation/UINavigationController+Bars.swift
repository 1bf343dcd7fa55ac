import CoreGraphics
import Foundation
import Metrics

// The bars are made when they are first asked for. `setValue(_:forKey:)` puts others into their place, as
// apps do with a subclass of their own.

extension UINavigationController {
  func makeNavigationBar() -> UINavigationBar {
    let frame = CGRect(
      x: 0, y: 0, width: UIScreen.main.bounds.width,
      height: NavigationBarMetrics.rowHeight(isCompact: false))
    let custom = (barClass as? UINavigationBar.Type).flatMap {
      DynamicInitializer.view($0, frame: frame)
    }
    let bar = custom as? UINavigationBar ?? UINavigationBar(frame: frame)
    storedNavigationBar = bar
    bar.navigationController = self
    return bar
  }

  func makeToolbar() -> UIToolbar {
    let frame = CGRect(
      x: 0, y: 0, width: UIScreen.main.bounds.width,
      height: ToolbarMetrics.height(isCompact: false))
    let custom = (customToolbarClass as? UIToolbar.Type).flatMap {
      DynamicInitializer.view($0, frame: frame)
    }
    let bar = custom as? UIToolbar ?? UIToolbar(frame: frame)
    bar.controller = self
    storedToolbar = bar
    return bar
  }

  func replaceNavigationBar(with bar: UINavigationBar) {
    let old = storedNavigationBar
    guard bar !== old else { return }
    old?.navigationController = nil
    old?.items = nil
    storedNavigationBar = bar
    bar.navigationController = self
    bar.setItems(viewControllers.map(\.navigationItem), animated: false)
    put(bar, inPlaceOf: old)
  }

  func replaceToolbar(with bar: UIToolbar?) {
    let old = storedToolbar
    guard bar !== old else { return }
    old?.items = nil
    old?.controller = nil
    storedToolbar = bar
    bar?.controller = self
    put(toolbar, inPlaceOf: old)
  }

  private func put(_ bar: UIView, inPlaceOf old: UIView?) {
    guard let view = viewIfLoaded else { return }
    if let old, old.superview === view {
      view.insertSubview(bar, aboveSubview: old)
      old.removeFromSuperview()
    } else {
      view.addSubview(bar)
    }
    barsDidChange()
  }
}
