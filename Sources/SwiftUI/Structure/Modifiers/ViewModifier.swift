/// A way to change a view, or to make a different version of it.
@preconcurrency @MainActor
public protocol ViewModifier {
  associatedtype Body: View

  @ViewBuilder @MainActor @preconcurrency func body(content: Content) -> Body

  typealias Content = _ViewModifier_Content<Self>

  /// Makes the node of the modified view, and those of `content`.
  @MainActor static func _makeNode<V: View>(
    _ modifier: Self, content: V, _ context: _NodeContext
  ) -> _Node

  /// Brings a node that `_makeNode` made up to date.
  @MainActor static func _updateNode<V: View>(_ node: _Node, to modifier: Self, content: V)

  /// What the modifier is and which views it bears.
  @MainActor var _structure: _ModifierStructure { get }
}

extension ViewModifier {
  public static func _makeNode<V: View>(
    _ modifier: Self, content: V, _ context: _NodeContext
  ) -> _Node {
    let node = CustomModifierNode(modifier, content: content, context)
    node.build()
    return node
  }

  public static func _updateNode<V: View>(_ node: _Node, to modifier: Self, content: V) {
    trusted(node, as: CustomModifierNode<Self, V>.self).update(modifier, content: content)
  }

  public var _structure: _ModifierStructure { _ModifierStructure(.custom) }

  /// This modifier, then another one outside of it.
  public nonisolated func concat<T>(_ modifier: T) -> ModifiedContent<Self, T> {
    ModifiedContent(content: self, modifier: modifier)
  }
}

extension ViewModifier where Body == Never {
  /// Primitive modifiers have no body; the engine never asks for it.
  public func body(content: Content) -> Never {
    preconditionFailure("body of the primitive modifier \(Self.self) must not be called")
  }
}

/// A view, or a modifier, with a modifier applied to it.
public nonisolated struct ModifiedContent<Content, Modifier> {
  public typealias Body = Never

  public var content: Content
  public var modifier: Modifier

  public init(content: Content, modifier: Modifier) {
    self.content = content
    self.modifier = modifier
  }
}

extension ModifiedContent: Equatable where Content: Equatable, Modifier: Equatable {}

extension ModifiedContent: View where Content: View, Modifier: ViewModifier {
  @MainActor
  public static func _makeNode(
    _ view: ModifiedContent<Content, Modifier>, _ context: _NodeContext
  ) -> _Node {
    Modifier._makeNode(view.modifier, content: view.content, context)
  }

  @MainActor
  public static func _updateNode(_ node: _Node, to view: ModifiedContent<Content, Modifier>) {
    Modifier._updateNode(node, to: view.modifier, content: view.content)
  }

  @MainActor
  public var _structure: _ViewStructure { _ViewStructure(.modified(content, modifier)) }
}

extension ModifiedContent: ViewModifier where Content: ViewModifier, Modifier: ViewModifier {
  @MainActor
  public static func _makeNode<V: View>(
    _ modifier: ModifiedContent<Content, Modifier>, content: V, _ context: _NodeContext
  ) -> _Node {
    let inner = ModifiedContent<V, Content>(content: content, modifier: modifier.content)
    return Modifier._makeNode(modifier.modifier, content: inner, context)
  }

  @MainActor
  public static func _updateNode<V: View>(
    _ node: _Node, to modifier: ModifiedContent<Content, Modifier>, content: V
  ) {
    let inner = ModifiedContent<V, Content>(content: content, modifier: modifier.content)
    Modifier._updateNode(node, to: modifier.modifier, content: inner)
  }

  @MainActor
  public var _structure: _ModifierStructure { _ModifierStructure(.pair(content, modifier)) }
}

extension View {
  /// Applies a modifier to the view.
  public nonisolated func modifier<T>(_ modifier: T) -> ModifiedContent<Self, T> {
    ModifiedContent(content: self, modifier: modifier)
  }
}
