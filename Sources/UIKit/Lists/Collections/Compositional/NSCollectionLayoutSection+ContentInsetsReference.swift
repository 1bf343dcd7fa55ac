import CoreGraphics
import Foundation

extension NSCollectionLayoutSection {
  /// The content insets with what their reference adds, in points.
  func insets(in environment: LayoutEnvironment) -> NSDirectionalEdgeInsets {
    contentInsets.adding(environment.insets(for: contentInsetsReference))
  }

  /// The insets of headers and footers, in points.
  func supplementaryInsets(in environment: LayoutEnvironment) -> NSDirectionalEdgeInsets {
    let reference =
      supplementaryContentInsetsReference == .automatic
      ? contentInsetsReference : supplementaryContentInsetsReference
    let own = supplementariesFollowContentInsets ? contentInsets : .zero
    return own.adding(environment.insets(for: reference))
  }
}

extension LayoutEnvironment {
  /// What a reference takes from the sides of the container, in points.
  ///
  /// Above and below the collection's own content inset does it.
  func insets(for reference: UIContentInsetsReference) -> NSDirectionalEdgeInsets {
    let resolved = reference == .automatic ? standardReference : reference
    guard let view else { return .zero }
    let insets: UIEdgeInsets
    switch resolved {
    case .none: return .zero
    case .automatic, .safeArea: insets = view.safeAreaInsets
    case .layoutMargins: insets = view.layoutMargins
    case .readableContent:
      let frame = view.readableContentGuide.layoutFrame
      guard frame.width > 0 else { return .zero }
      insets = UIEdgeInsets(
        top: 0, left: frame.minX - view.bounds.minX, bottom: 0,
        right: view.bounds.maxX - frame.maxX)
    }
    // What the content inset takes already does not count twice.
    let taken = view.adjustedContentInset
    let isReversed = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let left = max(insets.left - taken.left, 0)
    let right = max(insets.right - taken.right, 0)
    return NSDirectionalEdgeInsets(
      top: 0, leading: isReversed ? right : left, bottom: 0, trailing: isReversed ? left : right)
  }
}

extension NSDirectionalEdgeInsets {
  fileprivate func adding(_ other: NSDirectionalEdgeInsets) -> NSDirectionalEdgeInsets {
    NSDirectionalEdgeInsets(
      top: top + other.top, leading: leading + other.leading, bottom: bottom + other.bottom,
      trailing: trailing + other.trailing)
  }
}
