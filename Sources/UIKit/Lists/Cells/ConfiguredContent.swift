import CoreGraphics
import Foundation

/// The view that a cell, or the header or footer of a table, makes of its content configuration.
///
/// A class: what the configuration makes may ask the cell for it while it is being made.
@MainActor
final class ConfiguredContent {
  private(set) var view: (UIView & UIContentView)?

  /// Shows a configuration, or none, in a view that stays if it supports that.
  func show(_ configuration: (any UIContentConfiguration)?, in contentView: UIView) {
    if let configuration, let view, view.supports(configuration) {
      view.configuration = configuration
      return
    }
    view?.removeFromSuperview()
    view = nil
    guard let made = configuration?.makeContentView() else { return }
    made.frame = contentView.bounds
    made.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    contentView.addSubview(made)
    view = made
  }

  /// Shows what a configuration makes of a state.
  ///
  /// - Returns: The configuration that the cell has from now on, where it keeps what one of the app's makes of a state; nil
  ///   for one of a list, which is itself again in the next state.
  func follow(
    _ state: any UIConfigurationState, with configuration: any UIContentConfiguration
  ) -> (any UIContentConfiguration)? {
    let updated = configuration.updated(for: state)
    guard updated is UIListContentConfiguration else { return updated }
    view?.configuration = updated
    return nil
  }

  /// The cell is to show another item.
  func prepareForReuse() { (view as? any ReusableContentView)?.prepareForReuse() }

  /// What the view wants at a width, both in points; nil if there is none.
  func height(width: CGFloat) -> CGFloat? {
    view?.systemLayoutSizeFitting(
      CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    ).height
  }
}
