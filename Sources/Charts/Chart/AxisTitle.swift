import SwiftUI

/// The label of a whole axis.
struct AxisTitle {
  /// The side of the plot at which a label stands.
  enum Side: Sendable {
    case top, bottom, leading, trailing, overlay
  }

  let view: AnyView
  let position: AnnotationPosition
  let alignment: Alignment?
  /// Between the label and what is nearer to the plot, in points; nil for the usual.
  let spacing: CGFloat?

  func side(isX: Bool) -> Side {
    switch position.kind {
    case .automatic: isX ? .bottom : .top
    case .top, .topLeading, .topTrailing: .top
    case .bottom, .bottomLeading, .bottomTrailing: .bottom
    case .leading: .leading
    case .trailing: .trailing
    case .overlay: .overlay
    }
  }

  /// Where the label stands along its side: 0 for the leading or top end, 1 for the other one.
  func part(isX: Bool) -> UnitPoint {
    if let alignment {
      return UnitPoint(x: alignment.horizontal.part, y: alignment.vertical.part)
    }
    return switch position.kind {
    case .topLeading, .bottomLeading: .leading
    case .topTrailing, .bottomTrailing: .trailing
    case .automatic: isX ? .center : .trailing
    default: .center
    }
  }
}

extension HorizontalAlignment {
  /// 0 for the leading edge, 1 for the trailing one, between them for all others.
  var part: CGFloat { self == .leading ? 0 : self == .trailing ? 1 : 0.5 }
}

extension VerticalAlignment {
  /// 0 for the top, 1 for the bottom, between them for all others.
  var part: CGFloat { self == .top ? 0 : self == .bottom ? 1 : 0.5 }
}
