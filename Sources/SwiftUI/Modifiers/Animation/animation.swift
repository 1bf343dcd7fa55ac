import Foundation

/// Says how changes of a view, or its coming and going, are animated.
///
/// A settled tree shows the end of every animation, so the node is the content's own.
public nonisolated struct _AnimationModifier: ViewModifier {
  public typealias Body = Never

  package enum Kind {
    case animation(Animation?, value: Any?)
    case transition(AnyTransition)
    case contentTransition(ContentTransition)
  }

  package let kind: Kind

  @MainActor
  public static func _makeNode<V: View>(
    _ modifier: _AnimationModifier, content: V, _ context: _NodeContext
  ) -> _Node {
    V._makeNode(content, context)
  }

  @MainActor
  public static func _updateNode<V: View>(
    _ node: _Node, to modifier: _AnimationModifier, content: V
  ) {
    V._updateNode(node, to: content)
  }

  @MainActor
  public var _structure: _ModifierStructure {
    switch kind {
    case .animation: .modifier("animation")
    case .transition: .modifier("transition")
    case .contentTransition: .modifier("contentTransition")
    }
  }
}

/// How the content of a view, such as the digits of a text, changes.
public struct ContentTransition: Hashable, Sendable {
  private let name: String

  public static let identity = ContentTransition(name: "identity")
  public static let interpolate = ContentTransition(name: "interpolate")
  public static let opacity = ContentTransition(name: "opacity")

  public static func numericText(countsDown: Bool = false) -> ContentTransition {
    ContentTransition(name: "numericText(countsDown: \(countsDown))")
  }

  public static func numericText(value: Double) -> ContentTransition {
    ContentTransition(name: "numericText(value: \(value))")
  }
}

extension View {
  public nonisolated func animation<V: Equatable>(
    _ animation: Animation?, value: V
  ) -> some View {
    modifier(_AnimationModifier(kind: .animation(animation, value: value)))
  }

  public nonisolated func animation(_ animation: Animation?) -> some View {
    modifier(_AnimationModifier(kind: .animation(animation, value: nil)))
  }

  public nonisolated func transition(_ t: AnyTransition) -> some View {
    modifier(_AnimationModifier(kind: .transition(t)))
  }

  public nonisolated func contentTransition(_ transition: ContentTransition) -> some View {
    modifier(_AnimationModifier(kind: .contentTransition(transition)))
  }
}
