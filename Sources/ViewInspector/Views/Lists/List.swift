import SwiftUI

extension ViewType {
  public struct List: BaseViewType, MultipleViewContent {
    public static let typePrefix = "List"
  }
}

extension InspectableView where View: SingleViewContent {
  public func list() throws -> InspectableView<ViewType.List> {
    try child(ViewType.List.self)
  }
}

extension InspectableView where View: MultipleViewContent {
  public func list(_ index: Int) throws -> InspectableView<ViewType.List> {
    try child(ViewType.List.self, at: index)
  }
}
