import SwiftUI

extension ViewType {
  /// Stands for `GeometryReader`.
  public struct GeometryReader: BaseViewType, SingleViewContent {
    public static let typePrefix = "GeometryReader"
  }
}

extension InspectableView where View: SingleViewContent {
  /// The content, if it is a `GeometryReader`.
  public func geometryReader() throws -> InspectableView<ViewType.GeometryReader> {
    try child(ViewType.GeometryReader.self)
  }
}

extension InspectableView where View: MultipleViewContent {
  /// The child at a place, counted from 0, if it is a `GeometryReader`.
  public func geometryReader(_ index: Int) throws -> InspectableView<ViewType.GeometryReader> {
    try child(ViewType.GeometryReader.self, at: index)
  }
}
