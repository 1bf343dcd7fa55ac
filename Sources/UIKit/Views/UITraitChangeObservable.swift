import Foundation

@preconcurrency @MainActor
public protocol UITraitChangeRegistration: NSObjectProtocol {}

@MainActor
final class TraitChangeRegistration: NSObject, UITraitChangeRegistration {
  let traits: [UITrait]
  let handler: (UITraitCollection) -> Void

  init(traits: [UITrait], handler: @escaping (UITraitCollection) -> Void) {
    self.traits = traits
    self.handler = handler
    super.init()
  }
}

@preconcurrency @MainActor
public protocol UITraitChangeObservable: UITraitEnvironment {
  /// The registrations made so far; kept by the object itself.
  var _traitChangeRegistrations: [any UITraitChangeRegistration] { get set }
}

extension UITraitChangeObservable {
  @discardableResult
  public func registerForTraitChanges(
    _ traits: [UITrait],
    handler: @escaping @MainActor (_ traitEnvironment: Self, _ previous: UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration {
    let registration = TraitChangeRegistration(traits: traits) { [weak self] previous in
      guard let self else { return }
      handler(self, previous)
    }
    _traitChangeRegistrations.append(registration)
    return registration
  }

  /// The same for a closure that says of which type it takes the object to be, such as `Self`.
  @_disfavoredOverload @discardableResult
  public func registerForTraitChanges<Environment: UITraitEnvironment>(
    _ traits: [UITrait],
    handler:
      @escaping @MainActor (_ traitEnvironment: Environment, _ previous: UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration {
    registerForTraitChanges(traits) { environment, previous in
      guard let environment = environment as? Environment else { return }
      handler(environment, previous)
    }
  }

  @discardableResult
  public func registerForTraitChanges(
    _ traits: [UITrait], target: AnyObject, action: Selector
  ) -> any UITraitChangeRegistration {
    let registration = TraitChangeRegistration(traits: traits) {
      [weak self, weak target] previous in
      guard let self, let target else { return }
      ActionDispatch.require(action, of: target, with: [self, previous])
    }
    _traitChangeRegistrations.append(registration)
    return registration
  }

  @discardableResult
  public func registerForTraitChanges(_ traits: [UITrait], action: Selector)
    -> any UITraitChangeRegistration
  {
    registerForTraitChanges(traits, target: self, action: action)
  }

  public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
    _traitChangeRegistrations.removeAll { $0 === registration }
  }

  /// Tells the registrations whose traits differ between `previous` and the present collection.
  func notifyTraitChanges(from previous: UITraitCollection) {
    let present = traitCollection
    for case let registration as TraitChangeRegistration in _traitChangeRegistrations
    where registration.traits.contains(where: { $0.differs(previous, present) }) {
      registration.handler(previous)
    }
  }
}
