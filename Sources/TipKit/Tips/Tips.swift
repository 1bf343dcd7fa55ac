import Foundation

/// What is common to all tips of an app.
public enum Tips {
  /// What stands in the way of showing a tip, if anything does.
  public enum Status: Hashable, Sendable {
    /// A rule doesn't hold, or `Tips.configure(_:)` was not called.
    case pending
    case available
    /// The tip is not shown any more.
    case invalidated(InvalidationReason)
  }

  /// Why a tip is not shown any more.
  public enum InvalidationReason: String, Codable, Hashable, Sendable {
    /// The user has done what the tip tells of.
    case actionPerformed
    /// It was shown as often as `MaxDisplayCount` says.
    case displayCountExceeded
    /// It was shown for as long as `MaxDisplayDuration` says.
    case displayDurationExceeded
    /// The user has closed it.
    case tipClosed
  }

  /// Makes a list of what stands below each other.
  @resultBuilder
  public enum ListBuilder<Element> {
    public static func buildExpression(_ element: Element) -> [Element] { [element] }
    public static func buildExpression(_ elements: [Element]) -> [Element] { elements }
    public static func buildBlock(_ parts: [Element]...) -> [Element] { parts.flatMap(\.self) }
    public static func buildOptional(_ part: [Element]?) -> [Element] { part ?? [] }
    public static func buildEither(first part: [Element]) -> [Element] { part }
    public static func buildEither(second part: [Element]) -> [Element] { part }
    public static func buildArray(_ parts: [[Element]]) -> [Element] { parts.flatMap(\.self) }
    public static func buildLimitedAvailability(_ part: [Element]) -> [Element] { part }
  }

  public typealias ActionBuilder = ListBuilder<Action>
  public typealias RuleBuilder = ListBuilder<Rule>
  public typealias OptionsBuilder = ListBuilder<any TipOption>
}

/// What is wrong with how tips are set up.
public struct TipKitError: Error, Hashable, Sendable {
  private enum Code { case tipsDatastoreAlreadyConfigured }

  private let code: Code

  /// `Tips.configure(_:)` was called before.
  public static let tipsDatastoreAlreadyConfigured = TipKitError(
    code: .tipsDatastoreAlreadyConfigured)
}

extension TipKitError: LocalizedError {
  public var errorDescription: String? { "The tips of this app are configured already." }
}
