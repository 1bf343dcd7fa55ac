import SwiftUI

extension ViewType {
  public struct ColorPicker: BaseViewType {
    public static let typePrefix = "ColorPicker"
  }
}

extension InspectableView where View: SingleViewContent {
  public func colorPicker() throws -> InspectableView<ViewType.ColorPicker> {
    try child(ViewType.ColorPicker.self)
  }
}

extension InspectableView where View: MultipleViewContent {
  public func colorPicker(_ index: Int) throws -> InspectableView<ViewType.ColorPicker> {
    try child(ViewType.ColorPicker.self, at: index)
  }
}
