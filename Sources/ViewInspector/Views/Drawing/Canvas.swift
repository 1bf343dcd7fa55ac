import SwiftUI

extension ViewType {
  public struct Canvas: BaseViewType {
    public static let typePrefix = "Canvas"
  }
}

extension InspectableView where View: SingleViewContent {
  public func canvas() throws -> InspectableView<ViewType.Canvas> {
    try child(ViewType.Canvas.self)
  }
}

extension InspectableView where View: MultipleViewContent {
  public func canvas(_ index: Int) throws -> InspectableView<ViewType.Canvas> {
    try child(ViewType.Canvas.self, at: index)
  }
}

// MARK: Attributes

extension InspectableView where View == ViewType.Canvas {
  /// The views that the canvas may draw by their tags.
  public func symbolsView() throws -> InspectableView<ViewType.ClassifiedView> {
    try supplementary("symbolsView")
  }

  public func colorMode() throws -> ColorRenderingMode { try canvasValue.colorMode }

  public func opaque() throws -> Bool { try canvasValue.isOpaque }

  public func rendersAsynchronously() throws -> Bool { try canvasValue.rendersAsynchronously }

  private var canvasValue: any CanvasValue {
    get throws { try node.value(as: (any CanvasValue).self) }
  }
}

/// What can be read of a canvas whatever its symbols are.
private protocol CanvasValue {
  var colorMode: ColorRenderingMode { get }
  var isOpaque: Bool { get }
  var rendersAsynchronously: Bool { get }
}

extension Canvas: CanvasValue {}
