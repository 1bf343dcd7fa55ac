import CoreGraphics
import Foundation

/// A property of layers that can be animated, by its name.
struct LayerProperty {
  let value: @MainActor (CALayer) -> LayerValue?
  /// Shows another value; for presentation layers.
  let show: @MainActor (CALayer, LayerValue) -> Void

  /// The property of a layer with a name; nil if it has none that can be animated.
  @MainActor
  static func named(_ name: String, of layer: CALayer) -> LayerProperty? {
    if let property = all[name] { return property }
    if layer is CAShapeLayer { return ofShapes[name] }
    if layer is CAGradientLayer { return ofGradients[name] }
    if layer is CATextLayer { return ofTexts[name] }
    return nil
  }

  @MainActor
  static func value(_ name: String, of layer: CALayer) -> LayerValue? {
    named(name, of: layer)?.value(layer)
  }

  // MARK: Tables

  @MainActor private static let all: [String: LayerProperty] = [
    "anchorPoint": point(\CALayer.anchorPoint),
    "backgroundColor": LayerProperty(
      value: { .color($0.resolvedBackgroundColor) },
      show: { layer, value in if let color = value.color { layer.backgroundColor = color } }),
    "borderColor": color(\CALayer.borderColor),
    "borderWidth": number(\CALayer.borderWidth),
    "bounds": LayerProperty(
      value: { .rect($0.bounds) }, show: { layer, value in value.rect.map { layer.bounds = $0 } }),
    "contents": LayerProperty(
      value: { .object($0.contents) },
      show: { layer, value in if case .object(let contents) = value { layer.contents = contents } }),
    "contentsRect": LayerProperty(
      value: { .rect($0.contentsRect) },
      show: { layer, value in value.rect.map { layer.contentsRect = $0 } }),
    "cornerRadius": number(\CALayer.cornerRadius),
    "hidden": LayerProperty(
      value: { .flag($0.isHidden) },
      show: { layer, value in value.flag.map { layer.isHidden = $0 } }),
    "masksToBounds": LayerProperty(
      value: { .flag($0.masksToBounds) },
      show: { layer, value in value.flag.map { layer.masksToBounds = $0 } }),
    "opacity": LayerProperty(
      value: { $0.owner.map { .number($0.alpha) } ?? .number($0.opacity) },
      show: { layer, value in
        guard let number = value.number else { return }
        if let view = layer.owner { view.alpha = number } else { layer.opacity = Float(number) }
      }),
    "position": point(\CALayer.position),
    "shadowColor": color(\CALayer.shadowColor),
    "shadowOffset": LayerProperty(
      value: { .size($0.shadowOffset) },
      show: { layer, value in value.size.map { layer.shadowOffset = $0 } }),
    "shadowOpacity": LayerProperty(
      value: { .number($0.shadowOpacity) },
      show: { layer, value in value.number.map { layer.shadowOpacity = Float($0) } }),
    "shadowPath": path(\CALayer.shadowPath),
    "shadowRadius": number(\CALayer.shadowRadius),
    "sublayerTransform": LayerProperty(
      value: { .transform($0.sublayerTransform) },
      show: { layer, value in value.transform.map { layer.sublayerTransform = $0 } }),
    "transform": LayerProperty(
      value: { .transform($0.transform) },
      show: { layer, value in value.transform.map { layer.transform = $0 } }),
    "zPosition": number(\CALayer.zPosition),
  ]

  @MainActor private static let ofShapes: [String: LayerProperty] = [
    "fillColor": color(\CAShapeLayer.fillColor),
    "lineDashPhase": number(\CAShapeLayer.lineDashPhase),
    "lineWidth": number(\CAShapeLayer.lineWidth),
    "miterLimit": number(\CAShapeLayer.miterLimit),
    "path": path(\CAShapeLayer.path),
    "strokeColor": color(\CAShapeLayer.strokeColor),
    "strokeEnd": number(\CAShapeLayer.strokeEnd),
    "strokeStart": number(\CAShapeLayer.strokeStart),
  ]

  @MainActor private static let ofGradients: [String: LayerProperty] = [
    "colors": LayerProperty(
      value: { .colors(CAGradientLayer.colors(in: ($0 as? CAGradientLayer)?.colors)) },
      show: { layer, value in value.colors.map { (layer as? CAGradientLayer)?.colors = $0 } }),
    "endPoint": point(\CAGradientLayer.endPoint),
    "locations": LayerProperty(
      value: { .numbers((($0 as? CAGradientLayer)?.locations ?? []).map(\.doubleValue)) },
      show: { layer, value in
        guard case .numbers(let numbers) = value, !numbers.isEmpty else { return }
        (layer as? CAGradientLayer)?.locations = numbers.map { NSNumber(value: $0) }
      }),
    "startPoint": point(\CAGradientLayer.startPoint),
  ]

  @MainActor private static let ofTexts: [String: LayerProperty] = [
    "fontSize": number(\CATextLayer.fontSize),
    "foregroundColor": color(\CATextLayer.foregroundColor),
  ]

  // MARK: Kinds

  @MainActor
  private static func number<Layer: CALayer>(
    _ path: ReferenceWritableKeyPath<Layer, CGFloat>
  ) -> LayerProperty {
    LayerProperty(
      value: { ($0 as? Layer).map { .number($0[keyPath: path]) } },
      show: { layer, value in value.number.map { (layer as? Layer)?[keyPath: path] = $0 } })
  }

  @MainActor
  private static func point<Layer: CALayer>(
    _ path: ReferenceWritableKeyPath<Layer, CGPoint>
  ) -> LayerProperty {
    LayerProperty(
      value: { ($0 as? Layer).map { .point($0[keyPath: path]) } },
      show: { layer, value in value.point.map { (layer as? Layer)?[keyPath: path] = $0 } })
  }

  @MainActor
  private static func color<Layer: CALayer>(
    _ path: ReferenceWritableKeyPath<Layer, CGColor?>
  ) -> LayerProperty {
    LayerProperty(
      value: { ($0 as? Layer).map { .color($0[keyPath: path]) } },
      show: { layer, value in
        if let color = value.color { (layer as? Layer)?[keyPath: path] = color }
      })
  }

  @MainActor
  private static func path<Layer: CALayer>(
    _ keyPath: ReferenceWritableKeyPath<Layer, CGPath?>
  ) -> LayerProperty {
    LayerProperty(
      value: { ($0 as? Layer).map { .path($0[keyPath: keyPath]) } },
      show: { layer, value in
        if let path = value.path { (layer as? Layer)?[keyPath: keyPath] = path }
      })
  }
}
