import Foundation

/// Ties the view at which a scroll view stands to a binding, with the identity's type hidden.
class ScrollPositionLink {
  let anchor: UnitPoint?

  init(anchor: UnitPoint?) { self.anchor = anchor }

  func read() -> AnyHashable? { nil }
  func write(_ id: AnyHashable) {}
}

private final class TypedScrollPositionLink<ID: Hashable>: ScrollPositionLink {
  private let binding: Binding<ID?>

  init(_ binding: Binding<ID?>, anchor: UnitPoint?) {
    self.binding = binding
    super.init(anchor: anchor)
  }

  override func read() -> AnyHashable? {
    guard let id = binding.wrappedValue else { return nil }
    return AnyHashable(id)
  }

  override func write(_ id: AnyHashable) {
    if let id = id.base as? ID { binding.wrappedValue = id }
  }
}

private enum ScrollPositionKey: EnvironmentKey {
  nonisolated(unsafe) static let defaultValue: ScrollPositionLink? = nil
}

extension EnvironmentValues {
  var scrollPositionLink: ScrollPositionLink? {
    get { self[ScrollPositionKey.self] }
    set { self[ScrollPositionKey.self] = newValue }
  }

  /// The key under which scroll views find the binding of their position.
  static var scrollPositionKey: ObjectIdentifier { ObjectIdentifier(ScrollPositionKey.self) }
}

/// Binds the position of the scroll view inside.
public nonisolated struct _ScrollPositionModifier<ID: Hashable>: ViewModifier {
  public typealias Body = Never

  package let id: Binding<ID?>
  package let anchor: UnitPoint?

  private var change: (inout EnvironmentValues) -> Void {
    let link = TypedScrollPositionLink(id, anchor: anchor)
    return { $0.scrollPositionLink = link }
  }

  @MainActor
  public static func _makeNode<V: View>(
    _ modifier: Self, content: V, _ context: _NodeContext
  ) -> _Node {
    _EnvironmentWritingModifier._makeNode(
      _EnvironmentWritingModifier(modifier.change), content: content, context)
  }

  @MainActor
  public static func _updateNode<V: View>(_ node: _Node, to modifier: Self, content: V) {
    _EnvironmentWritingModifier._updateNode(
      node, to: _EnvironmentWritingModifier(modifier.change), content: content)
  }

  @MainActor
  public var _structure: _ModifierStructure { .modifier("scrollPosition", environment: change) }
}

extension View {
  /// Scrolls to the view that the binding names, and tells the binding which view the scroll view
  /// stands at: the first that shows, or the one at `anchor`.
  ///
  /// The views are those of the `scrollTargetLayout` inside.
  public nonisolated func scrollPosition(
    id: Binding<(some Hashable)?>, anchor: UnitPoint? = nil
  ) -> some View {
    modifier(_ScrollPositionModifier(id: id, anchor: anchor))
  }
}
