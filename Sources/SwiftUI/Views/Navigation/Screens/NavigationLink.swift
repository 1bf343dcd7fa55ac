import Device
import Foundation
import UIKit

/// A button that leads to another screen.
public nonisolated struct NavigationLink<Label: View, Destination: View>: PrimitiveView {
  package let label: Label
  /// The screen; nil for links with a value.
  package let destination: Destination?
  /// Whether the screen shows, for the links that tell it.
  package let isActive: Binding<Bool>?
  /// What the stack's path takes, for links with a value.
  package let value: AnyHashable?

  init(
    label: Label, destination: Destination?, isActive: Binding<Bool>? = nil,
    value: AnyHashable? = nil
  ) {
    self.label = label
    self.destination = destination
    self.isActive = isActive
    self.value = value
  }

  @MainActor
  package func makeNode(_ context: _NodeContext) -> NavigationLinkNode<Label, Destination> {
    let node = NavigationLinkNode(self, context)
    node.build()
    return node
  }

  @MainActor
  package func updateNode(_ node: NavigationLinkNode<Label, Destination>) {
    node.update(self)
  }

  @MainActor
  public var _structure: _ViewStructure {
    let isOpen = isActive.map(\.wrappedValue) ?? true
    return .view(
      "NavigationLink", content: isOpen ? destination : nil,
      supplementary: [SupplementaryView("labelView", label)])
  }
}

// MARK: - Initialisers

extension NavigationLink {
  public init(@ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label) {
    self.init(label: label(), destination: destination())
  }

  public init(destination: Destination, @ViewBuilder label: () -> Label) {
    self.init(label: label(), destination: destination)
  }

  public init(
    isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination,
    @ViewBuilder label: () -> Label
  ) {
    self.init(label: label(), destination: destination(), isActive: isActive)
  }

  public init(
    destination: Destination, isActive: Binding<Bool>, @ViewBuilder label: () -> Label
  ) {
    self.init(label: label(), destination: destination, isActive: isActive)
  }

  public init<V: Hashable>(
    tag: V, selection: Binding<V?>, @ViewBuilder destination: () -> Destination,
    @ViewBuilder label: () -> Label
  ) {
    self.init(
      label: label(), destination: destination(), isActive: selection.contains(tag))
  }

  public init<V: Hashable>(
    destination: Destination, tag: V, selection: Binding<V?>, @ViewBuilder label: () -> Label
  ) {
    self.init(label: label(), destination: destination, isActive: selection.contains(tag))
  }
}

extension NavigationLink where Label == Text {
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder destination: () -> Destination) {
    self.init(label: Text(titleKey), destination: destination())
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder destination: () -> Destination) {
    self.init(label: Text(title), destination: destination())
  }

  public init(_ titleKey: LocalizedStringKey, destination: Destination) {
    self.init(label: Text(titleKey), destination: destination)
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, destination: Destination) {
    self.init(label: Text(title), destination: destination)
  }

  public init(
    _ titleKey: LocalizedStringKey, isActive: Binding<Bool>,
    @ViewBuilder destination: () -> Destination
  ) {
    self.init(label: Text(titleKey), destination: destination(), isActive: isActive)
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination
  ) {
    self.init(label: Text(title), destination: destination(), isActive: isActive)
  }

  public init(
    _ titleKey: LocalizedStringKey, destination: Destination, isActive: Binding<Bool>
  ) {
    self.init(label: Text(titleKey), destination: destination, isActive: isActive)
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, destination: Destination, isActive: Binding<Bool>
  ) {
    self.init(label: Text(title), destination: destination, isActive: isActive)
  }

  public init<V: Hashable>(
    _ titleKey: LocalizedStringKey, destination: Destination, tag: V, selection: Binding<V?>
  ) {
    self.init(
      label: Text(titleKey), destination: destination, isActive: selection.contains(tag))
  }

  @_disfavoredOverload
  public init<S: StringProtocol, V: Hashable>(
    _ title: S, destination: Destination, tag: V, selection: Binding<V?>
  ) {
    self.init(label: Text(title), destination: destination, isActive: selection.contains(tag))
  }
}

extension NavigationLink where Destination == Never {
  public init<P: Hashable>(value: P?, @ViewBuilder label: () -> Label) {
    self.init(label: label(), destination: nil, value: value.map { AnyHashable($0) })
  }

  public init<P: Hashable>(_ titleKey: LocalizedStringKey, value: P?) where Label == Text {
    self.init(
      label: Text(titleKey), destination: nil, value: value.map { AnyHashable($0) })
  }

  @_disfavoredOverload
  public init<S: StringProtocol, P: Hashable>(_ title: S, value: P?) where Label == Text {
    self.init(label: Text(title), destination: nil, value: value.map { AnyHashable($0) })
  }
}

extension Binding {
  /// Whether the value is `tag`; writing false to the one that is sets the value to nil.
  func contains<V: Hashable>(_ tag: V) -> Binding<Bool> where Value == V? {
    let base = self
    return Binding<Bool>(
      location: FunctionalLocation(get: { base.wrappedValue == tag }) { isActive, _ in
        if isActive {
          base.wrappedValue = tag
        } else if base.wrappedValue == tag {
          base.wrappedValue = nil
        }
      })
  }
}

// MARK: - Node

/// The node of a link: a button, and the screen it has pushed.
@MainActor
package final class NavigationLinkNode<Label: View, Destination: View>: SingleChildNode,
  NavigationLinkMarker
{
  private var view: NavigationLink<Label, Destination>
  private var screen: ScreenNode?

  init(_ view: NavigationLink<Label, Destination>, _ context: _NodeContext) {
    self.view = view
    super.init(context)
  }

  private var stack: NavigationStackNode? { nearest(NavigationStackNode.self) }

  func build() {
    environment.values.navigationLinkRemote?.link = self
    let button = TypedButtonNode<Label>(view.label, childContext)
    button.action = { [weak self] in self?.activate() }
    if environment.values.isInListRow, environment.values.buttonStyle == nil {
      button.fixedLook = .plain
    }
    button.configure(role: nil)
    takeContent(button)
    if view.isActive != nil { invalidate() }
  }

  func update(_ new: NavigationLink<Label, Destination>) {
    view = new
    if let button = child as? TypedButtonNode<Label> { button.update(new.label, role: nil) }
    if let content { screen?.replaceContent(content) }
    if view.isActive != nil { invalidate() }
  }

  /// Follows the binding that says whether the screen shows.
  package override func refresh() {
    guard let binding = view.isActive else { return }
    let isActive = evaluateContent { binding.wrappedValue }
    if isActive, screen == nil {
      push()
    } else if !isActive, let screen {
      self.screen = nil
      stack?.pop(screen)
    }
  }

  package var selectedValue: AnyHashable? {
    guard view.destination == nil, let value = view.value else { return nil }
    return stack?.hasDestination(for: value) == true ? nil : value
  }

  private var content: ScreenContent? {
    guard let destination = view.destination else { return nil }
    return TypedScreenContent { destination }
  }

  private func activate() {
    if let binding = view.isActive {
      binding.wrappedValue = true
      invalidate()
    } else if view.destination == nil {
      guard let value = view.value else { return }
      if nearest(NavigationSplitNode.self)?.open(value, from: self) == true { return }
      if select() { return }
      guard let stack else { return reportMissingStack() }
      stack.push(value)
    } else {
      push()
    }
  }

  /// Selects the value in the list around the link, as a tap on the rest of its row does.
  ///
  /// - Returns: False where the link leads to a screen of its own.
  private func select() -> Bool {
    guard let list = nearest(ListNode.self), list.selection?.needsEditing == false,
      let value = selectedValue
    else { return false }
    list.select(value)
    return true
  }

  private func push() {
    guard screen == nil, let content else { return }
    if let split = nearest(NavigationSplitNode.self), split.showDetail(content, from: self) {
      return
    }
    guard let stack else { return reportMissingStack() }
    screen = stack.push(content, for: self) { [weak self] in
      guard let self else { return }
      screen = nil
      if view.isActive?.wrappedValue == true { view.isActive?.wrappedValue = false }
    }
  }

  private func reportMissingStack() {
    RuntimeIssue.report(
      """
      A NavigationLink outside of a NavigationStack or NavigationView leads nowhere. Path: \(path)
      """)
  }

  package override var dumpLabel: String? { "NavigationLink" }
}

extension NavigationLinkNode: RemotelyFollowed {
  func toggleDestination() {
    if let binding = view.isActive {
      binding.wrappedValue.toggle()
      invalidate()
    } else if let screen = screen ?? view.value.flatMap({ stack?.screen(for: $0, above: self) }) {
      stack?.pop(screen)
    } else {
      activate()
    }
  }
}
