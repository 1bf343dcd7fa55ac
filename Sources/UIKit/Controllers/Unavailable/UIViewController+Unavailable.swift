import Foundation

/// What a controller shows over its view while its content is missing.
extension UIViewController {
  public var contentUnavailableConfiguration: (any UIContentConfiguration)? {
    get { unavailableView?.configuration }
    set {
      guard let newValue = newValue?.updated(for: contentUnavailableConfigurationState) else {
        unavailableView?.removeFromSuperview()
        unavailableView = nil
        return
      }
      if let unavailableView, unavailableView.supports(newValue) {
        unavailableView.configuration = newValue
        return
      }
      unavailableView?.removeFromSuperview()
      let content = newValue.makeContentView()
      content.frame = view.bounds
      content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      view.addSubview(content)
      unavailableView = content
    }
  }

  /// What is known of the controller.
  public var contentUnavailableConfigurationState: UIContentUnavailableConfigurationState {
    var state = UIContentUnavailableConfigurationState(traitCollection: traitCollection)
    state.searchText = storedNavigationItem?.searchController?.searchBar.text
    return state
  }

  /// Asks the controller to say anew what it shows while its content is missing.
  ///
  /// Differs from Apple's: it is asked at once, not with the next layout.
  public func setNeedsUpdateContentUnavailableConfiguration() {
    updateContentUnavailableConfiguration(using: contentUnavailableConfigurationState)
  }
}
