import CoreGraphics
import UIKit

/// A tip as it is shown: what the style makes of it, on its ground.
///
/// Notes that the tip is shown.
struct TipCard: View {
  let tip: any Tip
  let arrowEdge: Edge?
  /// Whether it is one among other views, with a ground of its own.
  let isInline: Bool
  /// What the arrow points at; nil for the middle of its edge.
  var anchor: AnyHashable?
  let action: @MainActor (Tips.Action) -> Void
  @Environment(\.tipLooks) private var looks
  /// In the space of the window, in points.
  @State private var frame: CGRect?

  private var ground: AnyShapeStyle? { looks.background ?? (isInline ? TipLooks.ground : nil) }

  var body: some View {
    placed
      .accessibilityElement(children: .contain)
      .onAppear { TipStore.shared.didAppear(tip) }
      .onDisappear { TipStore.shared.didDisappear(tip) }
      .id(tip.id)
  }

  /// The card, which looks where it is if its arrow points at something.
  @ViewBuilder private var placed: some View {
    if anchor == nil {
      card
    } else {
      card.onGeometryChange(for: CGRect.self) {
        $0.frame(in: .global)
      } action: {
        frame = $0
      }
    }
  }

  private var anchorFrame: CGRect? { anchor.flatMap { TipAnchors.shared.frame(of: $0) } }

  /// Where the arrow stands: at the side of its anchor, if the app does not say.
  private var side: Edge? {
    guard isInline else { return nil }
    if let arrowEdge { return arrowEdge }
    guard let frame, let anchorFrame else { return nil }
    return anchorFrame.midY <= frame.midY ? .top : .bottom
  }

  /// How far the arrow is from the middle of its edge, so that it points at its anchor.
  private func shift(_ edge: Edge) -> CGSize {
    guard let frame, let anchorFrame else { return .zero }
    func shift(_ distance: CGFloat, _ length: CGFloat) -> CGFloat {
      let most = max(0, length / 2 - looks.cornerRadius - 10)
      return min(max(distance, -most), most)
    }
    switch edge {
    case .top, .bottom:
      return CGSize(width: shift(anchorFrame.midX - frame.midX, frame.width), height: 0)
    case .leading, .trailing:
      return CGSize(width: 0, height: shift(anchorFrame.midY - frame.midY, frame.height))
    }
  }

  @ViewBuilder private var card: some View {
    switch side {
    case .top:
      VStack(spacing: 0) {
        arrow(.top); content
      }
    case .bottom:
      VStack(spacing: 0) {
        content; arrow(.bottom)
      }
    case .leading:
      HStack(spacing: 0) {
        arrow(.leading); content
      }
    case .trailing:
      HStack(spacing: 0) {
        content; arrow(.trailing)
      }
    case nil: content
    }
  }

  @ViewBuilder private var content: some View {
    let configuration = TipViewStyleConfiguration(tip, arrowEdge: arrowEdge, tell: action)
    let content = looks.style.anyBody(configuration)
    if let ground {
      content.background {
        RoundedRectangle(cornerRadius: isInline ? looks.cornerRadius : 0)
          .fill(ground, style: FillStyle(antialiased: looks.isAntialiased))
      }
    } else {
      content
    }
  }

  private func arrow(_ edge: Edge) -> some View {
    let isUpright = edge == .top || edge == .bottom
    return TipArrow(edge: edge)
      .fill(ground ?? TipLooks.ground)
      .frame(width: isUpright ? 20 : 10, height: isUpright ? 10 : 20)
      .offset(shift(edge))
      .accessibilityHidden(true)
  }
}

/// A triangle that points to an edge.
private struct TipArrow: Shape {
  let edge: Edge

  func path(in rect: CGRect) -> Path {
    let corners =
      switch edge {
      case .top:
        [(rect.minX, rect.maxY), (rect.midX, rect.minY), (rect.maxX, rect.maxY)]
      case .bottom:
        [(rect.minX, rect.minY), (rect.midX, rect.maxY), (rect.maxX, rect.minY)]
      case .leading:
        [(rect.maxX, rect.minY), (rect.minX, rect.midY), (rect.maxX, rect.maxY)]
      case .trailing:
        [(rect.minX, rect.minY), (rect.maxX, rect.midY), (rect.minX, rect.maxY)]
      }
    var path = Path()
    path.addLines(corners.map { CGPoint(x: $0.0, y: $0.1) })
    path.closeSubpath()
    return path
  }
}
