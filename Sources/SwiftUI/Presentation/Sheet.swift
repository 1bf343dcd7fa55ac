/// Presents a view on a card, over the whole screen, or in a popover.
public nonisolated struct _SheetModifier<Value, C: View>: PrimitiveModifier {
  package let style: SheetLayerNode.Style
  /// What is presented; nil while nothing is.
  package let value: () -> Value?
  package let isSame: (Value, Value) -> Bool
  /// Sets the binding to false or nil.
  package let clear: () -> Void
  package let onDismiss: (() -> Void)?
  package let content: (Value) -> C
  package var arrowEdge: Edge?
  package var attachmentAnchor: PopoverAttachmentAnchor?

  package var name: String {
    switch style {
    case .sheet: "sheet"
    case .fullScreen: "fullScreenCover"
    case .popover: "popover"
    }
  }

  @MainActor
  package func makeNode(_ context: _NodeContext) -> SheetPresentingNode<Value, C> {
    SheetPresentingNode(self, context)
  }

  @MainActor
  package func start(_ node: SheetPresentingNode<Value, C>) {
    node.invalidate()
  }

  @MainActor
  package func updateNode(_ node: SheetPresentingNode<Value, C>) {
    node.modifier = self
    node.invalidate()
  }

  @MainActor
  public var _structure: _ModifierStructure {
    guard let value = value() else { return .modifier(name) }
    return .modifier(name, views: [SupplementaryView(name, content(value))])
  }
}

/// The place of a modifier that presents a sheet.
@MainActor
package final class SheetPresentingNode<Value, C: View>: PresentingNode<Value> {
  var modifier: _SheetModifier<Value, C>

  init(_ modifier: _SheetModifier<Value, C>, _ context: _NodeContext) {
    self.modifier = modifier
    super.init(context)
  }

  override func readValue() -> Value? { modifier.value() }
  override func isSame(_ lhs: Value, _ rhs: Value) -> Bool { modifier.isSame(lhs, rhs) }
  override func clear() { modifier.clear() }
  override func didDismiss() { modifier.onDismiss?() }

  override func makeLayer(_ value: Value, _ context: _NodeContext) -> PresentationLayerNode {
    var context = context
    let style = modifier.style
    context.environment = context.environment.makeChild { values in
      values.isInSheet = style == .sheet
      values.isElevated = style != .fullScreen
      values.leaveBar()
    }
    if style == .popover, let layer = makePopover(value, context) { return layer }
    let layer = SheetLayerNode(style, context)
    layer.setContent { C._makeNode(content(value), $0) }
    layer.adapt(to: environment.values)
    return layer
  }

  /// A popover, where there is room for one or the content asks for it.
  private func makePopover(_ value: Value, _ context: _NodeContext) -> PopoverLayerNode? {
    let layer = PopoverLayerNode(context)
    layer.setContent { C._makeNode(content(value), $0) }
    let isRegular = environment.values.horizontalSizeClass == .regular
    let adaptation = layer.adaptation(in: environment.values)
    let isPopover =
      adaptation.map { $0 == .popover || $0 == PresentationAdaptation.none } ?? isRegular
    guard isPopover else {
      layer.tearDown()
      return nil
    }
    layer.arrowEdge = modifier.arrowEdge
    layer.attachment = modifier.attachmentAnchor ?? .rect(.bounds)
    layer.anchor = { [weak self] in self?.contentFrame ?? .zero }
    return layer
  }

  override func updateLayer(_ layer: PresentationLayerNode, _ value: Value) {
    let content =
      (layer as? SheetLayerNode)?.contentNode ?? (layer as? PopoverLayerNode)?.contentNode
    guard let node = content else { return }
    C._updateNode(node, to: self.content(value))
  }

  private func content(_ value: Value) -> C {
    evaluateContent { modifier.content(value) }
  }
}

/// Where a popover is attached.
public enum PopoverAttachmentAnchor: Sendable {
  case rect(Anchor<CGRect>.Source)
  case point(UnitPoint)
}

extension View {
  private nonisolated func presenting<C: View>(
    _ style: SheetLayerNode.Style, _ isPresented: Binding<Bool>, _ onDismiss: (() -> Void)?,
    arrowEdge: Edge? = nil, anchor: PopoverAttachmentAnchor? = nil, _ content: @escaping () -> C
  ) -> some View {
    modifier(
      _SheetModifier<Bool, C>(
        style: style, value: { isPresented.wrappedValue ? true : nil }, isSame: ==,
        clear: { isPresented.wrappedValue = false }, onDismiss: onDismiss,
        content: { _ in content() }, arrowEdge: arrowEdge, attachmentAnchor: anchor))
  }

  private nonisolated func presenting<Item: Identifiable, C: View>(
    _ style: SheetLayerNode.Style, item: Binding<Item?>, _ onDismiss: (() -> Void)?,
    arrowEdge: Edge? = nil, anchor: PopoverAttachmentAnchor? = nil,
    _ content: @escaping (Item) -> C
  ) -> some View {
    modifier(
      _SheetModifier<Item, C>(
        style: style, value: { item.wrappedValue }, isSame: { $0.id == $1.id },
        clear: { item.wrappedValue = nil }, onDismiss: onDismiss, content: content,
        arrowEdge: arrowEdge, attachmentAnchor: anchor))
  }

  public nonisolated func sheet<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    presenting(.sheet, isPresented, onDismiss, content)
  }

  public nonisolated func sheet<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    presenting(.sheet, item: item, onDismiss, content)
  }

  public nonisolated func fullScreenCover<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    presenting(.fullScreen, isPresented, onDismiss, content)
  }

  public nonisolated func fullScreenCover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    presenting(.fullScreen, item: item, onDismiss, content)
  }

  /// Differs from Apple's: the popover stands below or above its view; at `leading` and `trailing` it
  /// stands as without `arrowEdge`.
  public nonisolated func popover<Content: View>(
    isPresented: Binding<Bool>,
    attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    presenting(
      .popover, isPresented, nil, arrowEdge: arrowEdge, anchor: attachmentAnchor, content)
  }

  /// Differs from Apple's: the popover stands below or above its view; at `leading` and `trailing` it
  /// stands as without `arrowEdge`.
  public nonisolated func popover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
    arrowEdge: Edge? = nil, @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    presenting(.popover, item: item, nil, arrowEdge: arrowEdge, anchor: attachmentAnchor, content)
  }
}
