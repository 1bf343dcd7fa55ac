import CoreGraphics
import Foundation

/// A place on a line to which a tab leads.
open class NSTextTab: NSObject, @unchecked Sendable {
  public struct OptionKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    public static let columnTerminators = OptionKey(rawValue: "NSTabColumnTerminatorsAttributeName")
  }

  public let alignment: NSTextAlignment
  /// From the line's beginning, in points.
  public let location: CGFloat
  public let options: [OptionKey: Any]

  public init(textAlignment: NSTextAlignment, location: CGFloat, options: [OptionKey: Any] = [:]) {
    alignment = textAlignment
    self.location = location
    self.options = options
  }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSTextTab else { return false }
    return other.alignment == alignment && other.location == location
  }

  open override var hash: Int { location.hashValue }
}
