import CoreGraphics
import Foundation
import UIKit

/// Draws an overlay as a path that is filled and stroked.
open class MKOverlayPathRenderer: MKOverlayRenderer {
  /// Nil fills nothing.
  open var fillColor: UIColor? { didSet { setNeedsDisplay() } }
  /// Nil strokes nothing.
  open var strokeColor: UIColor? { didSet { setNeedsDisplay() } }
  /// In points of the screen.
  ///
  /// Differs from Apple's: 0 is 3 points, not the width of a road.
  open var lineWidth: CGFloat = 0 { didSet { setNeedsDisplay() } }
  open var lineJoin = CGLineJoin.round { didSet { setNeedsDisplay() } }
  open var lineCap = CGLineCap.round { didSet { setNeedsDisplay() } }
  open var miterLimit: CGFloat = 10 { didSet { setNeedsDisplay() } }
  /// In points of the screen.
  open var lineDashPhase: CGFloat = 0 { didSet { setNeedsDisplay() } }
  /// Lengths of dashes and gaps, in points of the screen; nil for a line without gaps.
  open var lineDashPattern: [NSNumber]? { didSet { setNeedsDisplay() } }
  /// Differs from Apple's: kept, and read by nobody here; paths are drawn with each picture.
  open var shouldRasterize = false

  private var storedPath: CGPath?

  /// In the renderer's points; made by `createPath()` when it is first asked for.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var path: CGPath! {
    get {
      if storedPath == nil { createPath() }
      return storedPath
    }
    set {
      storedPath = newValue
      setNeedsDisplay()
    }
  }

  /// Makes `path`.
  open func createPath() {}

  open func invalidatePath() {
    storedPath = nil
    setNeedsDisplay()
  }

  // MARK: Drawing

  open override func draw(_ mapRect: MKMapRect, zoomScale: MKZoomScale, in context: CGContext) {
    guard let path = path else { return }
    if fillColor != nil {
      applyFillProperties(to: context, atZoomScale: zoomScale)
      fillPath(path, in: context)
    }
    if strokeColor != nil {
      applyStrokeProperties(to: context, atZoomScale: zoomScale)
      strokePath(path, in: context)
    }
  }

  open func applyStrokeProperties(to context: CGContext, atZoomScale zoomScale: MKZoomScale) {
    let unit = 1 / max(zoomScale, 1e-12)
    if let strokeColor { context.setStrokeColor(strokeColor.cgColor) }
    context.setLineWidth((lineWidth > 0 ? lineWidth : Self.roadWidth) * unit)
    context.setLineJoin(lineJoin)
    context.setLineCap(lineCap)
    context.setMiterLimit(miterLimit)
    let dashes = lineDashPattern?.map { CGFloat($0.doubleValue) * unit } ?? []
    context.setLineDash(phase: lineDashPhase * unit, lengths: dashes)
  }

  open func applyFillProperties(to context: CGContext, atZoomScale zoomScale: MKZoomScale) {
    if let fillColor { context.setFillColor(fillColor.cgColor) }
  }

  open func strokePath(_ path: CGPath, in context: CGContext) {
    context.beginPath()
    context.addPath(path)
    context.strokePath()
  }

  open func fillPath(_ path: CGPath, in context: CGContext) {
    context.beginPath()
    context.addPath(path)
    context.fillPath(using: .evenOdd)
  }

  /// In points.
  private static let roadWidth: CGFloat = 3

  /// A path through places of the map.
  func outline(through points: [MKMapPoint], isClosed: Bool) -> CGMutablePath {
    let path = CGMutablePath()
    guard points.count > 1 else { return path }
    path.addLines(between: points.map { point(for: $0) })
    if isClosed { path.closeSubpath() }
    return path
  }
}
