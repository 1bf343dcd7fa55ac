import Foundation

/// A list in a text: how its items are marked.
open class NSTextList: NSObject, @unchecked Sendable {
  public struct MarkerFormat: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    public init(_ rawValue: String) { self.init(rawValue: rawValue) }

    public static let box = MarkerFormat("{box}")
    public static let check = MarkerFormat("{check}")
    public static let circle = MarkerFormat("{circle}")
    public static let diamond = MarkerFormat("{diamond}")
    public static let disc = MarkerFormat("{disc}")
    public static let hyphen = MarkerFormat("{hyphen}")
    public static let square = MarkerFormat("{square}")
    public static let decimal = MarkerFormat("{decimal}")
    public static let lowercaseLatin = MarkerFormat("{lower-latin}")
    public static let uppercaseLatin = MarkerFormat("{upper-latin}")
  }

  public let markerFormat: MarkerFormat
  /// The number of the first item.
  ///
  /// Differs from Apple's: kept, and looked at by nobody who lays out text; markers are part of the string.
  open var startingItemNumber = 1

  public init(markerFormat: MarkerFormat, startingItemNumber: Int = 1) {
    self.markerFormat = markerFormat
    self.startingItemNumber = startingItemNumber
  }

  /// Differs from Apple's: `mask` says nothing here; no marker is written before those of lists within.
  public convenience init(markerFormat: MarkerFormat, options mask: Int) {
    self.init(markerFormat: markerFormat)
  }

  /// The mark of an item, as "•" or "3.": the format, with its kind in braces replaced.
  open func marker(forItemNumber item: Int) -> String {
    let format = markerFormat.rawValue
    guard let start = format.firstIndex(of: "{"),
      let end = format[start...].firstIndex(of: "}")
    else { return format }
    let kind = MarkerFormat(String(format[start...end]))
    return format[..<start] + Self.mark(kind, item) + format[format.index(after: end)...]
  }

  private static func mark(_ kind: MarkerFormat, _ item: Int) -> String {
    switch kind {
    case .box, .square: "\u{25AA}"
    case .check: "\u{2713}"
    case .circle: "\u{25E6}"
    case .diamond: "\u{25C6}"
    case .hyphen: "\u{2043}"
    case .decimal: "\(item)"
    case .lowercaseLatin: letter(item, from: "a")
    case .uppercaseLatin: letter(item, from: "A")
    default: "\u{2022}"
    }
  }

  private static func letter(_ number: Int, from first: Unicode.Scalar) -> String {
    let letter = UnicodeScalar(first.value + UInt32((max(number, 1) - 1) % 26))
    return letter.map { String(Character($0)) } ?? ""
  }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSTextList else { return false }
    return other.markerFormat == markerFormat && other.startingItemNumber == startingItemNumber
  }

  open override var hash: Int { markerFormat.hashValue }
}
