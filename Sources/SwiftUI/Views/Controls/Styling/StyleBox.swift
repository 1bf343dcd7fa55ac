import Foundation

/// A style in the environment, with its type hidden.
package class StyleBox<Configuration>: Equatable, @unchecked Sendable {
  package init() {}

  /// The style itself.
  package var style: Any { _abstractMember() }

  /// The style that was in force outside of the one here, for controls inside of the style's body.
  package var outer: StyleBox<Configuration>? { nil }

  @MainActor
  func makeNode(_ configuration: Configuration, _ context: _NodeContext) -> _Node {
    _abstractMember()
  }

  /// Brings the body that `makeNode` of a box of the same type made up to date.
  @MainActor
  func updateNode(_ node: _Node, to configuration: Configuration) { _abstractMember() }

  func isSame(as other: StyleBox<Configuration>) -> Bool { self === other }

  package static func == (lhs: StyleBox<Configuration>, rhs: StyleBox<Configuration>) -> Bool {
    lhs === rhs || lhs.isSame(as: rhs)
  }
}

/// A style of a known type and the way to its body.
package final class TypedStyleBox<Style, Configuration, Body: View>: StyleBox<Configuration>,
  @unchecked Sendable
{
  private let value: Style
  private let storedOuter: StyleBox<Configuration>?
  private let makeBody: @MainActor (Style, Configuration) -> Body

  package init(
    _ style: Style, outer: StyleBox<Configuration>? = nil,
    makeBody: @escaping @MainActor (Style, Configuration) -> Body
  ) {
    value = style
    storedOuter = outer
    self.makeBody = makeBody
  }

  package override var style: Any { value }

  package override var outer: StyleBox<Configuration>? { storedOuter }

  override func makeNode(_ configuration: Configuration, _ context: _NodeContext) -> _Node {
    let node = StyleBodyNode(value, configuration, makeBody, context)
    node.build()
    return node
  }

  override func updateNode(_ node: _Node, to configuration: Configuration) {
    trusted(node, as: StyleBodyNode<Style, Configuration, Body>.self)
      .update(value, configuration)
  }

  override func isSame(as other: StyleBox<Configuration>) -> Bool {
    guard let other = other as? TypedStyleBox<Style, Configuration, Body> else { return false }
    return MainActor.assumeIsolated {
      TypePlan.of(Style.self).areEqual(value, other.value)
    } && storedOuter == other.storedOuter
  }
}

/// The node of a style's body: the style's own dynamic properties live here.
@MainActor
package final class StyleBodyNode<Style, Configuration, Body: View>: BodyNode<Style, Body> {
  private var configuration: Configuration
  private let makeBody: @MainActor (Style, Configuration) -> Body

  init(
    _ style: Style, _ configuration: Configuration,
    _ makeBody: @escaping @MainActor (Style, Configuration) -> Body, _ context: _NodeContext
  ) {
    self.configuration = configuration
    self.makeBody = makeBody
    super.init(style, context)
  }

  func update(_ style: Style, _ configuration: Configuration) {
    self.configuration = configuration
    renew(style)
  }

  override func body(of style: Style) -> Body { makeBody(style, configuration) }

  override func makeContent(_ body: Body) -> _Node { Body._makeNode(body, childContext) }

  override func updateContent(_ node: _Node, to body: Body) { Body._updateNode(node, to: body) }
}
