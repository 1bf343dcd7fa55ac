import Device
import Foundation
import FoundationAdditions
import Synchronization

/// Keeps an app's models, and gives them to contexts.
///
/// Two containers share what is in their files, and nothing of what is in memory.
///
/// Differs from Apple's: files are JSON, written at each save. In tests that are not run by `vitrine test` nothing is
/// written to the folder for all apps: containers of the same models and file share what is saved there, and it is gone
/// when the process ends, which is said once.
public final class ModelContainer: Sendable {
  let core: ContainerCore
  @MainActor private var keptContext: ModelContext?
  private static let hasWarned = Mutex(false)

  /// Keeps models, with those that they are related to.
  ///
  /// Throws `SwiftDataError.duplicateConfiguration` for two configurations of one place,
  /// `.configurationSchemaNotFoundInContainerSchema` for one with other models than the container's, and
  /// `.loadIssueModelContainer` for a file that can't be read.
  ///
  /// Differs from Apple's: the migration plan is kept and not run; properties that are new begin with their default
  /// values, and those with an original name are found by it.
  public init(
    for schema: Schema, migrationPlan: (any SchemaMigrationPlan.Type)? = nil,
    configurations: [ModelConfiguration]
  ) throws {
    let given = configurations.isEmpty ? [ModelConfiguration()] : configurations
    let files = given.filter { !$0.isStoredInMemoryOnly }.map(\.url)
    guard Set(files).count == files.count else { throw SwiftDataError.duplicateConfiguration }
    for model in given.compactMap(\.schema).flatMap(\.models) where !schema.contains(model) {
      throw SwiftDataError.configurationSchemaNotFoundInContainerSchema
    }
    if let unwritten = given.first(where: { !$0.isStoredInMemoryOnly && !$0.isWritten }) {
      Self.warn(of: unwritten.url)
    }
    core = try ContainerCore(schema, migrationPlan, given)
  }

  /// Keeps models, with those that they are related to.
  ///
  /// Differs from Apple's: the migration plan is kept and not run; properties that are new begin with their default
  /// values, and those with an original name are found by it.
  public convenience init(
    for schema: Schema, migrationPlan: (any SchemaMigrationPlan.Type)? = nil,
    configurations: ModelConfiguration...
  ) throws {
    try self.init(for: schema, migrationPlan: migrationPlan, configurations: configurations)
  }

  /// Keeps models, with those that they are related to.
  ///
  /// Differs from Apple's: the migration plan is kept and not run; properties that are new begin with their default
  /// values, and those with an original name are found by it.
  public convenience init(
    for types: any PersistentModel.Type...,
    migrationPlan: (any SchemaMigrationPlan.Type)? = nil, configurations: ModelConfiguration...
  ) throws {
    try self.init(
      for: Schema(types), migrationPlan: migrationPlan, configurations: configurations)
  }

  init(_ core: ContainerCore) { self.core = core }

  /// Says once that what is saved will not be there at the next launch.
  private static func warn(of file: URL) {
    let isFirst = hasWarned.withLock { told in
      defer { told = true }
      return !told
    }
    guard isFirst else { return }
    Mistake.report(
      "ModelContainer: models are kept in memory and not written to \(file.path); they are gone when "
        + "the process ends.")
  }

  public var schema: Schema { core.schema }
  public var configurations: Set<ModelConfiguration> { Set(core.configurations) }
  /// Differs from Apple's: kept, and not run.
  public var migrationPlan: (any SchemaMigrationPlan.Type)? { core.migrationPlan }

  /// The context of the app's views, which saves by itself at the end of each turn in which it has changed.
  @MainActor public var mainContext: ModelContext {
    if let keptContext { return keptContext }
    let context = core.mainContext ?? ModelContext(main: self)
    core.mainContext = context
    keptContext = context
    return context
  }

  /// Removes all that is stored; contexts go on with nothing.
  public func deleteAllData() { core.store.tell(core.store.removeAll(), except: nil) }

  /// Removes all that is stored; contexts go on with nothing.
  public func erase() throws { deleteAllData() }
}

extension ModelContainer: Equatable {
  public static func == (left: ModelContainer, right: ModelContainer) -> Bool {
    left.core === right.core
  }
}

extension ModelContainer: CustomDebugStringConvertible {
  public var debugDescription: String { "ModelContainer(\(schema.debugDescription))" }
}
