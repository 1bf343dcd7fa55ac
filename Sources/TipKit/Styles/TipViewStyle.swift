/// The look of tips: what stands on their ground.
@preconcurrency @MainActor
public protocol TipViewStyle {
  associatedtype Body: View
  typealias Configuration = TipViewStyleConfiguration

  @ViewBuilder @MainActor @preconcurrency
  func makeBody(configuration: Configuration) -> Body
}

/// What a style of tips is told.
@preconcurrency @MainActor
public struct TipViewStyleConfiguration {
  /// The tip itself, which a style of an app's own can close by `invalidate(reason:)`.
  public let tip: any Tip
  public let title: Text?
  public let message: Text?
  public let image: Image?
  /// With handlers that a style calls where one is tapped.
  public let actions: [Tips.Action]
  /// Where the arrow points at what the tip is about; nil where it has none.
  public let arrowEdge: Edge?

  init(_ tip: any Tip, arrowEdge: Edge?, tell: @escaping @MainActor (Tips.Action) -> Void) {
    self.tip = (tip as? AnyTip)?.base ?? tip
    title = tip.title
    message = tip.message
    image = tip.image
    actions = tip.actions.enumerated().map { index, action in action.placed(at: index, tell) }
    self.arrowEdge = arrowEdge
  }
}

extension TipViewStyle {
  func anyBody(_ configuration: Configuration) -> AnyView {
    AnyView(makeBody(configuration: configuration))
  }
}
