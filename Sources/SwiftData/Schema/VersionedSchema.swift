import Foundation

/// A version of an app's models.
public protocol VersionedSchema {
  static var models: [any PersistentModel.Type] { get }
  static var versionIdentifier: Schema.Version { get }
}

/// How what earlier versions of an app have stored becomes what the latest one reads.
///
/// Differs from Apple's: the stages are not run; properties that are new begin with their default values.
public protocol SchemaMigrationPlan {
  static var schemas: [any VersionedSchema.Type] { get }
  static var stages: [MigrationStage] { get }
}

/// A step from one version to the next.
///
/// Differs from Apple's: the stages are not run; properties that are new begin with their default values.
public enum MigrationStage: @unchecked Sendable {
  case lightweight(
    fromVersion: any VersionedSchema.Type, toVersion: any VersionedSchema.Type)
  case custom(
    fromVersion: any VersionedSchema.Type, toVersion: any VersionedSchema.Type,
    willMigrate: ((ModelContext) throws -> Void)?, didMigrate: ((ModelContext) throws -> Void)?)
}
