import Foundation

/// What went wrong with a container, a fetch or a save.
public struct SwiftDataError: Error, Hashable, Sendable {
  private let name: String
  private let reason: String?

  private init(_ name: String, _ reason: String? = nil) {
    self.name = name
    self.reason = reason
  }

  /// The same error, saying more of why.
  func because(_ reason: String) -> SwiftDataError { SwiftDataError(name, reason) }

  public static func == (left: SwiftDataError, right: SwiftDataError) -> Bool {
    left.name == right.name
  }

  public func hash(into hasher: inout Hasher) { hasher.combine(name) }

  /// Takes the errors of this kind in a `catch`.
  public static func ~= (pattern: SwiftDataError, error: any Error) -> Bool {
    error as? SwiftDataError == pattern
  }

  /// A fetch in batches while the context has changes that are not saved.
  public static let includePendingChangesWithBatchSize = SwiftDataError(
    "includePendingChangesWithBatchSize")
  public static let duplicateConfiguration = SwiftDataError("duplicateConfiguration")
  public static let configurationSchemaNotFoundInContainerSchema = SwiftDataError(
    "configurationSchemaNotFoundInContainerSchema")
  /// Too few or too many related models, none where there has to be one, or a deletion that is denied.
  public static let modelValidationFailure = SwiftDataError("modelValidationFailure")
  /// A context without a container, or a fetch of models that its container does not keep.
  public static let missingModelContext = SwiftDataError("missingModelContext")
  /// A file that is not one of a container, or whose values don't fit the properties.
  public static let loadIssueModelContainer = SwiftDataError("loadIssueModelContainer")
  public static let unknownSchema = SwiftDataError("unknownSchema")

  // Names that apps catch; nothing here throws them.

  /// Differs from Apple's: nobody throws it, as any predicate is evaluated in memory.
  public static let unsupportedPredicate = SwiftDataError("unsupportedPredicate")
  /// Differs from Apple's: nobody throws it, as any key path is followed in memory.
  public static let unsupportedKeyPath = SwiftDataError("unsupportedKeyPath")
  /// Differs from Apple's: nobody throws it, as any order is made in memory.
  public static let unsupportedSortDescriptor = SwiftDataError("unsupportedSortDescriptor")
  /// Differs from Apple's: nobody throws it, as any order is made in memory.
  public static let sortingPendingChangesWithIdentifiers = SwiftDataError(
    "sortingPendingChangesWithIdentifiers")
  /// Differs from Apple's: nobody throws it, as the system says what is wrong with names.
  public static let configurationFileNameTooLong = SwiftDataError("configurationFileNameTooLong")
  /// Differs from Apple's: nobody throws it, as the system says what is wrong with names.
  public static let configurationFileNameContainsInvalidCharacters = SwiftDataError(
    "configurationFileNameContainsInvalidCharacters")
  /// Differs from Apple's: nobody throws it, as nothing is migrated.
  public static let backwardMigration = SwiftDataError("backwardMigration")
  /// Differs from Apple's: nobody throws it, as there is no history.
  public static let historyTokenExpired = SwiftDataError("historyTokenExpired")
  /// Differs from Apple's: nobody throws it, as there is no history.
  public static let invalidTransactionFetchRequest = SwiftDataError(
    "invalidTransactionFetchRequest")
}

extension SwiftDataError: LocalizedError, CustomStringConvertible {
  public var description: String { reason.map { "\(name): \($0)" } ?? name }
  public var errorDescription: String? { description }
}
