import CoreGraphics
import Foundation

/// The outline of a two-dimensional shape.
///
/// Points; y downwards.
public struct Path: Equatable, Sendable {
  private var storage: CGPath

  public init() { storage = CGMutablePath() }
  public init(_ path: CGPath) { storage = path.copy() ?? path }
  public init(_ rect: CGRect) { storage = CGPath(rect: rect, transform: nil) }
  public init(ellipseIn rect: CGRect) { storage = CGPath(ellipseIn: rect, transform: nil) }

  public init(
    roundedRect rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous
  ) {
    let size = CGSize(
      width: max(0, min(cornerSize.width, rect.width / 2)),
      height: max(0, min(cornerSize.height, rect.height / 2)))
    if style == .continuous,
      let path = Path(continuousRect: rect, corners: (size, size, size, size))
    {
      self = path
      return
    }
    storage = CGPath(
      roundedRect: rect, cornerWidth: size.width, cornerHeight: size.height, transform: nil)
  }

  public init(
    roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous
  ) {
    self.init(
      roundedRect: rect, cornerSize: CGSize(width: cornerRadius, height: cornerRadius),
      style: style)
  }

  public init(_ callback: (inout Path) -> Void) {
    self.init()
    callback(&self)
  }

  public var cgPath: CGPath { storage }
  public var isEmpty: Bool { storage.isEmpty }
  public var boundingRect: CGRect { storage.boundingBoxOfPath }
  public var currentPoint: CGPoint? { storage.isEmpty ? nil : storage.currentPoint }

  public func contains(_ point: CGPoint, eoFill: Bool = false) -> Bool {
    storage.contains(point, using: eoFill ? .evenOdd : .winding)
  }

  mutating func change(_ body: (CGMutablePath) -> Void) {
    let path = storage.mutableCopy() ?? CGMutablePath()
    body(path)
    storage = path
  }

  public mutating func move(to point: CGPoint) { change { $0.move(to: point) } }
  public mutating func addLine(to point: CGPoint) { change { $0.addLine(to: point) } }
  public mutating func addLines(_ lines: [CGPoint]) { change { $0.addLines(between: lines) } }
  public mutating func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    change { $0.addRect(rect, transform: transform) }
  }
  public mutating func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    change { $0.addEllipse(in: rect, transform: transform) }
  }
  public mutating func closeSubpath() { change { $0.closeSubpath() } }

  public mutating func addQuadCurve(to point: CGPoint, control: CGPoint) {
    change { $0.addQuadCurve(to: point, control: control) }
  }

  public mutating func addCurve(to point: CGPoint, control1: CGPoint, control2: CGPoint) {
    change { $0.addCurve(to: point, control1: control1, control2: control2) }
  }

  public mutating func addPath(_ path: Path, transform: CGAffineTransform = .identity) {
    change { $0.addPath(path.cgPath, transform: transform) }
  }
}

extension Path: Shape {
  public nonisolated func path(in rect: CGRect) -> Path { self }
}
