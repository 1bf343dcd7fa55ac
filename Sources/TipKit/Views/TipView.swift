/// A tip among other views; nothing, and no space, while the tip is not to be shown.
@preconcurrency @MainActor
public struct TipView<Content: Tip>: View {
  private let tip: Content?
  private let arrowEdge: Edge?
  private let action: @MainActor (Tips.Action) -> Void

  /// - Parameters:
  ///   - tip: Nil for nothing.
  ///   - arrowEdge: Where an arrow points at what the tip is about; nil for no arrow.
  ///   - action: Called with an action of the tip that is tapped, beside the action's own handler.
  public init(
    _ tip: Content?, arrowEdge: Edge? = nil,
    action: @escaping @MainActor (Tips.Action) -> Void = { _ in }
  ) {
    self.tip = tip
    self.arrowEdge = arrowEdge
    self.action = action
  }

  public var body: some View {
    if let tip, TipChanges.shared.displays(tip) {
      TipCard(tip: tip, arrowEdge: arrowEdge, isInline: true, action: action)
    }
  }
}

extension TipView where Content == AnyTip {
  /// Shows a tip of any type, such as that of a `TipGroup`.
  @_disfavoredOverload
  public init(
    _ tip: (any Tip)?, arrowEdge: Edge? = nil,
    action: @escaping @MainActor (Tips.Action) -> Void = { _ in }
  ) {
    self.init(tip.map { AnyTip($0) }, arrowEdge: arrowEdge, action: action)
  }
}
