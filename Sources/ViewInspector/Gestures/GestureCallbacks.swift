import SwiftUI

extension InspectableView where View: GestureViewType {
  /// Which gestures the modifier lets happen.
  public func gestureMask() throws -> GestureMask { try node.gestureValue().mask }

  /// The gesture without its callbacks.
  public func actualGesture() throws -> View.T {
    let root = try node.gestureValue().root
    guard let gesture = root as? View.T else {
      throw InspectionError.typeMismatch(
        factual: TypeName.full(type(of: root)), expected: TypeName.full(View.T.self))
    }
    return gesture
  }

  /// Runs the `updating` callbacks, in the order they were attached.
  public func callUpdating<State>(
    value: View.T.Value, state: inout State, transaction: inout Transaction
  ) throws {
    var hasRun = false
    for layer in try node.gestureValue().layers.reversed() {
      guard let callback = layer as? any UpdatingCallback else { continue }
      if callback.update(value, &state, &transaction) { hasRun = true }
    }
    if !hasRun { throw try node.missingCallback("updating") }
  }

  /// Runs the `onChanged` callbacks, in the order they were attached.
  public func callOnChanged(value: View.T.Value) throws {
    try node.runCallbacks("onChanged") { ($0 as? any ChangedCallback)?.change(value) }
  }

  /// Runs the `onEnded` callbacks, in the order they were attached.
  public func callOnEnded(value: View.T.Value) throws {
    try node.runCallbacks("onEnded") { ($0 as? any EndedCallback)?.end(value) }
  }

  // MARK: Combinations

  /// The first of two combined gestures.
  public func first<G: SwiftUI.Gesture>(
    _ type: G.Type
  ) throws -> InspectableView<ViewType.Gesture<G>> {
    .init(try node.part(GestureOrder.first.rawValue, as: type) { $0.firstGesture })
  }

  /// The second of two combined gestures.
  public func second<G: SwiftUI.Gesture>(
    _ type: G.Type
  ) throws -> InspectableView<ViewType.Gesture<G>> {
    .init(try node.part(GestureOrder.second.rawValue, as: type) { $0.secondGesture })
  }
}

extension InspectableView {
  /// Which of two combined gestures is meant.
  enum GestureOrder: String {
    case first
    case second
  }
}

extension InspectedNode {
  fileprivate func gestureValue() throws -> GestureValue { try value(as: GestureValue.self) }

  fileprivate func missingCallback(_ name: String) throws -> InspectionError {
    .callbackNotFound(parent: try gestureValue().shownName, callback: name)
  }

  /// `run`: Runs a layer's callback; nil if the layer has none that fits.
  fileprivate func runCallbacks(_ name: String, _ run: (any Gesture) -> Bool?) throws {
    var hasRun = false
    for layer in try gestureValue().layers.reversed() where run(layer) == true { hasRun = true }
    if !hasRun { throw try missingCallback(name) }
  }

  fileprivate func part<G: Gesture>(
    _ name: String, as type: G.Type, _ part: (any CombinedGesture) -> any Gesture
  ) throws -> InspectedNode {
    let value = try gestureValue()
    guard let combined = value.root as? any CombinedGesture else {
      throw InspectionError.typeMismatch(
        factual: TypeName.short(Swift.type(of: value.root)),
        expected: "ExclusiveGesture, SequenceGesture, or SimultaneousGesture")
    }
    let inner = GestureValue(part(combined), owner: nil, mask: value.mask)
    return try gesturePlace(inner, as: type, call: name, nil)
  }
}

// MARK: - What layers do

private protocol UpdatingCallback {
  func update<S>(_ value: Any, _ state: inout S, _ transaction: inout Transaction) -> Bool
}

extension GestureStateGesture: UpdatingCallback {
  fileprivate func update<S>(
    _ value: Any, _ state: inout S, _ transaction: inout Transaction
  ) -> Bool {
    guard let value = value as? Base.Value, var own = state as? State else { return false }
    body(value, &own, &transaction)
    if let new = own as? S { state = new }
    return true
  }
}

private protocol ChangedCallback {
  func change(_ value: Any) -> Bool
}

extension _ChangedGesture: ChangedCallback {
  fileprivate func change(_ value: Any) -> Bool {
    guard let value = value as? Base.Value else { return false }
    action(value)
    return true
  }
}

private protocol EndedCallback {
  func end(_ value: Any) -> Bool
}

extension _EndedGesture: EndedCallback {
  fileprivate func end(_ value: Any) -> Bool {
    guard let value = value as? Base.Value else { return false }
    action(value)
    return true
  }
}

private protocol CombinedGesture {
  var firstGesture: any Gesture { get }
  var secondGesture: any Gesture { get }
}

extension ExclusiveGesture: CombinedGesture {
  fileprivate var firstGesture: any Gesture { first }
  fileprivate var secondGesture: any Gesture { second }
}

extension SequenceGesture: CombinedGesture {
  fileprivate var firstGesture: any Gesture { first }
  fileprivate var secondGesture: any Gesture { second }
}

extension SimultaneousGesture: CombinedGesture {
  fileprivate var firstGesture: any Gesture { first }
  fileprivate var secondGesture: any Gesture { second }
}
