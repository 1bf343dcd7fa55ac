/// What lies behind a cell's content: views or a configuration.
extension UITableViewCell {
  /// The background in the cell's state and its list.
  var shownBackgroundConfiguration: UIBackgroundConfiguration? {
    guard let backgroundConfiguration else { return nil }
    let shown = backgroundConfiguration.resolved(isGrouped: place.isGrouped)
    guard automaticallyUpdatesBackgroundConfiguration, selectionStyle != .none,
      shownSelectedBackgroundView == nil
    else { return shown }
    return shown.updated(for: configurationState)
  }

  /// A view has come behind the content, or has gone.
  func backgroundDidChange(_ view: UIView?) {
    if view != nil, backgroundConfiguration != nil { backgroundConfiguration = nil }
    setNeedsLayout()
  }

  func dropBackgroundViews() {
    for view in [backgroundView, selectedBackgroundView, multipleSelectionBackgroundView] {
      view?.removeFromSuperview()
    }
    if backgroundView != nil { backgroundView = nil }
    if selectedBackgroundView != nil { selectedBackgroundView = nil }
    if multipleSelectionBackgroundView != nil { multipleSelectionBackgroundView = nil }
  }

  /// What lies behind the content of a selected or held cell.
  var shownSelectedBackgroundView: UIView? {
    let several =
      tableView.map {
        $0.isEditing ? $0.allowsMultipleSelectionDuringEditing : $0.allowsMultipleSelection
      } ?? false
    return several
      ? multipleSelectionBackgroundView ?? selectedBackgroundView : selectedBackgroundView
  }

  func layOutSelectedBackground() {
    let shown = isSelected || isHighlighted ? shownSelectedBackgroundView : nil
    for view in [selectedBackgroundView, multipleSelectionBackgroundView] where view !== shown {
      view?.removeFromSuperview()
    }
    guard let shown else { return }
    if shown.superview !== self { insertSubview(shown, at: backgroundView == nil ? 0 : 1) }
    shown.frame = bounds
  }
}
