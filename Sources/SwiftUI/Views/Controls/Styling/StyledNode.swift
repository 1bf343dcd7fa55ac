import Foundation

/// The environment key of the style of one kind of control.
package protocol StyleKey: EnvironmentKey where Value == StyleBox<Configuration>? {
  associatedtype Configuration
  /// The style of controls for which none is set.
  @MainActor static var standard: StyleBox<Configuration> { get }
}

extension StyleKey {
  package static var defaultValue: StyleBox<Configuration>? { nil }
}

/// The node of a control whose looks are a style's body.
@MainActor
package final class StyledNode<Key: StyleKey>: SingleChildNode {
  typealias Configuration = Key.Configuration

  private var configuration: Configuration
  private var box: StyleBox<Configuration>?
  private let name: String
  /// Keeps the views that the configuration's placeholders stand for.
  package let providers: [ContentProvider]
  private let outerEnvironment: EnvironmentScope

  init(
    _ name: String, _ configuration: Configuration, providers: [ContentProvider],
    _ context: _NodeContext
  ) {
    self.name = name
    self.configuration = configuration
    self.providers = providers
    outerEnvironment = context.environment
    super.init(context)
    show()
    if child?.flags.contains(.isUnary) == true { flags.insert(.isUnary) }
  }

  func update(_ configuration: Configuration) {
    self.configuration = configuration
    if let child, let box { box.updateNode(child, to: configuration) }
  }

  /// The provider at a place in `providers`, whose type the control knows.
  func provider<V: View>(_ index: Int, of type: V.Type) -> TypedContentProvider<V> {
    trusted(providers[index], as: TypedContentProvider<V>.self)
  }

  private func show() {
    let set = outerEnvironment.values[Key.self]
    let new = set ?? Key.standard
    let isSameType = box.map { type(of: $0) == type(of: new) } ?? false
    box = new
    // Controls of the same kind inside of a style's body have the style from further out.
    if let set {
      let outer = set.outer
      environment = outerEnvironment.makeChild { $0[Key.self] = outer }
    } else {
      environment = outerEnvironment
    }
    if isSameType, let child {
      new.updateNode(child, to: configuration)
    } else {
      setChild(new.makeNode(configuration, childContext))
    }
  }

  package override func refresh() { show() }

  package override func environmentDidChange(_ keys: EnvironmentKeySet) {
    let key = ObjectIdentifier(Key.self)
    guard keys.contains(key) else {
      super.environmentDidChange(keys)
      return
    }
    invalidate()
    let others = keys.subtracting([key])
    if !others.isEmpty { super.environmentDidChange(others) }
  }

  package override var dumpLabel: String? { name }
}

/// Puts a style into the environment; the modifier of `buttonStyle(_:)` and its kin.
package nonisolated struct StyleModifier<Key: StyleKey, Style>: EnvironmentChangingModifier {
  package typealias Body = Never

  /// The style, readable by inspection.
  package let style: Style
  /// The name of the function that applies it.
  package let name: String
  let makeBox: @MainActor (Style, StyleBox<Key.Configuration>?) -> StyleBox<Key.Configuration>

  @MainActor
  package var change: (inout EnvironmentValues) -> Void {
    let style = style
    let makeBox = makeBox
    return { values in
      let outer = values[Key.self]
      nonisolated(unsafe) let style = style
      let box = MainActor.assumeIsolated { makeBox(style, outer) }
      values[Key.self] = box
    }
  }

  @MainActor
  package var _structure: _ModifierStructure { .modifier(name, environment: change) }
}
