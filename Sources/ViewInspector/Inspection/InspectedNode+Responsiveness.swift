import SwiftUI

extension InspectedNode {
  /// The outermost place, from here outwards, that something holds for.
  private func farthest(_ holds: (InspectedNode) -> Bool) -> InspectedNode? {
    var result: InspectedNode?
    var node: InspectedNode? = self
    while let current = node {
      if holds(current) { result = current }
      node = current.parent
    }
    return result
  }

  // MARK: Causes

  private var disablingPlace: InspectedNode? {
    farthest { $0.hasModifier { $0.environmentValue(\.isEnabled) == false } }
  }

  private var hidingPlace: InspectedNode? {
    farthest { $0.hasModifier(named: "hidden") || $0.isHiddenLabel }
  }

  private var untouchablePlace: InspectedNode? {
    farthest { $0.hasModifier(\.deniesHitTesting) }
  }

  /// Whether this is the label of a control in a place where labels are hidden.
  private var isHiddenLabel: Bool {
    guard case .named("labelView", _) = element, let control = parent,
      let name = control.description?.name, Self.hideableLabels.contains(name)
    else { return false }
    return control.labelsHidden
  }

  /// The controls whose labels `labelsHidden()` hides.
  private static let hideableLabels: Set<String> = [
    "ColorPicker", "DatePicker", "LabeledContent", "Picker", "ProgressView", "Slider", "Stepper",
    "TextField", "Toggle",
  ]

  func hasModifier(named name: String) -> Bool { hasModifier { $0.name == name } }

  func hasModifier(_ isMeant: (ModifierLink) -> Bool) -> Bool {
    guard medium != nil else { return false }
    var found = false
    forEachModifier { if !found { found = isMeant($0) } }
    return found
  }

  // MARK: Answers

  var isDisabled: Bool { disablingPlace != nil }
  var isHidden: Bool { hidingPlace != nil }
  var allowsHitTesting: Bool { untouchablePlace == nil }
  var labelsHidden: Bool { farthest { $0.hasModifier(named: "labelsHidden") } != nil }

  /// - Throws: `unresponsiveControl`, naming the outermost cause.
  func requireResponsive() throws {
    func refuse(_ place: InspectedNode, _ reason: String) throws -> Never {
      let name = place.parent == nil ? "it" : place.path
      throw InspectionError.unresponsiveControl(name: typeName, reason: "\(name) \(reason)")
    }
    if let place = disablingPlace { try refuse(place, "is disabled") }
    if let place = hidingPlace { try refuse(place, "is hidden") }
    if let place = untouchablePlace { try refuse(place, "has allowsHitTesting set to false") }
    if isAbsent {
      throw InspectionError.unresponsiveControl(
        name: typeName, reason: "the conditional view has been hidden")
    }
  }
}

extension ModifierLink {
  /// What the modifier writes into the environment for a key; nil if it leaves it alone.
  @MainActor
  func environmentValue<Value>(_ keyPath: KeyPath<EnvironmentValues, Value>) -> Value? {
    environmentChange.flatMap { EnvironmentValues.written(by: $0, to: keyPath) }
  }
}

extension InspectableView {
  /// Whether a user could act on the view.
  public func isResponsive() -> Bool {
    !isDisabled() && !isHidden() && allowsHitTesting() && !isAbsent
  }

  /// Whether the view or one around it is disabled.
  public func isDisabled() -> Bool { node.isDisabled }

  /// Whether the view or one around it is hidden.
  public func isHidden() -> Bool { node.isHidden }

  /// Whether touches reach the view.
  public func allowsHitTesting() -> Bool { node.allowsHitTesting }

  /// Whether labels of controls are hidden here.
  public func labelsHidden() -> Bool { node.labelsHidden }
}

extension ModifierLink {
  /// Whether the modifier holds for all that stands inside of what it is applied to.
  var reachesInside: Bool {
    environmentChange != nil || deniesHitTesting || name == "hidden" || name == "labelsHidden"
  }

  /// The modifiers from here outwards that hold for all that stands inside, and those of the app's own.
  var reachingInside: ModifierLink? {
    let outer = outer?.reachingInside
    if case .custom = structure { return Self.chain(modifier, outer: outer) }
    guard reachesInside || isInherited else { return outer }
    return Self.chain(modifier, outer: outer)
  }

  /// Whether the modifier is one that views further in are asked for, too.
  private var isInherited: Bool {
    ["flipsForRightToLeftLayoutDirection", "preferredColorScheme", "foregroundStyle"].contains(name)
  }

  /// Whether the modifier lets touches through.
  fileprivate var deniesHitTesting: Bool {
    guard let effect = modifier as? _EffectModifier else { return false }
    if case .allowsHitTesting(false) = effect.kind { return true }
    return false
  }
}
