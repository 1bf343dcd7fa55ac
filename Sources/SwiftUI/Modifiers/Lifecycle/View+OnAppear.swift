/// Actions for when a view comes into sight and goes out of it.
public nonisolated struct _AppearanceActionModifier: PrimitiveModifier {
  package let appear: (() -> Void)?
  package let disappear: (() -> Void)?

  @MainActor
  package func makeNode(_ context: _NodeContext) -> AppearanceNode {
    AppearanceNode(self, context)
  }

  @MainActor
  package func start(_ node: AppearanceNode) {
    node.appearIfVisible()
  }

  @MainActor
  package func updateNode(_ node: AppearanceNode) {
    node.actions = self
  }

  @MainActor
  public var _structure: _ModifierStructure {
    .modifier(appear != nil ? "onAppear" : "onDisappear")
  }
}

/// Calls the actions once per appearance; actions of inner views come before those of outer ones.
@MainActor
package final class AppearanceNode: SingleChildNode, AppearanceObserver {
  package var actions: _AppearanceActionModifier
  package var isShown = false
  /// Whether the views were told that they appeared; what was hidden before that never did.
  private var hasAppeared = false

  init(_ actions: _AppearanceActionModifier, _ context: _NodeContext) {
    self.actions = actions
    super.init(context)
  }

  package func didAppear() {
    graph.enqueueLifecycle { [weak self] in
      guard let self, self.isShown else { return }
      self.hasAppeared = true
      self.actions.appear?()
    }
  }

  package func didDisappear() {
    guard hasAppeared else { return }
    hasAppeared = false
    guard let action = actions.disappear else { return }
    graph.enqueueLifecycle { action() }
  }

  package override func tearDown() {
    super.tearDown()
    disappearIfShown()
  }

  package override func setVisible(_ isVisible: Bool) {
    super.setVisible(isVisible)
    observeVisibility(isVisible)
  }
}

/// A node that is told when its place comes into sight, once per appearance.
@MainActor
package protocol AppearanceObserver: _Node {
  var isShown: Bool { get set }
  func didAppear()
  func didDisappear()
}

extension AppearanceObserver {
  /// Counts as appeared from now on, unless the place is on a screen that is covered.
  package func appearIfVisible() {
    guard !isShown, isInVisiblePart else { return }
    isShown = true
    didAppear()
  }

  package func disappearIfShown() {
    guard isShown else { return }
    isShown = false
    didDisappear()
  }

  package func observeVisibility(_ isVisible: Bool) {
    if isVisible { appearIfVisible() } else { disappearIfShown() }
  }
}

extension _Node {
  /// Whether no container above hides this part of the tree.
  ///
  /// - Complexity: O(depth).
  package final var isInVisiblePart: Bool {
    guard graph.hidesParts else { return true }
    var node: _Node? = self
    while let current = node {
      if current.flags.contains(.hidden) { return false }
      node = current.parent
    }
    return true
  }

  /// Hides the subtree or shows it again: its views disappear or appear, and keep their state.
  package final func setSubtreeVisible(_ isVisible: Bool) {
    guard flags.contains(.hidden) == isVisible else { return }
    if isVisible {
      flags.remove(.hidden)
    } else {
      graph.hidesParts = true
      flags.insert(.hidden)
    }
    forEachChild { $0.setVisible(isVisible) }
  }
}

extension SingleChildNode {
  /// Takes the node of the content that was just made.
  package final func takeContent(_ node: _Node) {
    child = node
    if node.flags.contains(.isUnary) { flags.insert(.isUnary) }
  }
}

extension View {
  /// Calls `action` each time the view comes into sight, before it is drawn first.
  public nonisolated func onAppear(perform action: (() -> Void)? = nil) -> some View {
    modifier(_AppearanceActionModifier(appear: action, disappear: nil))
  }

  /// Calls `action` after the view has gone out of sight.
  public nonisolated func onDisappear(perform action: (() -> Void)? = nil) -> some View {
    modifier(_AppearanceActionModifier(appear: nil, disappear: action))
  }
}

extension GraphMark {
  @MainActor fileprivate static let hiddenParts = GraphMark()
}

extension ViewGraph {
  /// Whether some container has hidden a part of the tree.
  package var hidesParts: Bool {
    get { has(.hiddenParts) }
    set { set(.hiddenParts, newValue) }
  }
}
