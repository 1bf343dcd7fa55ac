import SwiftUI

extension ViewType {
  /// What a modifier puts at an edge of a view.
  public struct SafeAreaInset: BaseViewType, SingleViewContent, MultipleViewContent {
    public static let typePrefix = "SafeAreaInset"
  }
}

extension InspectableView {
  /// What `safeAreaInset` puts at an edge of the view.
  ///
  /// `index`: Counts the insets, the innermost one first.
  public func safeAreaInset(
    _ index: Int? = nil
  ) throws -> InspectableView<ViewType.SafeAreaInset> {
    .init(try borne(named: "safeAreaInset", at: index))
  }
}

extension InspectableView where View == ViewType.SafeAreaInset {
  /// The regions of the safe area that it keeps clear of.
  public func regions() throws -> SafeAreaRegions {
    try node.value(as: (any SafeAreaInsetValue).self).regions
  }

  /// The distance to the view in points; nil for the system's.
  public func spacing() throws -> CGFloat? {
    try node.value(as: (any SafeAreaInsetValue).self).spacing
  }

  /// The edge at which it stands.
  public func edge() throws -> Edge { try node.value(as: (any SafeAreaInsetValue).self).edge }
}

/// What can be read of an inset whatever it shows.
private protocol SafeAreaInsetValue {
  var regions: SafeAreaRegions { get }
  var spacing: CGFloat? { get }
  var edge: Edge { get }
}

extension _SafeAreaInsetModifier: SafeAreaInsetValue {}
