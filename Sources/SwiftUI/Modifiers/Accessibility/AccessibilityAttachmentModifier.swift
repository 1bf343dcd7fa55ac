import Accessibility
import Foundation
import UIKit

/// Changes what a view tells accessibility.
public nonisolated struct AccessibilityAttachmentModifier: ElementModifier {
  /// One thing that is changed.
  package enum Attachment {
    case label(Text)
    case value(Text)
    case hint(Text)
    /// Read by assistive technologies as a hint, unless the view has one.
    case help(Text)
    case scrollAction((Edge) -> Void)
    case identifier(String)
    case hidden(Bool)
    case addTraits(AccessibilityTraits)
    case removeTraits(AccessibilityTraits)
    case sortPriority(Double)
    case heading(Int)
    case action(AccessibilityActionKind, () -> Void)
    case namedAction(Text, () -> Void)
    case adjustableAction((AccessibilityAdjustmentDirection) -> Void)
    case inputLabels([Text])
    case activationPoint(UnitPoint)
    /// In points from the element's upper left corner.
    case activationPlace(CGPoint)
    case respondsToUserInteraction(Bool)
    case children(AccessibilityChildBehavior)
    case customContent(AccessibilityCustomContentKey, Text?, isImportant: Bool)
    case zoomAction((AccessibilityZoomGestureAction) -> Void)
    case link(AccessibilityLink.Role, AccessibilityName)
    case rotorEntry(AccessibilityName)
  }

  package let attachment: Attachment
  /// Whether it changes anything.
  package let isEnabled: Bool

  package init(_ attachment: Attachment, isEnabled: Bool = true) {
    self.attachment = attachment
    self.isEnabled = isEnabled
  }

  @MainActor
  package func makeWrapper(_ context: _NodeContext) -> AccessibilityAttachmentNode {
    AccessibilityAttachmentNode(self, context)
  }

  @MainActor
  package func updateWrapper(_ node: AccessibilityAttachmentNode) {
    node.attachment = attachment
    node.isEnabled = isEnabled
    node.graph.contentDidChange()
  }

  @MainActor
  public var _structure: _ModifierStructure {
    guard isEnabled else { return _ModifierStructure(.hidden) }
    return switch attachment {
    case .label: .modifier("accessibilityLabel")
    case .value: .modifier("accessibilityValue")
    case .hint: .modifier("accessibilityHint")
    case .help(let text): .modifier("help", views: [SupplementaryView("help", isTyped: true, text)])
    case .scrollAction: .modifier("accessibilityScrollAction")
    case .identifier: .modifier("accessibilityIdentifier")
    case .hidden: .modifier("accessibilityHidden")
    case .addTraits: .modifier("accessibilityAddTraits")
    case .removeTraits: .modifier("accessibilityRemoveTraits")
    case .sortPriority: .modifier("accessibilitySortPriority")
    case .heading: .modifier("accessibilityHeading")
    case .action, .namedAction: .modifier("accessibilityAction")
    case .adjustableAction: .modifier("accessibilityAdjustableAction")
    case .inputLabels: .modifier("accessibilityInputLabels")
    case .activationPoint, .activationPlace: .modifier("accessibilityActivationPoint")
    case .respondsToUserInteraction: .modifier("accessibilityRespondsToUserInteraction")
    case .children: .modifier("accessibilityElement")
    case .customContent: .modifier("accessibilityCustomContent")
    case .zoomAction: .modifier("accessibilityZoomAction")
    case .link(.member, _): .modifier("accessibilityLinkedGroup")
    case .link: .modifier("accessibilityLabeledPair")
    case .rotorEntry: .modifier("accessibilityRotorEntry")
    }
  }
}

/// Changes the elements of what it wraps.
///
/// A property set on a container that is no element itself goes to each of the elements inside, over
/// what they say themselves; `accessibilityElement(children: .contain)` makes the container an
/// element of its own, which then takes it.
@MainActor
package final class AccessibilityAttachmentNode: WrapperNode {
  package var attachment: AccessibilityAttachmentModifier.Attachment
  package var isEnabled: Bool

  init(_ modifier: AccessibilityAttachmentModifier, _ context: _NodeContext) {
    attachment = modifier.attachment
    isEnabled = modifier.isEnabled
    super.init(context)
  }

  package override func buildAccessibility(_ builder: inout AccessibilityBuilder) {
    guard isEnabled else { return super.buildAccessibility(&builder) }
    let inner = builder.collect { super.buildAccessibility(&$0) }
    if case .hidden(true) = attachment {
      for element in inner { element.hideFromAssistiveTechnologies() }
      builder.elements += inner
      return
    }
    if case .children(let behavior) = attachment {
      build(behavior, inner, &builder)
      return
    }
    if inner.isEmpty {
      guard makesElement else { return }
      let element = builder.add(.other, for: self)
      apply(to: element)
      addActions(to: element, &builder)
      return
    }
    if inner.count == 1, case .addTraits = attachment {
      builder.growFrame(of: inner[0], to: self)
    }
    for element in inner {
      apply(to: element)
      addActions(to: element, &builder)
      if case .sortPriority(let priority) = attachment {
        builder.sortPriorities[ObjectIdentifier(element)] = priority
      }
      if case .link(let role, let name) = attachment {
        builder.links[name, default: []].append(AccessibilityLink(role: role, element: element))
      }
    }
    builder.elements += inner
  }

  /// Whether the attachment makes an element of a view that has none, such as a shape.
  private var makesElement: Bool {
    switch attachment {
    case .label, .value, .identifier, .addTraits, .action, .namedAction, .adjustableAction,
      .customContent, .zoomAction:
      true
    default: false
    }
  }

  private func apply(to element: AccessibilityElement) {
    switch attachment {
    case .label(let text):
      element.label = text.resolvedString(in: environment.values)
      element.labelIsSymbolName = false
      StepperHalfName.label(of: element)
    case .value(let text): element.value = text.resolvedString(in: environment.values)
    case .hint(let text): element.hint = text.resolvedString(in: environment.values)
    case .help(let text):
      if element.hint?.isEmpty ?? true {
        element.hint = text.resolvedString(in: environment.values)
      }
    case .identifier(let identifier):
      element.identifier = identifier
      element.identifierIsImageName = false
      StepperHalfName.identify(element)
    case .addTraits(let traits):
      element.traits.formUnion(traits.elementTraits)
      if traits.contains(.isSelected) { element.isSelected = true }
      if let type = traits.elementType(of: element.elementType) { element.elementType = type }
    case .removeTraits(let traits):
      element.traits.subtract(traits.elementTraits)
      if traits.contains(.isSelected) { element.isSelected = false }
    case .heading(let level): element.headingLevel = level
    case .namedAction(let name, _):
      element.actions.append(name.resolvedString(in: environment.values))
    case .adjustableAction: element.traits.insert(.adjustable)
    case .activationPoint(let point):
      element.activationPoint = CGPoint(
        x: element.frame.minX + element.frame.width * point.x,
        y: element.frame.minY + element.frame.height * point.y)
    case .activationPlace(let point):
      element.activationPoint = CGPoint(
        x: element.frame.minX + point.x, y: element.frame.minY + point.y)
    case .respondsToUserInteraction(let responds): element.respondsToUserInteraction = responds
    case .inputLabels(let labels):
      element.inputLabels = labels.map { $0.resolvedString(in: environment.values) }
    case .customContent(let key, let value, let isImportant):
      set(key, value, isImportant, on: element)
    case .zoomAction: element.traits.insert(.supportsZoom)
    case .rotorEntry(let name): graph.accessibilityRotors.name(element.id, name)
    case .hidden, .sortPriority, .action, .children, .scrollAction, .link: break
    }
  }

  /// Replaces or takes away what views further in have told by the same words.
  private func set(
    _ key: AccessibilityCustomContentKey, _ value: Text?, _ isImportant: Bool,
    on element: AccessibilityElement
  ) {
    let label = key.label.resolvedString(in: environment.values)
    let place = element.customContent.firstIndex { $0.label == label }
    guard let value else {
      if let place { element.customContent.remove(at: place) }
      return
    }
    let content = AccessibilityCustomContent(
      label: label, value: value.resolvedString(in: environment.values), isImportant: isImportant)
    if let place {
      element.customContent[place] = content
    } else {
      element.customContent.append(content)
    }
  }

  // MARK: Children

  private func build(
    _ behavior: AccessibilityChildBehavior, _ inner: [AccessibilityElement],
    _ builder: inout AccessibilityBuilder
  ) {
    switch behavior.kind {
    case .ignore:
      builder.add(.other, for: self)
    case .contain:
      builder.add(.other, for: self, children: inner).isAccessibilityElement = inner.isEmpty
    case .combine:
      // A symbol without a label of the app says nothing beside others: as iOS reads "John Doe, Online".
      let all = inner.flatMap(\.combinedLeaves).filter { !$0.isHiddenFromAssistiveTechnologies }
      let spoken = all.filter { !$0.labelIsSymbolName }
      let leaves = spoken.isEmpty ? all : spoken
      let label = leaves.map(\.label).filter { !$0.isEmpty }.joined(separator: ", ")
      let element = builder.add(.other, for: self, label: label)
      element.identifier = all.mergedIdentifier
      for leaf in leaves { element.traits.formUnion(leaf.traits) }
      let values = leaves.compactMap(\.value).filter { !$0.isEmpty }
      if !values.isEmpty { element.value = values.joined(separator: ", ") }
      if leaves.contains(where: { $0.elementType == .button }) {
        element.elementType = .button
      } else if leaves.allSatisfy({ $0.elementType == .staticText }), !leaves.isEmpty {
        element.elementType = .staticText
      }
    }
  }

  // MARK: Actions

  /// Notes what assistive technologies can ask of an element.
  private func addActions(
    to element: AccessibilityElement, _ builder: inout AccessibilityBuilder
  ) {
    switch attachment {
    case .action(.default, let handler):
      graph.accessibilityActions.add(to: element.id) {
        guard case .activate = $0 else { return false }
        handler()
        return true
      }
    case .action(let kind, let handler):
      graph.accessibilityActions.add(to: element.id) {
        guard case .custom(kind.name) = $0 else { return false }
        handler()
        return true
      }
    case .namedAction(let text, let handler):
      let name = text.resolvedString(in: environment.values)
      graph.accessibilityActions.add(to: element.id) {
        guard case .custom(name) = $0 else { return false }
        handler()
        return true
      }
    case .scrollAction(let handler):
      graph.accessibilityActions.add(to: element.id) {
        guard case .custom(let name) = $0, let edge = Edge(scrollActionName: name) else {
          return false
        }
        handler(edge)
        return true
      }
    case .zoomAction(let handler):
      let frame = element.frame
      graph.accessibilityActions.add(to: element.id) {
        guard case .zoom(let isIn, let place) = $0 else { return false }
        let point = CGPoint(x: place.x - frame.minX, y: place.y - frame.minY)
        handler(
          AccessibilityZoomGestureAction(
            direction: isIn ? .zoomIn : .zoomOut,
            location: UnitPoint(
              x: frame.width > 0 ? point.x / frame.width : 0,
              y: frame.height > 0 ? point.y / frame.height : 0), point: point))
        return true
      }
    case .adjustableAction(let handler):
      graph.accessibilityActions.add(to: element.id) {
        switch $0 {
        case .increment: handler(.increment)
        case .decrement: handler(.decrement)
        default: return false
        }
        return true
      }
    default: break
    }
  }
}

extension AccessibilityElement {
  /// Takes the element and those inside out of reach: automation still finds them, as on iOS, but
  /// nothing can be done with them.
  package func hideFromAssistiveTechnologies() {
    isAccessibilityElement = false
    visibleFrame = .zero
    for child in children { child.hideFromAssistiveTechnologies() }
  }

  /// Whether `hideFromAssistiveTechnologies()` was called on it.
  package var isHiddenFromAssistiveTechnologies: Bool {
    !isAccessibilityElement && visibleFrame == .zero
  }

  /// The elements inside that are no containers, or the element itself.
  package var combinedLeaves: [AccessibilityElement] {
    children.isEmpty || elementType == .button ? [self] : children.flatMap(\.combinedLeaves)
  }
}

/// What becomes of the elements inside a view that is made an element.
///
/// Where children are ignored or combined, UI tests find the one element and none inside: seen in public UI tests and in
/// reports of trees, where neither the words nor the identifiers of the children could be found.
public struct AccessibilityChildBehavior: Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    case ignore
    case contain
    case combine
  }

  package let kind: Kind

  public static let ignore = AccessibilityChildBehavior(kind: .ignore)
  public static let contain = AccessibilityChildBehavior(kind: .contain)
  public static let combine = AccessibilityChildBehavior(kind: .combine)
}

/// A standard action of assistive technologies.
public struct AccessibilityActionKind: Equatable, Sendable {
  package let name: String
  private init(_ name: String) { self.name = name }

  public static let `default` = AccessibilityActionKind("default")
  public static let escape = AccessibilityActionKind("escape")
  public static let magicTap = AccessibilityActionKind("magicTap")
  public static let delete = AccessibilityActionKind("delete")
  public static let showMenu = AccessibilityActionKind("showMenu")

  public init(named name: Text) { self.name = name.plainString }
}

/// The direction in which a value is adjusted.
public enum AccessibilityAdjustmentDirection: Hashable, Sendable {
  case increment
  case decrement
}

extension Edge {
  /// The edge of a scroll action as assistive technologies name it.
  fileprivate init?(scrollActionName name: String) {
    switch name {
    case "scroll up": self = .top
    case "scroll down": self = .bottom
    case "scroll left": self = .leading
    case "scroll right": self = .trailing
    default: return nil
    }
  }
}
