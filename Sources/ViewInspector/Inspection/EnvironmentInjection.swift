import Combine
import SwiftUI

/// Fills in what views and modifiers want of the environment, outside of any host.
@MainActor
enum EnvironmentInjection {
  /// The value with its properties that want an object of that type supplied.
  static func inject<T>(environmentObject: AnyObject, into entity: T) -> T {
    inject(environmentObjects: [environmentObject], into: entity)
  }

  static func inject<T>(environmentObjects: [AnyObject], into entity: T) -> T {
    var entity = entity
    UnhostedPlace(environment: environment(with: environmentObjects)).supply(&entity)
    return entity
  }

  /// The properties whose objects nobody has supplied, as `name: Type`.
  static func missingEnvironmentObjects<T>(for entity: T) -> [String] {
    var entity = entity
    let place = UnhostedPlace(environment: InspectedNode.defaultEnvironment)
    place.supply(&entity)
    return place.missingObjects
  }

  static func environment(with objects: [AnyObject]) -> EnvironmentScope {
    func scope<T: AnyObject>(_ object: T, in outer: EnvironmentScope) -> EnvironmentScope {
      outer.makeChild { $0.setObject(object) }
    }
    return objects.reduce(InspectedNode.defaultEnvironment) { outer, object in
      guard let object = object as? any ObservableObject else { return outer }
      return scope(object, in: outer)
    }
  }
}

extension View {
  /// The body, with objects for the view's properties.
  ///
  /// - Throws: `missingEnvironmentObjects` if there is none for one of them; `notSupported` for views
  ///   without a body.
  @preconcurrency @MainActor
  public func extractContent(environmentObjects: [AnyObject]) throws -> Any {
    try InspectedNode(
      UnwrappedView(self), parent: nil, element: .root,
      rootEnvironment: EnvironmentInjection.environment(with: environmentObjects)
    ).evaluatedBody()
  }
}

extension ViewModifier {
  /// The body around a placeholder, with objects for the modifier's properties.
  ///
  /// - Throws: `missingEnvironmentObjects` if there is none for one of them; `notSupported` for
  ///   modifiers without a body.
  @preconcurrency @MainActor
  public func extractContent(environmentObjects: [AnyObject]) throws -> Any {
    try InspectedNode(
      modifier: self, structure: .custom, parent: nil, element: .root,
      rootEnvironment: EnvironmentInjection.environment(with: environmentObjects)
    ).evaluatedBody()
  }
}
