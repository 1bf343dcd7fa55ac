import Foundation

/// Offers values for a parameter.
///
/// Nobody asks one here but the app and its tests: no parameter is filled in by hand.
public protocol DynamicOptionsProvider: Sendable {
  associatedtype Result: ResultsCollection & Sendable
  associatedtype DefaultValue: _IntentValue & Sendable = Result.Result

  func results() async throws -> Result
  /// The value that a parameter has until somebody chooses.
  func defaultResult() async -> DefaultValue?
}

extension DynamicOptionsProvider where DefaultValue == Result.Result {
  public func defaultResult() async -> DefaultValue? { nil }
}

/// Values that somebody can choose from.
public protocol ResultsCollection {
  associatedtype Result
}

extension Array: ResultsCollection {
  public typealias Result = Element
}

/// Finds entities.
public protocol EntityQuery: DynamicOptionsProvider, PersistentlyIdentifiable
where DefaultValue == Entity {
  associatedtype Entity: AppEntity
  associatedtype Result = [Entity]

  init()

  /// The entities with some identifiers; those that are no more are missing.
  func entities(for identifiers: [Entity.ID]) async throws -> [Entity]
  /// What a person sees before a search.
  func suggestedEntities() async throws -> Result
}

extension EntityQuery {
  public typealias Dependency = AppDependency

  public func results() async throws -> Result { try await suggestedEntities() }
  public func defaultResult() async -> Entity? { nil }
}

extension EntityQuery where Result == [Entity] {
  /// Nothing.
  public func suggestedEntities() async throws -> [Entity] { [] }
}

/// Finds entities by what a person types or says.
public protocol EntityStringQuery: EntityQuery {
  associatedtype StringResult: ResultsCollection & Sendable = [Entity]
  func entities(matching string: String) async throws -> StringResult
}

/// Finds entities among a few that are all known.
public protocol EnumerableEntityQuery: EntityQuery {
  associatedtype Entity
  func allEntities() async throws -> [Entity]
}

extension EnumerableEntityQuery {
  /// All that have one of the identifiers, in the order of the identifiers.
  public func entities(for identifiers: [Entity.ID]) async throws -> [Entity] {
    let all = try await allEntities()
    return identifiers.compactMap { id in all.first { $0.id == id } }
  }
}

extension EnumerableEntityQuery where Result == [Entity] {
  /// All.
  public func suggestedEntities() async throws -> [Entity] { try await allEntities() }
}
