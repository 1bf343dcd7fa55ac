import SwiftUI

extension ViewType {
  /// Stands for `Spacer`.
  public struct Spacer: BaseViewType {
    public static let typePrefix = "Spacer"
  }
}

extension InspectableView where View: SingleViewContent {
  /// The content, if it is a `Spacer`.
  public func spacer() throws -> InspectableView<ViewType.Spacer> {
    try child(ViewType.Spacer.self)
  }
}

extension InspectableView where View: MultipleViewContent {
  /// The child at a place, counted from 0, if it is a `Spacer`.
  public func spacer(_ index: Int) throws -> InspectableView<ViewType.Spacer> {
    try child(ViewType.Spacer.self, at: index)
  }
}

// MARK: Attributes

extension InspectableView where View == ViewType.Spacer {
  /// In points; nil for the default.
  public func minLength() throws -> CGFloat? {
    try node.value(as: Spacer.self).minLength
  }
}
