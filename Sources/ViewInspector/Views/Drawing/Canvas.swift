import SwiftUI

extension ViewType {
  /// Stands for `Canvas`.
  public struct Canvas: BaseViewType {
    public static let typePrefix = "Canvas"
  }
}

extension InspectableView where View: SingleViewContent {
  /// The content, if it is a `Canvas`.
  public func canvas() throws -> InspectableView<ViewType.Canvas> {
    try child(ViewType.Canvas.self)
  }
}

extension InspectableView where View: MultipleViewContent {
  /// The child at a place, counted from 0, if it is a `Canvas`.
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

  /// In which space the canvas blends its colors.
  public func colorMode() throws -> ColorRenderingMode { try canvasValue.colorMode }

  /// Whether the canvas was said to have no transparent parts.
  public func opaque() throws -> Bool { try canvasValue.isOpaque }

  /// Whether the canvas may draw apart from the main thread.
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
