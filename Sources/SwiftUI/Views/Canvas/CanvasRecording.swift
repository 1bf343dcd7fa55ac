import CoreGraphics
import DisplayList
import Foundation

package typealias PixelFilter = Filter

/// What has been drawn into a canvas or one of its layers.
package final class CanvasRecording {
  var items: [DisplayItem] = []
  /// In points.
  let size: CGSize
  /// Pixels for each point.
  let scale: CGFloat
  let scope: EnvironmentScope
  /// Makes what a view draws at a proposal; its size and its items around its own origin.
  let render: (any View, Proposal) -> RenderedView
  let symbol: (AnyHashable) -> RenderedView?

  init(
    size: CGSize, scale: CGFloat, scope: EnvironmentScope,
    render: @escaping (any View, Proposal) -> RenderedView,
    symbol: @escaping (AnyHashable) -> RenderedView?
  ) {
    self.size = size
    self.scale = scale
    self.scope = scope
    self.render = render
    self.symbol = symbol
  }

  convenience init(_ outer: CanvasRecording) {
    self.init(
      size: outer.size, scale: outer.scale, scope: outer.scope, render: outer.render,
      symbol: outer.symbol)
  }

  var values: EnvironmentValues { scope.values }
}

/// What a view draws.
package struct RenderedView {
  let size: CGSize
  /// The distance of the first and the last baseline from the top, in points.
  var firstBaseline: CGFloat = 0
  var lastBaseline: CGFloat = 0
  let items: [DisplayItem]
}
