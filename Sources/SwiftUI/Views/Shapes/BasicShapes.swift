import CoreGraphics
import Foundation

/// How the corners of a rounded rectangle run.
public enum RoundedCornerStyle: Hashable, Sendable {
  case circular
  case continuous
}

/// A rectangle as large as its frame.
public nonisolated struct Rectangle: InsettableShape {
  package var amount: CGFloat = 0
  public init() {}
  public func path(in rect: CGRect) -> Path { Path(rect.insetBy(dx: amount, dy: amount)) }
  public func inset(by amount: CGFloat) -> Rectangle {
    var copy = self
    copy.amount += amount
    return copy
  }
}

/// A rectangle with round corners.
public nonisolated struct RoundedRectangle: InsettableShape {
  /// In points.
  public var cornerSize: CGSize
  public var style: RoundedCornerStyle
  package var amount: CGFloat = 0

  public init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
    self.cornerSize = cornerSize
    self.style = style
  }

  public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
    self.init(cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
  }

  public func path(in rect: CGRect) -> Path {
    let inner = rect.insetBy(dx: amount, dy: amount)
    return Path(
      roundedRect: inner,
      cornerSize: CGSize(
        width: max(0, min(cornerSize.width - amount, inner.width / 2)),
        height: max(0, min(cornerSize.height - amount, inner.height / 2))), style: style)
  }

  public func inset(by amount: CGFloat) -> RoundedRectangle {
    var copy = self
    copy.amount += amount
    return copy
  }
}

/// The largest circle in the middle of its frame.
public nonisolated struct Circle: InsettableShape {
  package var amount: CGFloat = 0
  public init() {}

  public func path(in rect: CGRect) -> Path {
    let diameter = max(0, min(rect.width, rect.height) - 2 * amount)
    return Path(
      ellipseIn: CGRect(
        x: rect.midX - diameter / 2, y: rect.midY - diameter / 2, width: diameter,
        height: diameter))
  }

  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    let sides = [proposal.width, proposal.height].compactMap { $0 }
    let side = sides.min() ?? 10
    return CGSize(width: side, height: side)
  }

  public func inset(by amount: CGFloat) -> Circle {
    var copy = self
    copy.amount += amount
    return copy
  }
}

/// An ellipse as large as its frame.
public nonisolated struct Ellipse: InsettableShape {
  package var amount: CGFloat = 0
  public init() {}
  public func path(in rect: CGRect) -> Path {
    Path(ellipseIn: rect.insetBy(dx: amount, dy: amount))
  }
  public func inset(by amount: CGFloat) -> Ellipse {
    var copy = self
    copy.amount += amount
    return copy
  }
}

/// A rectangle whose short sides are half circles.
public nonisolated struct Capsule: InsettableShape {
  public var style: RoundedCornerStyle
  package var amount: CGFloat = 0
  public init(style: RoundedCornerStyle = .continuous) { self.style = style }

  public func path(in rect: CGRect) -> Path {
    let inner = rect.insetBy(dx: amount, dy: amount)
    let radius = max(0, min(inner.width, inner.height) / 2)
    return Path(
      roundedRect: inner, cornerSize: CGSize(width: radius, height: radius), style: style)
  }

  public func inset(by amount: CGFloat) -> Capsule {
    var copy = self
    copy.amount += amount
    return copy
  }
}
