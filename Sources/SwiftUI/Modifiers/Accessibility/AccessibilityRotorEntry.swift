import Foundation

/// An item to which a rotor leads: an element with its words.
public struct AccessibilityRotorEntry<ID: Hashable>: AccessibilityRotorContent {
  public typealias Body = Never

  private let label: Text?
  private let id: AnyHashable
  private let isNamed: Bool
  private let prepare: () -> Void

  /// Leads to the view with the identity, which lies in what the rotor belongs to.
  public init(_ label: Text, id: ID, prepare: @escaping (() -> Void) = {}) {
    self.init(label, id, isNamed: false, prepare)
  }

  public init(_ labelKey: LocalizedStringKey, id: ID, prepare: @escaping (() -> Void) = {}) {
    self.init(Text(labelKey), id, isNamed: false, prepare)
  }

  @_disfavoredOverload
  public init(
    _ labelResource: LocalizedStringResource, id: ID, prepare: @escaping (() -> Void) = {}
  ) {
    self.init(Text(labelResource), id, isNamed: false, prepare)
  }

  @_disfavoredOverload
  public init<L: StringProtocol>(_ label: L, id: ID, prepare: @escaping (() -> Void) = {}) {
    self.init(Text(label), id, isNamed: false, prepare)
  }

  /// Leads to the element that `accessibilityRotorEntry(id:in:)` has named.
  public init(
    _ label: Text? = nil, _ id: ID, in namespace: Namespace.ID,
    prepare: @escaping (() -> Void) = {}
  ) {
    self.init(label, AccessibilityName(id, namespace), isNamed: true, prepare)
  }

  public init(
    _ labelKey: LocalizedStringKey, _ id: ID, in namespace: Namespace.ID,
    prepare: @escaping (() -> Void) = {}
  ) {
    self.init(Text(labelKey), AccessibilityName(id, namespace), isNamed: true, prepare)
  }

  @_disfavoredOverload
  public init<L: StringProtocol>(
    _ label: L, _ id: ID, in namespace: Namespace.ID, prepare: @escaping (() -> Void) = {}
  ) {
    self.init(Text(label), AccessibilityName(id, namespace), isNamed: true, prepare)
  }

  private init(
    _ label: Text?, _ id: some Hashable, isNamed: Bool, _ prepare: @escaping () -> Void
  ) {
    self.label = label
    self.id = AnyHashable(id)
    self.isNamed = isNamed
    self.prepare = prepare
  }

  public func _targets(in values: EnvironmentValues) -> [_AccessibilityRotorTarget] {
    [
      _AccessibilityRotorTarget(
        label: label?.resolvedString(in: values), id: id, isNamed: isNamed, prepare: prepare)
    ]
  }
}

/// What an app calls an element or a group of elements, in one of its namespaces.
package struct AccessibilityName: Hashable {
  private let id: AnyHashable
  private let namespace: Namespace.ID

  init(_ id: some Hashable, _ namespace: Namespace.ID) {
    self.id = AnyHashable(id)
    self.namespace = namespace
  }
}
