import CoreGraphics
import Observation

/// Where the views are at which tips point.
@MainActor @Observable
final class TipAnchors {
  static let shared = TipAnchors()

  private var frames: [AnyHashable: CGRect] = [:]

  private init() {}

  /// The frame of the view with an identifier, in the space of its window; nil where none is shown.
  ///
  /// The view that asks hears of changes.
  func frame(of id: AnyHashable) -> CGRect? { frames[id] }

  func note(_ frame: CGRect?, of id: AnyHashable) {
    if frames[id] != frame { frames[id] = frame }
  }
}

extension View {
  /// Names the view, so that a `TipView` with this identifier of an anchor points at its bounds.
  public nonisolated func tipAnchor<AnchorID: Hashable & Sendable>(_ id: AnchorID) -> some View {
    modifier(TipAnchorModifier(id: id))
  }
}

private struct TipAnchorModifier<AnchorID: Hashable & Sendable>: ViewModifier {
  let id: AnchorID

  nonisolated init(id: AnchorID) { self.id = id }

  func body(content: Content) -> some View {
    content
      .onGeometryChange(for: CGRect.self) {
        $0.frame(in: .global)
      } action: {
        TipAnchors.shared.note($0, of: AnyHashable(id))
      }
      .onDisappear { TipAnchors.shared.note(nil, of: AnyHashable(id)) }
  }
}
