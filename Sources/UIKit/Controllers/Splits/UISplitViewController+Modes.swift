import CoreGraphics
import Foundation

/// Display modes: which columns they show, how the user changes them, and what the delegate hears of it.
extension UISplitViewController {
  /// What a mode means on this screen.
  func resolved(_ mode: DisplayMode, isUpright: Bool? = nil) -> DisplayMode {
    switch mode {
    case .automatic:
      isUpright ?? wasUpright ?? self.isUpright ? .secondaryOnly : .oneBesideSecondary
    case .twoDisplaceSecondary: .twoBesideSecondary
    case let mode: mode
    }
  }

  func splitBehavior(isUpright: Bool) -> SplitBehavior {
    switch preferredSplitBehavior {
    case .automatic: isUpright ? .overlay : .tile
    case .displace: .tile
    case let behavior: behavior
    }
  }

  /// From the leading edge on, of a mode other than the automatic one.
  func visibleColumns(in mode: DisplayMode) -> [Column] {
    switch mode {
    case .secondaryOnly: [.secondary]
    case .twoBesideSecondary, .twoOverSecondary, .twoDisplaceSecondary:
      [.primary, .supplementary, .secondary]
    default: style == .tripleColumn ? [.supplementary, .secondary] : [.primary, .secondary]
    }
  }

  // MARK: The delegate

  /// Before the mode changes; never while there are no columns.
  ///
  /// `showsColumns`: whether the delegate hears of the columns too. By Apple's page it does where the user or a turn of
  /// the device changes them, not where a call does.
  func tellDelegate(_ new: DisplayMode, showsColumns: Bool = false) {
    guard let delegate, wasUpright != nil, !isCollapsed else { return }
    let old = displayMode
    guard new != old else { return }
    delegate.splitViewController(self, willChangeTo: new)
    guard showsColumns, style != .unspecified else { return }
    let (before, after) = (visibleColumns(in: old), visibleColumns(in: new))
    for column in before where !after.contains(column) && columns[column] != nil {
      delegate.splitViewController(self, willHide: column)
    }
    for column in after where !before.contains(column) && columns[column] != nil {
      delegate.splitViewController(self, willShow: column)
    }
  }

  // MARK: The user

  /// What the delegate of a split view without a style wants of a swipe or of the button.
  var targetMode: DisplayMode? {
    guard style == .unspecified,
      let mode = DefaultRequirement.asked(delegate?.targetDisplayModeForAction(in: self)),
      mode != .automatic
    else { return nil }
    return mode
  }

  /// A touch asks for a mode.
  func chooseByUser(_ mode: DisplayMode) {
    let mode = resolved(mode)
    guard mode != displayMode else { return }
    tellDelegate(mode, showsColumns: true)
    apply(mode)
  }

  /// A swipe from the edge shows one column, the next one the other.
  func edgeSwiped(_ state: UIGestureRecognizer.State) {
    guard presentsWithGesture, !isCollapsed else { return }
    switch state {
    case .began:
      guard style != .unspecified, modeAfterSwipe != nil else { return }
      isSwiping = true
      delegate?.splitViewControllerInteractivePresentationGestureWillBegin(self)
    case .ended:
      if let mode = targetMode ?? modeAfterSwipe { chooseByUser(mode) }
      swipeDidEnd()
    case .cancelled: swipeDidEnd()
    default: break
    }
  }

  private func swipeDidEnd() {
    guard isSwiping else { return }
    isSwiping = false
    delegate?.splitViewControllerInteractivePresentationGestureDidEnd(self)
  }

  private var modeAfterSwipe: DisplayMode? {
    switch displayMode {
    case .secondaryOnly: mode(showingTwo: false)
    case .oneBesideSecondary, .oneOverSecondary:
      style == .tripleColumn ? mode(showingTwo: true) : nil
    default: nil
    }
  }
}
