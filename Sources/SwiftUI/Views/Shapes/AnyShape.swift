import CoreGraphics
import Foundation

/// A shape whose type is hidden.
public nonisolated struct AnyShape: Shape {
  private let outline: @Sendable (CGRect) -> Path
  private let size: @Sendable (ProposedViewSize) -> CGSize

  public init<S: Shape>(_ shape: S) {
    outline = { shape.path(in: $0) }
    size = { shape.sizeThatFits($0) }
  }

  public func path(in rect: CGRect) -> Path { outline(rect) }

  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { size(proposal) }
}
