/// A tip among other views; nothing, and no space, while the tip is not to be shown.
@preconcurrency @MainActor
public struct TipView<Content: Tip>: View {
  private let tip: Content?
  private let isPresented: Binding<Bool>?
  private let arrowEdge: Edge?
  /// What the arrow points at; nil for the middle of its edge.
  private let anchor: AnyHashable?
  private let action: @MainActor (Tips.Action) -> Void

  /// - Parameters:
  ///   - tip: Nil for nothing.
  ///   - arrowEdge: Where an arrow points at what the tip is about; nil for no arrow.
  ///   - action: Called with an action of the tip that is tapped, beside the action's own handler.
  public init(
    _ tip: Content?, arrowEdge: Edge? = nil,
    action: @escaping @MainActor (Tips.Action) -> Void = { _ in }
  ) {
    self.init(tip, nil, arrowEdge, nil, action)
  }

  /// - Parameters:
  ///   - tip: Nil for nothing.
  ///   - isPresented: True while the tip is to be shown; the app may hide a tip for a while by it, and show it again.
  ///   - arrowEdge: Where an arrow points at what the tip is about; nil for no arrow.
  ///   - action: Called with an action of the tip that is tapped, beside the action's own handler.
  public init(
    _ tip: Content?, isPresented: Binding<Bool>?, arrowEdge: Edge? = nil,
    action: @escaping @MainActor (Tips.Action) -> Void = { _ in }
  ) {
    self.init(tip, isPresented, arrowEdge, nil, action)
  }

  /// - Parameters:
  ///   - tip: Nil for nothing.
  ///   - isPresented: True while the tip is to be shown; the app may hide a tip for a while by it, and show it again.
  ///   - arrowEdge: The side of the arrow; nil for the one where the anchor is, above or below.
  ///   - anchorID: That of the `tipAnchor(_:)` at which the arrow points.
  ///   - action: Called with an action of the tip that is tapped, beside the action's own handler.
  public init<AnchorID: Hashable & Sendable>(
    _ tip: Content?, isPresented: Binding<Bool>? = nil, arrowEdge: Edge? = nil, anchorID: AnchorID,
    action: @escaping @MainActor (Tips.Action) -> Void = { _ in }
  ) {
    self.init(tip, isPresented, arrowEdge, AnyHashable(anchorID), action)
  }

  fileprivate init(
    _ tip: Content?, _ isPresented: Binding<Bool>?, _ arrowEdge: Edge?, _ anchor: AnyHashable?,
    _ action: @escaping @MainActor (Tips.Action) -> Void
  ) {
    self.tip = tip
    self.isPresented = isPresented
    self.arrowEdge = arrowEdge
    self.anchor = anchor
    self.action = action
  }

  public var body: some View {
    let displays = TipChanges.shared.displays(tip)
    if let isPresented {
      Group { if displays, isPresented.wrappedValue { card } }
        .modifier(TipPresence(displays: displays, isPresented: isPresented))
    } else if displays {
      card
    }
  }

  @ViewBuilder private var card: some View {
    if let tip {
      TipCard(tip: tip, arrowEdge: arrowEdge, isInline: true, anchor: anchor, action: action)
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
    self.init(tip.map { AnyTip($0) }, nil, arrowEdge, nil, action)
  }

  /// Shows a tip of any type, which the app may hide for a while.
  @_disfavoredOverload
  public init(
    _ tip: (any Tip)?, isPresented: Binding<Bool>?, arrowEdge: Edge? = nil,
    action: @escaping @MainActor (Tips.Action) -> Void = { _ in }
  ) {
    self.init(tip.map { AnyTip($0) }, isPresented, arrowEdge, nil, action)
  }

  /// Shows a tip of any type that points at a `tipAnchor(_:)`.
  @_disfavoredOverload
  public init<AnchorID: Hashable & Sendable>(
    _ tip: (any Tip)?, isPresented: Binding<Bool>? = nil, arrowEdge: Edge? = nil,
    anchorID: AnchorID, action: @escaping @MainActor (Tips.Action) -> Void = { _ in }
  ) {
    self.init(
      tip.map { AnyTip($0) }, isPresented, arrowEdge, AnyHashable(anchorID), action)
  }
}
