import CoreGraphics
import Foundation

/// Where the parts of the field are, and how the scope buttons look.
extension UISearchBar {
  /// Moves the text by points.
  public var searchTextPositionAdjustment: UIOffset {
    get { searchTextField.textShift }
    set { searchTextField.textShift = newValue }
  }

  /// Moves what lies behind the text, by points.
  public var searchFieldBackgroundPositionAdjustment: UIOffset {
    get { searchTextField.backgroundShift }
    set { searchTextField.backgroundShift = newValue }
  }

  /// Moves an icon by points.
  ///
  /// Differs from Apple's: the icons of bookmarks and results stay where they are.
  public func setPositionAdjustment(_ adjustment: UIOffset, for icon: Icon) {
    searchTextField.iconShifts[icon] = adjustment
  }

  public func positionAdjustment(for icon: Icon) -> UIOffset {
    searchTextField.iconShifts[icon] ?? .zero
  }

  /// An image in place of the grey behind the text.
  ///
  /// Differs from Apple's: the field keeps its height, whatever the image's.
  public func setSearchFieldBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State
  ) {
    searchTextField.backgroundImages[state] = backgroundImage
  }

  public func searchFieldBackgroundImage(for state: UIControl.State) -> UIImage? {
    searchTextField.backgroundImages[state]
  }

  public func setScopeBarButtonTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {
    scopeControl.setTitleTextAttributes(attributes, for: state)
  }

  public func scopeBarButtonTitleTextAttributes(
    for state: UIControl.State
  ) -> [NSAttributedString.Key: Any]? {
    scopeControl.titleTextAttributes(for: state)
  }
}
