import SwiftUI

extension ViewType {
  public struct GeometryReader: BaseViewType, SingleViewContent {
    public static let typePrefix = "GeometryReader"
  }
}

extension InspectableView where View: SingleViewContent {
  public func geometryReader() throws -> InspectableView<ViewType.GeometryReader> {
    try child(ViewType.GeometryReader.self)
  }
}

extension InspectableView where View: MultipleViewContent {
  public func geometryReader(_ index: Int) throws -> InspectableView<ViewType.GeometryReader> {
    try child(ViewType.GeometryReader.self, at: index)
  }
}
