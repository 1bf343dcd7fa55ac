/// Tells the navigation stack which screen to show for values of a type.
public nonisolated struct _NavigationDestinationModifier<D: Hashable, C: View>: PrimitiveModifier {
  package let destination: (D) -> C

  @MainActor
  package func makeNode(_ context: _NodeContext) -> NavigationDestinationNode<D, C> {
    let node = NavigationDestinationNode(self, context)
    node.register()
    return node
  }

  @MainActor
  package func updateNode(_ node: NavigationDestinationNode<D, C>) {
    node.modifier = self
    node.register()
  }

  @MainActor
  public var _structure: _ModifierStructure { .modifier("navigationDestination") }
}

/// The place where the screens for values of a type are declared.
@MainActor
package final class NavigationDestinationNode<D: Hashable, C: View>: SingleChildNode,
  NavigationDestinationSource
{
  var modifier: _NavigationDestinationModifier<D, C>

  init(_ modifier: _NavigationDestinationModifier<D, C>, _ context: _NodeContext) {
    self.modifier = modifier
    super.init(context)
  }

  private var stack: NavigationStackNode? { nearest(NavigationStackNode.self) }

  func register() { stack?.register(self, for: ObjectIdentifier(D.self)) }

  func content(for value: AnyHashable) -> ScreenContent? {
    guard let value = value.base as? D else { return nil }
    let destination = modifier.destination
    return TypedScreenContent { destination(value) }
  }

  package override func tearDown() {
    stack?.unregister(self, for: ObjectIdentifier(D.self))
    super.tearDown()
  }
}

/// Shows a screen on the navigation stack while a binding says so.
public nonisolated struct _NavigationPresentationModifier<Value, C: View>: PrimitiveModifier {
  /// What is presented; nil while nothing is.
  package let value: () -> Value?
  package let clear: () -> Void
  package let isSame: (Value, Value) -> Bool
  package let destination: (Value) -> C

  @MainActor
  package func makeNode(_ context: _NodeContext) -> NavigationPresentationNode<Value, C> {
    NavigationPresentationNode(self, context)
  }

  @MainActor
  package func start(_ node: NavigationPresentationNode<Value, C>) {
    node.invalidate()
  }

  @MainActor
  package func updateNode(_ node: NavigationPresentationNode<Value, C>) {
    node.modifier = self
    node.invalidate()
  }

  @MainActor
  public var _structure: _ModifierStructure {
    guard let value = value() else { return .modifier("navigationDestination") }
    return .modifier(
      "navigationDestination",
      views: [SupplementaryView("navigationDestination", destination(value))])
  }
}

/// The place of a modifier that shows a screen on the navigation stack.
@MainActor
package final class NavigationPresentationNode<Value, C: View>: SingleChildNode {
  var modifier: _NavigationPresentationModifier<Value, C>
  private var screen: ScreenNode?
  private var shown: Value?

  init(_ modifier: _NavigationPresentationModifier<Value, C>, _ context: _NodeContext) {
    self.modifier = modifier
    super.init(context)
  }

  package override func refresh() {
    let stack = nearest(NavigationStackNode.self)
    let value = evaluateContent { modifier.value() }
    if let screen {
      if let value, let shown, modifier.isSame(value, shown) {
        screen.replaceContent(content(value))
        return
      }
      self.screen = nil
      shown = nil
      screen.onPop = nil
      stack?.pop(screen)
    }
    guard let value, let stack else { return }
    shown = value
    screen = stack.push(content(value), for: self) { [weak self] in
      guard let self else { return }
      screen = nil
      shown = nil
      modifier.clear()
    }
  }

  private func content(_ value: Value) -> ScreenContent {
    let destination = modifier.destination
    return TypedScreenContent { destination(value) }
  }
}

extension View {
  public nonisolated func navigationDestination<D: Hashable, C: View>(
    for data: D.Type, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View {
    modifier(_NavigationDestinationModifier(destination: destination))
  }

  public nonisolated func navigationDestination<V: View>(
    isPresented: Binding<Bool>, @ViewBuilder destination: () -> V
  ) -> some View {
    let screen = destination()
    return modifier(
      _NavigationPresentationModifier<Bool, V>(
        value: { isPresented.wrappedValue ? true : nil },
        clear: { isPresented.wrappedValue = false }, isSame: ==,
        destination: { _ in screen }))
  }

  public nonisolated func navigationDestination<D: Hashable, C: View>(
    item: Binding<D?>, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View {
    modifier(
      _NavigationPresentationModifier<D, C>(
        value: { item.wrappedValue }, clear: { item.wrappedValue = nil }, isSame: ==,
        destination: destination))
  }
}
