import Foundation

/// What a content shape is for.
public struct ContentShapeKinds: OptionSet, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  public static let interaction = ContentShapeKinds(rawValue: 1 << 0)
  public static let dragPreview = ContentShapeKinds(rawValue: 1 << 1)
  /// Differs from Apple's: previews of menus keep their usual shape.
  public static let contextMenuPreview = ContentShapeKinds(rawValue: 1 << 2)
  public static let hoverEffect = ContentShapeKinds(rawValue: 1 << 3)
  /// Differs from Apple's: no view draws a ring while it has the focus.
  public static let focusEffect = ContentShapeKinds(rawValue: 1 << 4)
  public static let accessibility = ContentShapeKinds(rawValue: 1 << 5)
}

/// Says which part of a view touches meet.
package nonisolated struct ContentShapeModifier<S: Shape>: ElementModifier {
  package let kinds: ContentShapeKinds
  package let shape: S
  package let eoFill: Bool

  @MainActor
  package func makeWrapper(_ context: _NodeContext) -> ContentShapeNode<S> {
    ContentShapeNode(self, context)
  }

  @MainActor
  package func updateWrapper(_ node: ContentShapeNode<S>) {
    node.modifier = self
  }

  @MainActor
  package var _structure: _ModifierStructure { .modifier("contentShape") }
}

/// The place of a content shape.
@MainActor
package final class ContentShapeNode<S: Shape>: WrapperNode {
  var modifier: ContentShapeModifier<S>

  init(_ modifier: ContentShapeModifier<S>, _ context: _NodeContext) {
    self.modifier = modifier
    super.init(context)
  }

  package override func hitTest(_ point: CGPoint, _ path: inout HitPath) -> Bool {
    guard modifier.kinds.contains(.interaction) else { return super.hitTest(point, &path) }
    guard outline.contains(point, eoFill: modifier.eoFill) else { return false }
    _ = super.hitTest(point, &path)
    path.append(self, at: point)
    return true
  }

  /// The elements inside are where the shape is, if it is one for accessibility.
  package override func buildAccessibility(_ builder: inout AccessibilityBuilder) {
    guard modifier.kinds.contains(.accessibility) else {
      return super.buildAccessibility(&builder)
    }
    let inner = builder.collect { super.buildAccessibility(&$0) }
    let frame = outline.boundingRect.offsetBy(dx: builder.origin.x, dy: builder.origin.y)
    for element in inner {
      element.frame = frame
      element.visibleFrame = frame.commonPart(with: builder.visibleRect)
    }
    builder.elements += inner
  }
}

extension ContentShapeNode: DragPreviewShaper {
  private var outline: Path {
    let shape = (modifier.shape as? any ContainerFollowingShape).map { resolved($0) }
    return (shape ?? modifier.shape).path(in: CGRect(origin: .zero, size: size))
  }

  var dragPreviewPath: Path? { modifier.kinds.contains(.dragPreview) ? outline : nil }
}

/// A view that says where it is highlighted below a pointer.
@MainActor
protocol HoverShaper: LayoutNode {
  /// In the node's space; nil for what is usual.
  var hoverPath: Path? { get }
}

extension ContentShapeNode: HoverShaper {
  var hoverPath: Path? { modifier.kinds.contains(.hoverEffect) ? outline : nil }
}

extension View {
  /// Sets the part of the view that touches meet.
  public nonisolated func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View {
    modifier(ContentShapeModifier(kinds: .interaction, shape: shape, eoFill: eoFill))
  }

  /// Sets the part of the view that counts for some purposes.
  public nonisolated func contentShape<S: Shape>(
    _ kind: ContentShapeKinds, _ shape: S, eoFill: Bool = false
  ) -> some View {
    modifier(ContentShapeModifier(kinds: kind, shape: shape, eoFill: eoFill))
  }
}
