import SwiftUI

extension ViewType {
  public struct Form: BaseViewType, MultipleViewContent {
    public static let typePrefix = "Form"
  }
}

extension InspectableView where View: SingleViewContent {
  public func form() throws -> InspectableView<ViewType.Form> {
    try child(ViewType.Form.self)
  }
}

extension InspectableView where View: MultipleViewContent {
  public func form(_ index: Int) throws -> InspectableView<ViewType.Form> {
    try child(ViewType.Form.self, at: index)
  }
}
