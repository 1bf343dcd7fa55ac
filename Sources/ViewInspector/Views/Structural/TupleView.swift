import SwiftUI

extension ViewType {
  /// Stands for `TupleView`.
  public struct TupleView: BaseViewType, MultipleViewContent {
    public static let typePrefix = "TupleView"

    @MainActor
    public static func _accepts(_ content: Content) -> Bool {
      if case .list = content.node.structure { return true }
      return false
    }
  }
}

extension InspectableView where View: MultipleViewContent {
  /// Several views that stand in one place of a container.
  public func tupleView(_ index: Int) throws -> InspectableView<ViewType.TupleView> {
    try child(ViewType.TupleView.self, at: index)
  }
}
