import Foundation

/// Something that typed text can go to.
@MainActor
package protocol FocusTarget: LayoutNode {
  /// The text as it stands.
  var string: String { get }
  /// Whether the text is a secret.
  var isSecure: Bool { get }
  /// Typed text goes here from now on, or no more.
  func focusDidChange(_ isFocused: Bool)
  func insertText(_ text: String)
  func deleteBackward()
  /// The return key.
  func submit()

  /// Whether what is typed goes into it, so that a keyboard comes up.
  var acceptsText: Bool { get }

  /// Whether the focus may go there now.
  var canTakeFocus: Bool { get }
}

extension FocusTarget {
  package var acceptsText: Bool { true }
  package var canTakeFocus: Bool { true }
}

/// Something around fields that changes when the focus comes into one of them.
@MainActor
package protocol FocusFollower: LayoutNode {
  /// The focus has come into a field inside, or has left it.
  func focusDidMove(inside isInside: Bool)
}

/// Knows where typed text goes: one field of a graph, or none.
@MainActor
package final class FocusController: GraphPart {
  private unowned(unsafe) let graph: ViewGraph
  /// The field that typed text goes to.
  package private(set) weak var focused: (any FocusTarget)?
  /// Called after the focus has moved, so that a host can show the keyboard.
  package var didChange: (@MainActor ((any FocusTarget)?) -> Void)?

  private var bindings: [WeakBinding] = []
  private var pendingRequests = 0

  private struct WeakBinding { weak var node: FocusBindingNode? }

  package init(_ graph: ViewGraph) {
    self.graph = graph
  }

  // MARK: Moving the focus

  /// Whether a focus state has asked for the focus in this turn.
  var isRequested: Bool { pendingRequests > 0 }

  /// Moves the focus to a field, or takes it away; focus states follow.
  package func focus(_ target: (any FocusTarget)?) {
    guard focused !== target else { return }
    let old = focused
    focused = target
    old?.focusDidChange(false)
    target?.focusDidChange(true)
    tellFollowers(of: old, isInside: false)
    tellFollowers(of: target, isInside: true)
    updateStates()
    graph.focusedValues.focusDidMove()
    graph.contentDidChange()
    didChange?(target)
  }

  private func tellFollowers(of target: LayoutNode?, isInside: Bool) {
    var node = target?.layoutParent
    while let current = node {
      (current as? any FocusFollower)?.focusDidMove(inside: isInside)
      node = current.layoutParent
    }
  }

  /// Takes the focus from a field that was submitted, unless the app moves it elsewhere.
  func endEditing(_ target: any FocusTarget) {
    if pendingRequests == 0, focused === target { focus(nil) }
  }

  /// Takes the focus from a field whose screen has been covered, once the turn's views are there.
  func leaveHiddenField() {
    guard let field = focused, !field.isInVisiblePart else { return }
    graph.enqueueLifecycle { [weak self, weak field] in
      if let self, let field, focused === field, !field.isInVisiblePart { focus(nil) }
    }
  }

  /// Takes the focus from the field that has it, behind what is presented now.
  func leaveCoveredField() {
    guard let field = focused else { return }
    graph.enqueueLifecycle { [weak self, weak field] in
      if let self, let field, focused === field { focus(nil) }
    }
  }

  /// Moves the focus to where a focus state wants it, once the turn's views are there.
  func request<Value>(_ location: FocusLocation<Value>, value: Value) {
    pendingRequests += 1
    graph.enqueueLifecycle { [weak self] in
      guard let self else { return }
      pendingRequests -= 1
      resolve(location, value)
    }
  }

  private func resolve<Value>(_ location: FocusLocation<Value>, _ value: Value) {
    guard location.peek() == value else { return }
    let own = bindings.compactMap(\.node).filter { $0.isBound(to: location) }
    if value == location.resetValue {
      if let focused, own.contains(where: { $0.contains(focused) }) { focus(nil) }
      return
    }
    for binding in own where binding.matches(AnyHashable(value)) {
      if let target = binding.firstTarget {
        focus(target)
        return
      }
    }
    location.follow(location.resetValue)
  }

  // MARK: Focus states

  func add(_ binding: FocusBindingNode) {
    bindings.removeAll { $0.node == nil }
    bindings.append(WeakBinding(node: binding))
  }

  func remove(_ binding: FocusBindingNode) {
    bindings.removeAll { $0.node == nil || $0.node === binding }
  }

  /// Tells the focus states where the focus is.
  private func updateStates() {
    var told: Set<ObjectIdentifier> = []
    let nodes = bindings.compactMap(\.node)
    if let focused {
      for node in nodes where node.contains(focused) && told.insert(node.locationID).inserted {
        node.follow(isFocused: true)
      }
    }
    for node in nodes where told.insert(node.locationID).inserted { node.follow(isFocused: false) }
  }
}

extension ViewGraph {
  /// Where typed text goes.
  package var focus: FocusController { self[FocusController.self] }
}
