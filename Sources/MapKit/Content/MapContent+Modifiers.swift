import SwiftUI

/// Content with something said about it.
struct ModifiedMapContent<Base: MapContent>: MapContent {
  typealias Body = Never
  let base: Base
  let change: (inout _MapInputs) -> Void

  func _mapItems(_ inputs: _MapInputs) -> [_MapItem] {
    var inputs = inputs
    change(&inputs)
    return base._mapItems(inputs)
  }
}

extension MapContent {
  private func style(_ change: @escaping (inout MapItemStyle) -> Void) -> some MapContent {
    ModifiedMapContent(base: self) { change(&$0.style) }
  }

  /// Gives the content the value that the map's selection has while it is selected.
  public func tag<V: Hashable>(_ tag: V) -> some MapContent {
    ModifiedMapContent(base: self) { $0.tags.insert(AnyHashable(tag), at: 0) }
  }

  /// Sets the colour of balloons.
  public func tint<S: ShapeStyle>(_ tint: S) -> some MapContent {
    style { $0.tint = AnyShapeStyle(tint) }
  }

  /// Shows or hides what markers and annotations are called; it is shown by itself.
  public func annotationTitles(_ visibility: Visibility) -> some MapContent {
    style { $0.titles = visibility }
  }

  // MARK: Overlays

  public func stroke(_ content: some ShapeStyle, lineWidth: CGFloat = 1) -> some MapContent {
    stroke(content, style: StrokeStyle(lineWidth: lineWidth))
  }

  public func stroke(lineWidth: CGFloat = 1) -> some MapContent {
    strokeStyle(style: StrokeStyle(lineWidth: lineWidth))
  }

  public func stroke(_ content: some ShapeStyle, style: StrokeStyle) -> some MapContent {
    self.style {
      $0.stroke = AnyShapeStyle(content)
      $0.strokeStyle = style
    }
  }

  public func strokeStyle(style: StrokeStyle) -> some MapContent {
    self.style { $0.strokeStyle = style }
  }

  /// Sets what fills polygons and circles.
  public func foregroundStyle(_ content: some ShapeStyle) -> some MapContent {
    style { $0.fill = AnyShapeStyle(content) }
  }

  /// Draws overlays in front of others or behind them.
  public func mapOverlayLevel(level: MKOverlayLevel) -> some MapContent {
    style { $0.overlayLevel = level }
  }
}
