import Foundation

/// A button that shows a menu.
public nonisolated struct Menu<Label: View, Content: View>: PrimitiveView {
  package let label: Label
  package let content: Content
  package let primaryAction: (() -> Void)?

  init(label: Label, content: Content, primaryAction: (() -> Void)? = nil) {
    self.label = label
    self.content = content
    self.primaryAction = primaryAction
  }

  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.init(label: label(), content: content())
  }

  public init(
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label,
    primaryAction: @escaping () -> Void
  ) {
    self.init(label: label(), content: content(), primaryAction: primaryAction)
  }

  @MainActor
  private func configuration(
    _ label: ContentProvider, _ content: ContentProvider
  ) -> MenuStyleConfiguration {
    MenuStyleConfiguration(
      label: MenuStyleConfiguration.Label(provider: label),
      content: MenuStyleConfiguration.Content(provider: content), primaryAction: primaryAction)
  }

  @MainActor
  package func makeNode(_ context: _NodeContext) -> StyledNode<MenuStyleKey> {
    let label = TypedContentProvider(self.label)
    let content = TypedContentProvider(self.content)
    return StyledNode<MenuStyleKey>(
      "Menu", configuration(label, content), providers: [label, content], context)
  }

  @MainActor
  package func updateNode(_ node: StyledNode<MenuStyleKey>) {
    let label = node.provider(0, of: Label.self)
    let content = node.provider(1, of: Content.self)
    label.replace(with: self.label)
    content.replace(with: self.content)
    node.update(configuration(label, content))
  }

  @MainActor
  public var _structure: _ViewStructure {
    .view(
      "Menu", content: content, isContainer: true,
      supplementary: [SupplementaryView("labelView", label)])
  }
}

extension Menu where Label == Text {
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(label: Text(titleKey), content: content())
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(label: Text(title), content: content())
  }

  public init(
    _ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content,
    primaryAction: @escaping () -> Void
  ) {
    self.init(label: Text(titleKey), content: content(), primaryAction: primaryAction)
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, @ViewBuilder content: () -> Content, primaryAction: @escaping () -> Void
  ) {
    self.init(label: Text(title), content: content(), primaryAction: primaryAction)
  }
}

extension Menu
where Label == MenuStyleConfiguration.Label, Content == MenuStyleConfiguration.Content {
  public init(_ configuration: MenuStyleConfiguration) {
    self.init(
      label: configuration.label, content: configuration.content,
      primaryAction: configuration.primaryAction)
  }
}

/// The body of the built-in menu styles: a button that opens the menu.
package nonisolated struct MenuButton: PrimitiveView {
  let configuration: MenuStyleConfiguration

  @MainActor
  package func makeNode(_ context: _NodeContext) -> MenuButtonNode {
    let node = MenuButtonNode(MenuLabel(label: configuration.label), context)
    node.take(configuration)
    node.configure(role: nil)
    return node
  }

  @MainActor
  package func updateNode(_ node: MenuButtonNode) {
    node.take(configuration)
    node.update(MenuLabel(label: configuration.label), role: nil)
  }

  @MainActor
  package var _structure: _ViewStructure {
    .view("Menu", supplementary: [SupplementaryView("labelView", configuration.label)])
  }
}

/// The label of a menu's button, with a sign that it opens a menu where the app asks for one.
package nonisolated struct MenuLabel: View {
  let label: MenuStyleConfiguration.Label
  @Environment(\.menuIndicatorVisibility) private var indicator
  @Environment(\.isInMenu) private var isInMenu

  @MainActor package var body: some View {
    if indicator == .visible, !isInMenu {
      HStack(spacing: 4) {
        label
        Image(systemName: "chevron.up.chevron.down").imageScale(.small).accessibilityHidden(true)
      }
    } else {
      label
    }
  }
}

/// The node of a menu's button.
@MainActor
package final class MenuButtonNode: TypedButtonNode<MenuLabel> {
  private var rows = MenuStyleConfiguration.Content(provider: nil)
  private var primaryAction: (() -> Void)?

  func take(_ configuration: MenuStyleConfiguration) {
    rows = configuration.content
    primaryAction = configuration.primaryAction
    action = { [weak self] in
      guard let self else { return }
      if let primaryAction { primaryAction() } else { open(from: rootFrame) }
    }
  }

  /// Shows the menu beside `anchor`, which is in root space, in points.
  func open(from anchor: CGRect) {
    let rows = rows
    graph.showOverlay(
      MenuOverlayNode(
        anchor: anchor, graph.overlayContext(for: self), followsPriority: menuFollowsPriority
      ) {
        MenuStyleConfiguration.Content._makeNode(rows, $0)
      })
  }

  package override func collectGestures(into collection: inout GestureCollection) {
    super.collectGestures(into: &collection)
    guard primaryAction != nil, environment.values.isEnabled else { return }
    // With a primary action the menu opens on a long press.
    let press = LongPressGesture().onEnded { [weak self] _ in
      if let self { open(from: rootFrame) }
    }
    collection.add(TypedGestureRecognizer(press, node: self, priority: .high))
  }

  package override var dumpLabel: String? { "Menu" }
}
