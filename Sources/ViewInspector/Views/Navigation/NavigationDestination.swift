import SwiftUI

extension ViewType {
  /// Stands for `NavigationDestination`.
  public struct NavigationDestination: BaseViewType, SingleViewContent, MultipleViewContent {
    public static let typePrefix = "NavigationDestination"
  }
}

extension InspectableView {
  /// A screen that shows while a binding says so.
  ///
  /// - Throws: `viewNotFound` while the screen is not presented.
  public func navigationDestination(
    _ index: Int? = nil
  ) throws -> InspectableView<ViewType.NavigationDestination> {
    .init(try borne(named: "navigationDestination", at: index))
  }
}

extension InspectableView where View == ViewType.NavigationDestination {
  /// Whether the binding says so by now.
  public func isPresented() throws -> Bool {
    try node.value(as: (any NavigationPresentationValue).self).isPresented
  }

  /// Ends the presentation, or leaves it as it is.
  public func set(isPresented: Bool) throws {
    if !isPresented { try node.value(as: (any NavigationPresentationValue).self).clear() }
  }
}

/// What can be read of the modifier whatever its types are.
private protocol NavigationPresentationValue {
  var clear: () -> Void { get }
  var isPresented: Bool { get }
}

extension _NavigationPresentationModifier: NavigationPresentationValue {
  fileprivate var isPresented: Bool { value() != nil }
}
