import CoreGraphics
import Device
import DisplayList
import Foundation

@preconcurrency @MainActor
open class CAGradientLayer: CALayer {
  /// `CGColor`s.
  open var colors: [Any]? {
    didSet { didChange("colors", from: .colors(Self.colors(in: oldValue))) }
  }
  /// 0 to 1 along the gradient; nil for equal distances.
  open var locations: [NSNumber]? {
    didSet { didChange("locations", from: .numbers((oldValue ?? []).map(\.doubleValue))) }
  }
  /// In parts of the layer's width and height.
  open var startPoint = CGPoint(x: 0.5, y: 0) {
    didSet {
      guard keeps(&startPoint, insteadOf: oldValue, as: "startPoint") else { return }
      didChange("startPoint", from: .point(oldValue))
    }
  }
  /// In parts of the layer's width and height.
  open var endPoint = CGPoint(x: 0.5, y: 1) {
    didSet {
      guard keeps(&endPoint, insteadOf: oldValue, as: "endPoint") else { return }
      didChange("endPoint", from: .point(oldValue))
    }
  }
  open var type = CAGradientLayerType.axial { didSet { noteChange() } }

  override func copyValues(from layer: CALayer) {
    super.copyValues(from: layer)
    guard let layer = layer as? CAGradientLayer else { return }
    (colors, locations, type) = (layer.colors, layer.locations, layer.type)
    (startPoint, endPoint) = (layer.startPoint, layer.endPoint)
  }

  override func appendContents(to canvas: inout ViewCanvas, in rect: CGRect) {
    super.appendContents(to: &canvas, in: rect)
    let stops = stops(traits: canvas.traits)
    guard !stops.isEmpty, rect.width > 0, rect.height > 0 else { return }
    canvas.append(
      .fill(outline(of: rect), .gradient(PaintGradient(geometry(in: rect), stops: stops))))
  }

  static func colors(in values: [Any]?) -> [CGColor] {
    (values ?? []).compactMap { value -> CGColor? in
      if let color = value as? UIColor { return color.cgColor }
      return Swift.type(of: value) is CGColor.Type ? value as? CGColor : nil
    }
  }

  private func stops(traits: UITraitCollection) -> [PaintGradient.Stop] {
    let colors = Self.colors(in: colors)
    let places =
      locations?.map(\.doubleValue)
      ?? colors.indices.map { Double($0) / Double(max(colors.count - 1, 1)) }
    var last = 0.0
    return zip(colors, places).map { color, place in
      last = min(max(place, last), 1)
      return PaintGradient.Stop(color: PaintColor(color), location: last)
    }
  }

  private func geometry(in rect: CGRect) -> PaintGradient.Geometry {
    let start = CGPoint(
      x: rect.minX + startPoint.x * rect.width, y: rect.minY + startPoint.y * rect.height)
    let end = CGPoint(
      x: rect.minX + endPoint.x * rect.width, y: rect.minY + endPoint.y * rect.height)
    if type == .radial {
      return .elliptical(
        center: start, startRadii: .zero,
        endRadii: CGSize(width: abs(end.x - start.x), height: abs(end.y - start.y)))
    }
    if type == .conic {
      let angle = atan2(end.y - start.y, end.x - start.x)
      return .angular(center: start, startAngle: angle, endAngle: angle + 2 * .pi)
    }
    return .linear(start: start, end: end)
  }
}

public struct CAGradientLayerType: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let axial = CAGradientLayerType(rawValue: "axial")
  public static let radial = CAGradientLayerType(rawValue: "radial")
  public static let conic = CAGradientLayerType(rawValue: "conic")
}
