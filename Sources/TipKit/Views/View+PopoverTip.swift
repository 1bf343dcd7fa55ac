import Foundation

extension View {
  /// Shows a tip in a popover at this view.
  ///
  /// Differs from Apple's: the popover stands below or above its view; at `leading` and `trailing` it stands as
  /// without `arrowEdge`.
  public nonisolated func popoverTip(
    _ tip: (any Tip)?, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
    arrowEdge: Edge? = nil, action: @escaping @MainActor (Tips.Action) -> Void = { _ in }
  ) -> some View {
    modifier(
      PopoverTipModifier(
        tip: tip, isPresented: nil, anchor: attachmentAnchor, arrowEdge: arrowEdge, action: action))
  }

  /// Shows a tip in a popover at this view, which the app may hide for a while by `isPresented`, and show again.
  ///
  /// Differs from Apple's: the popover stands below or above its view; at `leading` and `trailing` it stands as
  /// without `arrowEdge`.
  public nonisolated func popoverTip(
    _ tip: (any Tip)?, isPresented: Binding<Bool>?,
    attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge? = nil,
    action: @escaping @MainActor (Tips.Action) -> Void = { _ in }
  ) -> some View {
    modifier(
      PopoverTipModifier(
        tip: tip, isPresented: isPresented, anchor: attachmentAnchor, arrowEdge: arrowEdge,
        action: action))
  }
}

private struct PopoverTipModifier: ViewModifier {
  let tip: (any Tip)?
  let isPresented: Binding<Bool>?
  let anchor: PopoverAttachmentAnchor
  let arrowEdge: Edge?
  let action: @MainActor (Tips.Action) -> Void

  nonisolated init(
    tip: (any Tip)?, isPresented: Binding<Bool>?, anchor: PopoverAttachmentAnchor,
    arrowEdge: Edge?,
    action: @escaping @MainActor (Tips.Action) -> Void
  ) {
    self.tip = tip
    self.isPresented = isPresented
    self.anchor = anchor
    self.arrowEdge = arrowEdge
    self.action = action
  }

  /// What the popover keeps showing while it goes.
  private struct Item: Identifiable {
    let tip: any Tip
    var id: String { tip.id }
  }

  func body(content: Content) -> some View {
    let displays = TipChanges.shared.displays(tip)
    if let isPresented {
      popover(content, shows: displays && isPresented.wrappedValue)
        .modifier(TipPresence(displays: displays, isPresented: isPresented))
    } else {
      popover(content, shows: displays)
    }
  }

  private func popover(_ content: Content, shows: Bool) -> some View {
    let item = shows ? tip.map { Item(tip: $0) } : nil
    return content.popover(
      item: Binding(get: { item }, set: { if $0 == nil { close(item) } }),
      attachmentAnchor: anchor, arrowEdge: arrowEdge
    ) { item in
      TipCard(tip: item.tip, arrowEdge: arrowEdge, isInline: false, action: action)
        .presentationCompactAdaptation(.popover)
    }
  }

  /// A tap beside the popover closes the tip for good, as its button does.
  private func close(_ item: Item?) {
    guard let tip = item?.tip, tip.shouldDisplay else { return }
    tip.invalidate(reason: .tipClosed)
  }
}
