import Device
import Foundation
import UIKit

/// The assistive technologies that a focus state follows.
public struct AccessibilityTechnologies: SetAlgebra, Sendable {
  private var names: Set<String>

  public init() { names = [] }

  private init(_ name: String) { names = [name] }

  public static var voiceOver: AccessibilityTechnologies { .init("voiceOver") }
  public static var switchControl: AccessibilityTechnologies { .init("switchControl") }

  public func contains(_ member: Self) -> Bool { names.isSuperset(of: member.names) }

  public func union(_ other: Self) -> Self { with(names.union(other.names)) }

  public func intersection(_ other: Self) -> Self { with(names.intersection(other.names)) }

  public func symmetricDifference(_ other: Self) -> Self {
    with(names.symmetricDifference(other.names))
  }

  public mutating func formUnion(_ other: Self) { names.formUnion(other.names) }
  public mutating func formIntersection(_ other: Self) { names.formIntersection(other.names) }
  public mutating func formSymmetricDifference(_ other: Self) {
    names.formSymmetricDifference(other.names)
  }

  public mutating func insert(
    _ newMember: Self
  ) -> (inserted: Bool, memberAfterInsert: Self) {
    let isNew = !contains(newMember)
    formUnion(newMember)
    return (isNew, newMember)
  }

  public mutating func remove(_ member: Self) -> Self? {
    let common = intersection(member)
    names.subtract(member.names)
    return common.names.isEmpty ? nil : common
  }

  public mutating func update(with newMember: Self) -> Self? {
    insert(newMember).inserted ? nil : newMember
  }

  private func with(_ names: Set<String>) -> Self {
    var copy = self
    copy.names = names
    return copy
  }
}

/// A value that says which element an assistive technology is at.
///
/// As on iOS, a write counts only while one of the technologies is on.
@propertyWrapper
public struct AccessibilityFocusState<Value: Hashable>: DynamicProperty {
  /// A way to read and write a focus state that another view owns.
  @propertyWrapper
  public struct Binding {
    package let location: Location<Value>

    public var wrappedValue: Value {
      get { location.read() }
      nonmutating set { location.write(newValue, transaction: .current) }
    }

    public var projectedValue: Binding { self }
  }

  private let resetValue: Value
  private let technologies: AccessibilityTechnologies
  private var location: AccessibilityFocusLocation<Value>?

  public init() where Value == Bool {
    self.init(resetValue: false, [.voiceOver, .switchControl])
  }

  public init(for technologies: AccessibilityTechnologies) where Value == Bool {
    self.init(resetValue: false, technologies)
  }

  public init<T: Hashable>() where Value == T? {
    self.init(resetValue: nil, [.voiceOver, .switchControl])
  }

  public init<T: Hashable>(for technologies: AccessibilityTechnologies) where Value == T? {
    self.init(resetValue: nil, technologies)
  }

  private init(resetValue: Value, _ technologies: AccessibilityTechnologies) {
    self.resetValue = resetValue
    self.technologies = technologies
  }

  public var wrappedValue: Value {
    get { location?.read() ?? resetValue }
    nonmutating set { location?.write(newValue, transaction: .current) }
  }

  public var projectedValue: Binding {
    Binding(location: location ?? ConstantLocation(resetValue))
  }
}

extension AccessibilityFocusState: WiredProperty {
  func makeStorage(
    for node: _Node, name: String
  ) -> AccessibilityFocusLocation<Value>? {
    AccessibilityFocusLocation(resetValue, technologies, owner: node)
  }

  mutating func wire(to storage: AccessibilityFocusLocation<Value>?, for node: _Node) {
    location = storage
  }
}

/// Where the value lives; writes are dropped while no technology is on.
package final class AccessibilityFocusLocation<Value: Hashable>: Location<Value>,
  @unchecked Sendable
{
  private let state: StateLocation<Value>
  private let resetValue: Value
  private let technologies: AccessibilityTechnologies
  private weak var owner: _Node?

  init(_ resetValue: Value, _ technologies: AccessibilityTechnologies, owner: _Node?) {
    self.owner = owner
    self.resetValue = resetValue
    self.technologies = technologies
    state = StateLocation(resetValue, owner: owner)
  }

  package override func read() -> Value { state.read() }

  package override func peek() -> Value { state.peek() }

  package override func write(_ value: Value, transaction: Transaction) {
    nonisolated(unsafe) let value = value
    nonisolated(unsafe) let transaction = transaction
    MainThread.run { [self] in
      let settings = Device.main.traits
      let isOn =
        (settings.isVoiceOverRunning && technologies.contains(.voiceOver))
        || (settings.isSwitchControlRunning && technologies.contains(.switchControl))
      state.write(isOn ? value : resetValue, transaction: transaction)
      guard isOn, value != resetValue else { return }
      owner?.graph.moveAccessibilityFocus(to: AnyHashable(value), of: self)
    }
  }

  /// A tie for an element that the app has given a value.
  @MainActor
  fileprivate func tie(to value: Value) -> AccessibilityFocus.Tie {
    AccessibilityFocus.Tie(
      location: self, value: AnyHashable(value),
      come: { [weak self] in self?.state.write(value, transaction: .current) },
      go: { [weak self] in
        guard let self, state.peek() == value else { return }
        state.write(resetValue, transaction: .current)
      })
  }
}

/// Ties an element to a focus state.
package nonisolated struct AccessibilityFocusedModifier<Value: Hashable>: ElementModifier {
  package let binding: AccessibilityFocusState<Value>.Binding
  package let value: Value

  @MainActor
  package func makeWrapper(_ context: _NodeContext) -> AccessibilityFocusedNode<Value> {
    AccessibilityFocusedNode(self, context)
  }

  @MainActor
  package func updateWrapper(_ node: AccessibilityFocusedNode<Value>) { node.modifier = self }

  @MainActor
  package var _structure: _ModifierStructure { .modifier("accessibilityFocused") }
}

/// The node of an element that is tied to a focus state.
@MainActor
package final class AccessibilityFocusedNode<Value: Hashable>: WrapperNode {
  package var modifier: AccessibilityFocusedModifier<Value>

  init(_ modifier: AccessibilityFocusedModifier<Value>, _ context: _NodeContext) {
    self.modifier = modifier
    super.init(context)
  }

  package override func buildAccessibility(_ builder: inout AccessibilityBuilder) {
    let inner = builder.collect { super.buildAccessibility(&$0) }
    if let element = inner.first,
      let location = modifier.binding.location as? AccessibilityFocusLocation<Value>
    {
      graph.accessibilityFocus.add(location.tie(to: modifier.value), to: element.id)
    }
    builder.elements += inner
  }
}

extension View {
  /// Ties the element to a focus state: writing the state moves the technology, which writes it where it goes.
  ///
  /// It goes where the state, notifications such as `layoutChanged`, rotors and UI tests send it.
  public nonisolated func accessibilityFocused(
    _ condition: AccessibilityFocusState<Bool>.Binding
  ) -> some View {
    modifier(AccessibilityFocusedModifier(binding: condition, value: true))
  }

  /// Ties the element to a value of a focus state.
  ///
  /// - SeeAlso: ``accessibilityFocused(_:)``
  public nonisolated func accessibilityFocused<Value: Hashable>(
    _ binding: AccessibilityFocusState<Value>.Binding, equals value: Value
  ) -> some View {
    modifier(AccessibilityFocusedModifier(binding: binding, value: value))
  }
}
