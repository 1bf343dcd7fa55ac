import Foundation

/// A modifier that wraps each layout element of its content: padding, frames, backgrounds, gestures.
///
/// Applied to several views at once, such as a `Group`, it wraps each of them.
@MainActor
package protocol ElementModifier: ViewModifier where Body == Never {
  associatedtype Wrapper: WrapperNode

  /// Makes the wrapper of one element.
  func makeWrapper(_ context: _NodeContext) -> Wrapper

  /// Brings a wrapper that an earlier value of the modifier made up to date.
  func updateWrapper(_ node: Wrapper)

  /// The numbers that it was given and that have to be finite.
  var numbers: [CGFloat] { get }
}

extension ElementModifier {
  package var numbers: [CGFloat] { [] }

  /// Tells once of numbers that cannot be used: all modifiers of elements come through here.
  private func checkNumbers(at node: _Node) {
    let numbers = numbers
    if numbers.isEmpty || numbers.allSatisfy(\.isFinite) { return }
    var name = "\(Self.self)"
    if case .modifier(let function, _, _) = _structure.storage { name = function }
    _ = node.accepts(numbers, as: name)
  }

  public static func _makeNode<V: View>(
    _ modifier: Self, content: V, _ context: _NodeContext
  ) -> _Node {
    let wrapper = modifier.makeWrapper(context)
    guard wrapper.graph.hasRoom(for: wrapper) else { return EmptyNode(context) }
    modifier.checkNumbers(at: wrapper)
    let node = V._makeNode(content, wrapper.contentContext)
    if node.flags.contains(.isUnary) {
      wrapper.adopt(content: node)
      return wrapper
    }
    return MultiWrapperNode(modifier, replacing: wrapper, content: node, context)
  }

  public static func _updateNode<V: View>(_ node: _Node, to modifier: Self, content: V) {
    if node.flags.contains(.isUnary) {
      let wrapper = trusted(node, as: Wrapper.self)
      modifier.updateWrapper(wrapper)
      modifier.checkNumbers(at: wrapper)
      if let child = wrapper.content { V._updateNode(child, to: content) }
    } else if let multi = node as? MultiWrapperNode<Self> {
      multi.update(modifier)
      V._updateNode(multi.content, to: content)
    }
  }
}

/// A layout node around one other element; by default it leaves size and place alone.
@MainActor
package class WrapperNode: LayoutNode {
  /// The structure inside, when the wrapper is also its place in the tree.
  package private(set) final var content: _Node?
  package final var element: LayoutNode?

  /// The context in which the wrapped content is made.
  package var contentContext: _NodeContext { childContext }

  /// Takes the content, which always has exactly one element.
  package final func adopt(content: _Node) {
    self.content = content
    var elements: ContiguousArray<LayoutNode> = []
    content.collectElements(into: &elements)
    if let element = elements.first { wrap(element) }
  }

  package final func wrap(_ element: LayoutNode) {
    self.element = element
    element.layoutParent = self
    didWrap()
  }

  /// The content shows another element, though still exactly one.
  package override func elementsDidChange() {
    if let content {
      element = nil
      adopt(content: content)
      flags.insert(.spacingMayDiffer)
    }
    super.elementsDidChange()
  }

  /// Whether `preference(_:)` tells what becomes of the element's own value, even where that stands beside the wrapper.
  package func changesPreference(_ key: ObjectIdentifier) -> Bool { false }

  /// Called when the wrapper has got its element.
  package func didWrap() {}

  package override func forEachChild(_ body: (_Node) -> Void) {
    if let content { body(content) }
  }

  package override func forEachElement(_ body: (LayoutNode) -> Void) {
    if let element { body(element) }
  }

  // MARK: Layout

  package override func measure(_ proposal: Proposal) -> CGSize {
    element?.sizeThatFits(proposal) ?? .zero
  }

  package override func placeChildren() {
    element?.place(at: .zero, placedProposal)
  }

  package override var layoutPriority: Double { element?.layoutPriority ?? 0 }

  package override var zIndex: Double { element?.zIndex ?? 0 }

  package override var spacing: ViewSpacing { element?.spacing ?? ViewSpacing() }

  package override func explicitAlignment(
    _ guide: AlignmentKey, _ dimensions: Dimensions
  ) -> CGFloat? {
    guard let element else { return nil }
    return element.explicitAlignment(guide, element.dimensions(dimensions.proposal))
  }

  package override func layoutValue(_ key: ObjectIdentifier) -> Any? {
    element?.layoutValue(key)
  }
}

/// The place in the tree of a modifier on several elements: keeps a wrapper for each of them.
@MainActor
package final class MultiWrapperNode<M: ElementModifier>: _Node {
  let content: _Node
  private var modifier: M
  /// The wrappers in the order of their elements.
  private var wrappers: ContiguousArray<M.Wrapper> = []

  init(_ modifier: M, replacing wrapper: WrapperNode, content: _Node, _ context: _NodeContext) {
    self.modifier = modifier
    self.content = content
    super.init(context)
    if wrapper.flags.contains(.hasPreferences) { flags.insert(.hasPreferences) }
    content.parent = self
    wrapper.tearDown()
  }

  func update(_ new: M) {
    modifier = new
    for wrapper in wrappers { new.updateWrapper(wrapper) }
  }

  /// The content, then the wrappers with what they bear themselves.
  package override func forEachChild(_ body: (_Node) -> Void) {
    body(content)
    for wrapper in wrappers { body(wrapper) }
  }

  package override var wrappedContent: _Node? { content }

  // The wrappers are beside the content: what changes in it comes by here only.

  package override var readsPreferences: Bool { wrappers.contains { $0.readsPreferences } }

  package override func readsPreference(_ key: ObjectIdentifier) -> Bool {
    wrappers.contains { $0.readsPreference(key) }
  }

  package override func hearsPreferences(of child: _Node) -> Bool { child === content }

  package override func readPreferences() {
    for wrapper in wrappers where wrapper.readsPreferences { wrapper.readPreferences() }
  }

  /// Wrappers that change what goes up from their elements tell it in place of these.
  package override func preference<K: PreferenceKey>(_ key: K.Type) -> K.Value? {
    let id = ObjectIdentifier(key)
    guard flags.contains(.hasPreferences), wrappers.contains(where: { $0.changesPreference(id) })
    else { return super.preference(key) }
    var result: K.Value?
    for wrapper in wrappers {
      guard let next = wrapper.preference(key) else { continue }
      if var value = result {
        result = nil
        K.reduce(value: &value) { next }
        result = value
      } else {
        result = next
      }
    }
    return result
  }

  package override func collectElements(into elements: inout ContiguousArray<LayoutNode>) {
    var inner: ContiguousArray<LayoutNode> = []
    content.collectElements(into: &inner)
    if !inner.elementsEqual(wrappers, by: { $0 === $1.element }) { rewrap(inner) }
    for wrapper in wrappers {
      if let element = wrapper.element { element.layoutParent = wrapper }
      elements.append(wrapper)
    }
  }

  /// Gives each element its wrapper, the one from before where there is one.
  private func rewrap(_ elements: ContiguousArray<LayoutNode>) {
    var old: [ObjectIdentifier: M.Wrapper] = [:]
    for wrapper in wrappers {
      if let element = wrapper.element { old[ObjectIdentifier(element)] = wrapper }
    }
    var kept: ContiguousArray<M.Wrapper> = []
    for element in elements {
      if let wrapper = old.removeValue(forKey: ObjectIdentifier(element)) {
        kept.append(wrapper)
      } else {
        kept.append(makeWrapper(element))
      }
    }
    let all = wrappers
    wrappers = kept
    // Wrappers may bear views of their own, that write preferences.
    if flags.contains(.hasPreferences) { preferencesDidChange() }
    guard !old.isEmpty else { return }
    for wrapper in all {
      guard let element = wrapper.element else { continue }
      if old[ObjectIdentifier(element)] != nil { wrapper.tearDown() }
    }
  }

  private func makeWrapper(_ element: LayoutNode) -> M.Wrapper {
    let wrapper = modifier.makeWrapper(childContext)
    wrapper.wrap(element)
    return wrapper
  }
}
