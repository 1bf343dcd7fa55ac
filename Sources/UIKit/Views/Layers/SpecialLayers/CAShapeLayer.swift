import CoreGraphics
import Device
import DisplayList
import Foundation

@preconcurrency @MainActor
open class CAShapeLayer: CALayer {
  open var path: CGPath? { didSet { didChange("path", from: .path(oldValue)) } }
  open var fillColor: CGColor? = CGColor(gray: 0, alpha: 1) {
    didSet { didChange("fillColor", from: .color(oldValue)) }
  }
  open var fillRule = CAShapeLayerFillRule.nonZero { didSet { noteChange() } }
  open var strokeColor: CGColor? { didSet { didChange("strokeColor", from: .color(oldValue)) } }
  /// Part of the path, 0 to 1.
  open var strokeStart: CGFloat = 0 {
    didSet {
      guard keeps(&strokeStart, insteadOf: oldValue, as: "strokeStart") else { return }
      didChange("strokeStart", from: .number(oldValue))
    }
  }
  /// Part of the path, 0 to 1.
  open var strokeEnd: CGFloat = 1 {
    didSet {
      guard keeps(&strokeEnd, insteadOf: oldValue, as: "strokeEnd") else { return }
      didChange("strokeEnd", from: .number(oldValue))
    }
  }
  /// In points.
  open var lineWidth: CGFloat = 1 {
    didSet {
      guard keeps(&lineWidth, insteadOf: oldValue, as: "lineWidth") else { return }
      didChange("lineWidth", from: .number(oldValue))
    }
  }
  open var miterLimit: CGFloat = 10 {
    didSet {
      guard keeps(&miterLimit, insteadOf: oldValue, as: "miterLimit") else { return }
      didChange("miterLimit", from: .number(oldValue))
    }
  }
  open var lineCap = CAShapeLayerLineCap.butt { didSet { noteChange() } }
  open var lineJoin = CAShapeLayerLineJoin.miter { didSet { noteChange() } }
  /// In points.
  open var lineDashPhase: CGFloat = 0 {
    didSet {
      guard keeps(&lineDashPhase, insteadOf: oldValue, as: "lineDashPhase") else { return }
      didChange("lineDashPhase", from: .number(oldValue))
    }
  }
  /// Lengths of dashes and gaps, in points.
  open var lineDashPattern: [NSNumber]? { didSet { noteChange() } }

  override func copyValues(from layer: CALayer) {
    super.copyValues(from: layer)
    guard let layer = layer as? CAShapeLayer else { return }
    (path, fillColor, fillRule) = (layer.path, layer.fillColor, layer.fillRule)
    (strokeColor, strokeStart, strokeEnd) = (layer.strokeColor, layer.strokeStart, layer.strokeEnd)
    (lineWidth, miterLimit) = (layer.lineWidth, layer.miterLimit)
    (lineCap, lineJoin) = (layer.lineCap, layer.lineJoin)
    (lineDashPhase, lineDashPattern) = (layer.lineDashPhase, layer.lineDashPattern)
  }

  override func appendContents(to canvas: inout ViewCanvas, in rect: CGRect) {
    super.appendContents(to: &canvas, in: rect)
    guard let path else { return }
    if let fillColor {
      canvas.append(
        .fill(
          path, canvas.paint(UIColor(cgColor: fillColor)),
          rule: fillRule == .evenOdd ? .evenOdd : .winding))
    }
    guard let strokeColor, lineWidth > 0, strokeEnd > strokeStart else { return }
    let attributes = StrokeAttributes(
      width: lineWidth, cap: lineCap.value, join: lineJoin.value, miterLimit: miterLimit,
      dash: lineDashPattern?.map { CGFloat($0.doubleValue) } ?? [], dashPhase: lineDashPhase)
    let line =
      strokeStart <= 0 && strokeEnd >= 1
      ? path : path.part(from: max(strokeStart, 0), to: min(strokeEnd, 1))
    canvas.append(.stroke(line, canvas.paint(UIColor(cgColor: strokeColor)), attributes))
  }
}

public struct CAShapeLayerFillRule: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let nonZero = CAShapeLayerFillRule(rawValue: "non-zero")
  public static let evenOdd = CAShapeLayerFillRule(rawValue: "even-odd")
}

public struct CAShapeLayerLineCap: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let butt = CAShapeLayerLineCap(rawValue: "butt")
  public static let round = CAShapeLayerLineCap(rawValue: "round")
  public static let square = CAShapeLayerLineCap(rawValue: "square")

  var value: CGLineCap { self == .round ? .round : self == .square ? .square : .butt }
}

public struct CAShapeLayerLineJoin: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let miter = CAShapeLayerLineJoin(rawValue: "miter")
  public static let round = CAShapeLayerLineJoin(rawValue: "round")
  public static let bevel = CAShapeLayerLineJoin(rawValue: "bevel")

  var value: CGLineJoin { self == .round ? .round : self == .bevel ? .bevel : .miter }
}
