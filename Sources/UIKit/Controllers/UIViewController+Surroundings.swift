/// What a controller tells those around it, and what they tell it.
extension UIViewController {
  /// The nearest enclosing container of a type.
  func ancestor<Container: UIViewController>(_ type: Container.Type) -> Container? {
    sequence(first: storedParent, next: { $0?.storedParent })
      .lazy.prefix { $0 != nil }.compactMap { $0 as? Container }.first
  }

  /// The view is about to come into a window, or to leave it.
  func viewWillMove(toWindow window: UIWindow?) {
    AppearancePass.viewWillMove(of: self, to: window)
  }

  func viewDidMove(toWindow window: UIWindow?) {
    AppearancePass.viewDidMove(of: self, to: window)
  }

  func traitsChanged(from previous: UITraitCollection) {
    traitCollectionDidChange(previous)
    notifyTraitChanges(from: previous)
  }

  /// Tells the parent and who presents the controller of another `preferredContentSize`.
  func tellPreferredContentSize() {
    storedParent?.preferredContentSizeDidChange(forChildContentContainer: self)
    guard presentation != nil else { return }
    storedPresentationController?.preferredContentSizeDidChange(forChildContentContainer: self)
  }

  /// The children whose views are in this one's.
  var childrenInView: [UIViewController] {
    guard let storedView else { return [] }
    return storedChildren.filter { $0.storedView?.isDescendant(of: storedView) ?? false }
  }
}
