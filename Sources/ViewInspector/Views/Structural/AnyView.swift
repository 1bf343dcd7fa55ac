import SwiftUI

extension ViewType {
  /// Stands for `AnyView`.
  public struct AnyView: BaseViewType, SingleViewContent, MultipleViewContent {
    public static let typePrefix = "AnyView"
  }
}

extension InspectableView where View: SingleViewContent {
  /// Some compilers erase the types of bodies in builds for debugging, others do not: the body of a
  /// view of the app's own may be taken either way.
  public func anyView() throws -> InspectableView<ViewType.AnyView> {
    do {
      return try child(ViewType.AnyView.self)
    } catch {
      guard View.self != ViewType.AnyView.self, let body = node.erasedBody else { throw error }
      return .init(body)
    }
  }
}

extension InspectableView where View: MultipleViewContent {
  /// The child at a place, counted from 0, if it is a `AnyView`.
  public func anyView(_ index: Int) throws -> InspectableView<ViewType.AnyView> {
    try child(ViewType.AnyView.self, at: index)
  }
}

extension InspectedNode {
  /// The place of a view of the app's own whose body counts as erased.
  fileprivate var erasedBody: InspectedNode? {
    guard isCustom, modifier == nil, !view._hasNoBody else { return nil }
    return given(nil)
  }
}
