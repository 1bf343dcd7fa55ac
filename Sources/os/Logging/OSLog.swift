import Foundation

/// A part of the app's log: messages of one subsystem and category.
public class OSLog: NSObject, @unchecked Sendable {
  /// Categories with a meaning of their own.
  public struct Category: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let pointsOfInterest = Category(rawValue: "PointsOfInterest")
    public static let dynamicTracing = Category(rawValue: "DynamicTracing")
    public static let dynamicStackTracing = Category(rawValue: "DynamicStackTracing")
  }

  package let subsystem: String
  package let category: String
  package let isDisabled: Bool

  public convenience init(subsystem: String, category: String) {
    self.init(subsystem, category, isDisabled: false)
  }

  public convenience init(subsystem: String, category: Category) {
    self.init(subsystem, category.rawValue, isDisabled: false)
  }

  private init(_ subsystem: String, _ category: String, isDisabled: Bool) {
    self.subsystem = subsystem
    self.category = category
    self.isDisabled = isDisabled
    super.init()
  }

  public static let `default` = OSLog("", "", isDisabled: false)
  /// Takes no messages.
  public static let disabled = OSLog("", "", isDisabled: true)

  /// Whether messages are kept.
  ///
  /// Differs from Apple's: messages of all types are kept, so that the type makes no difference.
  public func isEnabled(type: OSLogType) -> Bool { !isDisabled }

  /// Whether signposts are recorded.
  public var signpostsEnabled: Bool { !isDisabled }
}
