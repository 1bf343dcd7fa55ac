import Foundation

/// Draws the texts of a view instead of the system.
@preconcurrency
public protocol TextRenderer: Animatable {
  /// Draws a text that is laid out; the origin is the top left corner of the text, in points.
  func draw(layout: Text.Layout, in ctx: inout GraphicsContext)

  /// The size of a text, in points.
  func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize

  /// The room that drawing takes around the text, in points; nothing is cut off without it.
  var displayPadding: EdgeInsets { get }
}

extension TextRenderer {
  public func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize {
    text.sizeThatFits(proposal)
  }

  public var displayPadding: EdgeInsets { EdgeInsets() }
}

/// A text whose renderer decides on its size.
public struct TextProxy {
  let measure: (Proposal) -> CGSize

  /// The size that the text takes without a renderer, in points.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    measure(Proposal(proposal.width ?? .nan, proposal.height ?? .nan))
  }
}

/// A mark on a part of a text that renderers can ask for.
public protocol TextAttribute {}

/// A mark on a part of a text, with its type hidden.
package struct CustomTextAttribute: Equatable, @unchecked Sendable {
  let key: ObjectIdentifier
  let value: Any

  init<T: TextAttribute>(_ value: T) {
    key = ObjectIdentifier(T.self)
    self.value = value
  }

  package static func == (lhs: CustomTextAttribute, rhs: CustomTextAttribute) -> Bool {
    guard lhs.key == rhs.key else { return false }
    func compare<T>(_ left: T) -> Bool {
      guard let right = rhs.value as? T else { return false }
      return areEqual(left, right)
    }
    return _openExistential(lhs.value, do: compare)
  }
}

extension Text {
  /// Marks the text for renderers.
  public func customAttribute<T: TextAttribute>(_ value: T) -> Text {
    modified(.attribute(CustomTextAttribute(value)))
  }
}

// MARK: - Environment

/// A renderer with its type hidden; each is another one than those before.
struct AnyTextRenderer {
  let renderer: any TextRenderer

  @MainActor
  func size(_ proposal: Proposal, of node: TextNode) -> CGSize {
    let paragraph = node.paragraph
    let size = renderer.sizeThatFits(
      proposal: ProposedViewSize(
        width: proposal.width.ifSpecified, height: proposal.height.ifSpecified),
      text: TextProxy {
        paragraph.size(width: $0.width.ifSpecified, height: $0.height.ifSpecified)
      })
    return CGSize(width: max(size.width, 0), height: max(size.height, 0))
  }
}

private enum TextRendererKey: EnvironmentKey {
  static var defaultValue: AnyTextRenderer? { nil }
}

extension EnvironmentValues {
  var textRenderer: AnyTextRenderer? {
    get { self[TextRendererKey.self] }
    set { self[TextRendererKey.self] = newValue }
  }
}

/// Gives the texts of a view a renderer, whose values are animated.
package nonisolated struct TextRendererModifier<Renderer: TextRenderer>: ViewModifier, Animatable {
  var renderer: Renderer

  package init(_ renderer: Renderer) {
    self.renderer = renderer
  }

  package var animatableData: Renderer.AnimatableData {
    get { renderer.animatableData }
    set { renderer.animatableData = newValue }
  }

  @MainActor package func body(content: Content) -> some View {
    content.environment(\.textRenderer, AnyTextRenderer(renderer: renderer))
  }

  @MainActor package var _structure: _ModifierStructure { .modifier("textRenderer") }
}

extension View {
  /// Lets a renderer draw all texts of the view.
  public nonisolated func textRenderer<T: TextRenderer>(_ renderer: T) -> some View {
    modifier(TextRendererModifier(renderer))
  }
}
