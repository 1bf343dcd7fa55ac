import Foundation

extension NSAttributedString {
  public struct DocumentType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let plain = DocumentType(rawValue: "NSPlainText")
    public static let html = DocumentType(rawValue: "NSHTML")
  }

  public struct DocumentReadingOptionKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let documentType = DocumentReadingOptionKey(rawValue: "DocumentType")
    /// A `String.Encoding`'s raw value; UTF-8 where it is missing.
    public static let characterEncoding = DocumentReadingOptionKey(rawValue: "CharacterEncoding")
    /// Attributes of what the document says nothing of.
    public static let defaultAttributes = DocumentReadingOptionKey(rawValue: "DefaultAttributes")
  }

  /// The text of a document: plain, or HTML.
  ///
  /// Differs from Apple's: rich text is not read; of HTML, the elements for paragraphs, headings, lists, emphasis and
  /// links are, and colors and sizes in `style`; style sheets and pictures are not. Text without a style is set in the
  /// system's font of 12 points, where Apple's is in Times. The encoding is UTF-8 unless it is told. `dict` stays as
  /// it is.
  ///
  /// - Throws: `CocoaError.fileReadInapplicableStringEncoding` for data that are no text in the encoding.
  public convenience init(
    data: Data, options: [DocumentReadingOptionKey: Any] = [:],
    documentAttributes dict: UnsafeMutablePointer<NSDictionary?>?
  ) throws {
    let number = options[.characterEncoding].flatMap {
      ObjectiveCValue.convert($0, to: UInt.self)
    }
    let encoding = number.map { String.Encoding(rawValue: $0) } ?? .utf8
    guard let text = String(data: data, encoding: encoding) else {
      throw CocoaError(.fileReadInapplicableStringEncoding)
    }
    let defaults = options[.defaultAttributes] as? [Key: Any] ?? [:]
    let type =
      options[.documentType] as? DocumentType
      ?? (options[.documentType] as? String).map { DocumentType(rawValue: $0) }
    let isHTML = type.map { $0 == .html } ?? text.lowercased().contains("<html")
    guard isHTML else {
      self.init(string: text, attributes: defaults)
      return
    }
    self.init(attributedString: HTMLText.attributed(text, defaults: defaults))
  }
}
