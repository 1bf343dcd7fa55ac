import SwiftUI

extension ViewType {
  public struct Spacer: BaseViewType {
    public static let typePrefix = "Spacer"
  }
}

extension InspectableView where View: SingleViewContent {
  public func spacer() throws -> InspectableView<ViewType.Spacer> {
    try child(ViewType.Spacer.self)
  }
}

extension InspectableView where View: MultipleViewContent {
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
