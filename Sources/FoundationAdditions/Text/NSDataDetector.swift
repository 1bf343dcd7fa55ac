import Foundation

/// Raw values of `NSTextCheckingResult.CheckingType`, together.
public typealias NSTextCheckingTypes = UInt64

/// Finds links, mail addresses and phone numbers in texts.
///
/// Differs from Apple's: it finds no dates, addresses and flights, and is no regular expression by its class.
open class NSDataDetector: NSObject, @unchecked Sendable {
  /// What it looks for, as raw values of `NSTextCheckingResult.CheckingType`.
  public let checkingTypes: NSTextCheckingTypes
  private let finders: [Finder]

  private struct Finder {
    let expression: NSRegularExpression
    let result: (String, NSRange) -> NSTextCheckingResult?
  }

  /// - Throws: `CocoaError.formatting` if it is to look for nothing.
  public init(types: NSTextCheckingTypes) throws {
    guard types != 0 else { throw CocoaError(.formatting) }
    checkingTypes = types
    var finders: [Finder] = []
    if let type = DetectedData.linkTypes.first(where: { types & $0.rawValue != 0 }) {
      finders.append(
        Finder(expression: try NSRegularExpression(pattern: Self.links, options: .caseInsensitive))
        {
          DetectedData(link: $0, range: $1, type: type)
        })
    }
    if types & DetectedData.phoneType.rawValue != 0 {
      finders.append(
        Finder(expression: try NSRegularExpression(pattern: Self.phones)) {
          DetectedData(phone: $0, range: $1)
        })
    }
    self.finders = finders
    super.init()
  }

  private static let links = #"""
    (?:[a-z][a-z0-9+.-]*://[^\s<>"“”]+|mailto:[^\s<>"]+|[a-z0-9._%+-]+@[a-z0-9-]+(?:\.[a-z0-9-]+)+\#
    |(?<![@\w.])(?:www\.)?(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+(?:com|org|net|edu|gov|io|app|dev|info|de|uk|fr|it|es|nl|ch|at|eu|us|co|me|tv)\b(?:[/?#][^\s<>"“”]*)?)
    """#
  private static let phones =
    #"(?<![\w.])(?:\+?\d{1,3}[ .-]?)?(?:\(\d{2,5}\)|\d{2,5})[ .-]?\d{3,4}[ .-]?\d{2,6}(?!\w)"#

  // MARK: Finding

  public func matches(
    in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
  ) -> [NSTextCheckingResult] {
    let text = string as NSString
    let found = finders.flatMap { finder in
      finder.expression.matches(in: string, options: options, range: range).compactMap { match in
        let matched = Self.trimmed(text.substring(with: match.range))
        let range = NSRange(location: match.range.location, length: (matched as NSString).length)
        return finder.result(matched, range)
      }
    }
    return found.sorted { $0.range.location < $1.range.location }
  }

  /// What ends a sentence is no part of a link.
  private static func trimmed(_ text: String) -> String {
    var text = text
    while let last = text.last, ".,;:!?'\"".contains(last) || (last == ")" && !text.contains("(")) {
      text.removeLast()
    }
    return text
  }

  public func firstMatch(
    in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
  ) -> NSTextCheckingResult? {
    matches(in: string, options: options, range: range).first
  }

  public func numberOfMatches(
    in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
  ) -> Int {
    matches(in: string, options: options, range: range).count
  }

  public func enumerateMatches(
    in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange,
    using block: (
      NSTextCheckingResult?, NSRegularExpression.MatchingFlags, UnsafeMutablePointer<ObjCBool>
    ) -> Void
  ) {
    var stop: ObjCBool = false
    for match in matches(in: string, options: options, range: range) {
      block(match, [], &stop)
      if stop.boolValue { return }
    }
  }
}

/// A link or a phone number that was found.
private final class DetectedData: NSTextCheckingResult {
  // Foundation's own names for them are deprecated, since it finds none. The first one for links is what its name stands
  // for on Linux, the other one what it is on iOS.
  static let linkTypes = [1 << 6, 1 << 5].map {
    NSTextCheckingResult.CheckingType(rawValue: $0)
  }
  static let phoneType = NSTextCheckingResult.CheckingType(rawValue: 1 << 11)

  private let place: NSRange
  private let type: NSTextCheckingResult.CheckingType
  let link: URL?
  let phone: String?

  init?(link: String, range: NSRange, type: NSTextCheckingResult.CheckingType) {
    let text: String
    if link.contains("://") || link.lowercased().hasPrefix("mailto:") {
      text = link
    } else {
      text = (link.contains("@") ? "mailto:" : "http://") + link
    }
    guard let url = URL(string: text) else { return nil }
    self.link = url
    phone = nil
    place = range
    self.type = type
    super.init()
  }

  init?(phone: String, range: NSRange) {
    guard phone.filter(\.isNumber).count >= 7 else { return nil }
    link = nil
    self.phone = phone
    place = range
    type = Self.phoneType
    super.init()
  }

  required init?(coder: NSCoder) { nil }

  override var resultType: NSTextCheckingResult.CheckingType { type }
  override var range: NSRange { place }
}

extension NSTextCheckingResult {
  /// The link that a data detector has found.
  public var url: URL? { (self as? DetectedData)?.link }
  /// The phone number that a data detector has found.
  public var phoneNumber: String? { (self as? DetectedData)?.phone }
}
