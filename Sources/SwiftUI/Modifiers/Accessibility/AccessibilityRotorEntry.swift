import Foundation

/// An item to which a rotor leads: an element with its words, or a part of an element's text.
public struct AccessibilityRotorEntry<ID: Hashable>: AccessibilityRotorContent {
  public typealias Body = Never

  private let target: @MainActor (EnvironmentValues) -> _AccessibilityRotorTarget

  /// Leads to the view with the identity, which lies in what the rotor belongs to.
  public init(
    _ label: Text, id: ID, textRange: Range<String.Index>? = nil,
    prepare: @escaping (() -> Void) = {}
  ) {
    self.init(label, id, isNamed: false, textRange, prepare)
  }

  public init(
    _ labelKey: LocalizedStringKey, id: ID, textRange: Range<String.Index>? = nil,
    prepare: @escaping (() -> Void) = {}
  ) {
    self.init(Text(labelKey), id, isNamed: false, textRange, prepare)
  }

  @_disfavoredOverload
  public init(
    _ labelResource: LocalizedStringResource, id: ID, textRange: Range<String.Index>? = nil,
    prepare: @escaping (() -> Void) = {}
  ) {
    self.init(Text(labelResource), id, isNamed: false, textRange, prepare)
  }

  @_disfavoredOverload
  public init<L: StringProtocol>(
    _ label: L, id: ID, textRange: Range<String.Index>? = nil,
    prepare: @escaping (() -> Void) = {}
  ) {
    self.init(Text(label), id, isNamed: false, textRange, prepare)
  }

  /// Leads to the element that `accessibilityRotorEntry(id:in:)` has named.
  public init(
    _ label: Text? = nil, _ id: ID, in namespace: Namespace.ID,
    textRange: Range<String.Index>? = nil, prepare: @escaping (() -> Void) = {}
  ) {
    self.init(label, AccessibilityName(id, namespace), isNamed: true, textRange, prepare)
  }

  public init(
    _ labelKey: LocalizedStringKey, _ id: ID, in namespace: Namespace.ID,
    textRange: Range<String.Index>? = nil, prepare: @escaping (() -> Void) = {}
  ) {
    self.init(Text(labelKey), AccessibilityName(id, namespace), isNamed: true, textRange, prepare)
  }

  @_disfavoredOverload
  public init(
    _ labelResource: LocalizedStringResource, _ id: ID, in namespace: Namespace.ID,
    textRange: Range<String.Index>? = nil, prepare: @escaping (() -> Void) = {}
  ) {
    self.init(
      Text(labelResource), AccessibilityName(id, namespace), isNamed: true, textRange, prepare)
  }

  @_disfavoredOverload
  public init<L: StringProtocol>(
    _ label: L, _ id: ID, in namespace: Namespace.ID, textRange: Range<String.Index>? = nil,
    prepare: @escaping (() -> Void) = {}
  ) {
    self.init(Text(label), AccessibilityName(id, namespace), isNamed: true, textRange, prepare)
  }

  fileprivate init(
    _ label: Text?, _ id: AnyHashable?, isNamed: Bool, _ textRange: Range<String.Index>?,
    _ prepare: @escaping () -> Void
  ) {
    target = {
      _AccessibilityRotorTarget(
        label: label?.resolvedString(in: $0), id: id, isNamed: isNamed, textRange: textRange,
        prepare: prepare)
    }
  }

  public func _targets(in values: EnvironmentValues) -> [_AccessibilityRotorTarget] {
    [target(values)]
  }
}

extension AccessibilityRotorEntry where ID == Never {
  /// Leads to a part of the text of the view to which the rotor belongs.
  public init(
    _ label: Text, textRange: Range<String.Index>, prepare: @escaping (() -> Void) = {}
  ) {
    self.init(label, nil, isNamed: false, textRange, prepare)
  }

  public init(
    _ labelKey: LocalizedStringKey, textRange: Range<String.Index>,
    prepare: @escaping (() -> Void) = {}
  ) {
    self.init(Text(labelKey), nil, isNamed: false, textRange, prepare)
  }

  @_disfavoredOverload
  public init(
    _ labelResource: LocalizedStringResource, textRange: Range<String.Index>,
    prepare: @escaping (() -> Void) = {}
  ) {
    self.init(Text(labelResource), nil, isNamed: false, textRange, prepare)
  }

  @_disfavoredOverload
  public init<L: StringProtocol>(
    _ label: L, textRange: Range<String.Index>, prepare: @escaping (() -> Void) = {}
  ) {
    self.init(Text(label), nil, isNamed: false, textRange, prepare)
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
