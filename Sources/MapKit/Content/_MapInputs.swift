import SwiftUI

/// What the content around says about a part of a map's content.
public struct _MapInputs {
  /// The identity, from outside.
  var path: [AnyHashable] = []
  /// What the app has tagged it with, the inner tag first.
  var tags: [AnyHashable] = []
  /// Of the elements of data, from outside.
  var identities: [AnyHashable] = []
  var style = MapItemStyle()

  nonisolated init() {}

  /// The inputs of a part.
  func part(_ id: AnyHashable) -> _MapInputs {
    var inputs = self
    inputs.path.append(id)
    return inputs
  }
}

/// How something on a map is drawn.
struct MapItemStyle {
  var tint: AnyShapeStyle?
  var titles = Visibility.automatic
  var fill: AnyShapeStyle?
  var stroke: AnyShapeStyle?
  var strokeStyle: StrokeStyle?
  var overlayLevel = MKOverlayLevel.aboveRoads
}
