import Foundation

/// What inline Markdown says of a part of a text; Foundation has this type on Apple's systems only.
public struct InlinePresentationIntent: OptionSet, Hashable, Codable, Sendable {
  public var rawValue: UInt

  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  public static let emphasized = InlinePresentationIntent(rawValue: 1 << 0)
  public static let stronglyEmphasized = InlinePresentationIntent(rawValue: 1 << 1)
  public static let code = InlinePresentationIntent(rawValue: 1 << 2)
  public static let strikethrough = InlinePresentationIntent(rawValue: 1 << 5)
}

extension AttributeScopes.SwiftUIAttributes {
  public enum InlinePresentationIntentAttribute: AttributedStringKey {
    public typealias Value = InlinePresentationIntent
    public static let name = "NSInlinePresentationIntent"
  }
}

extension AttributedString {
  /// How Markdown is read.
  public struct MarkdownParsingOptions: Sendable {
    public enum InterpretedSyntax: Sendable {
      /// Paragraphs, headings and lists too; their marks are left out.
      case full
      /// The inline part only, with white space as in paragraphs.
      case inlineOnly
      /// The inline part only, with white space as it stands.
      case inlineOnlyPreservingWhitespace
    }

    /// What happens with text that is no Markdown; all text can be read, so that both are the same.
    public enum FailurePolicy: Sendable {
      case throwError
      case returnPartiallyParsedIfPossible
    }

    public var interpretedSyntax: InterpretedSyntax
    /// Differs from Apple's: makes no difference, as all text can be read.
    public var failurePolicy: FailurePolicy
    /// Differs from Apple's: makes no difference: the text gets no attribute for its language.
    public var languageCode: String?

    public init(
      interpretedSyntax: InterpretedSyntax = .full,
      failurePolicy: FailurePolicy = .throwError, languageCode: String? = nil
    ) {
      self.interpretedSyntax = interpretedSyntax
      self.failurePolicy = failurePolicy
      self.languageCode = languageCode
    }
  }

  /// Reads Markdown: emphasis, code, strikethrough and links become attributes.
  ///
  /// Differs from Apple's: blocks have no `presentationIntent`; a text shows them without it on iOS too.
  ///
  /// `baseURL`: What links without a scheme belong to.
  public init(
    markdown: String, options: MarkdownParsingOptions = MarkdownParsingOptions(),
    baseURL: URL? = nil
  ) throws {
    self.init()
    let blocks: [String] =
      switch options.interpretedSyntax {
      case .full: MarkdownBlocks.texts(of: markdown)
      case .inlineOnly: [MarkdownBlocks.joined(markdown.components(separatedBy: "\n"))]
      case .inlineOnlyPreservingWhitespace: [markdown]
      }
    for block in blocks {
      for piece in InlineMarkdown.pieces(of: block) { append(Self.run(piece, baseURL)) }
    }
  }

  /// Reads Markdown in UTF-8.
  public init(
    markdown: Data, options: MarkdownParsingOptions = MarkdownParsingOptions(),
    baseURL: URL? = nil
  ) throws {
    try self.init(
      markdown: String(decoding: markdown, as: UTF8.self), options: options, baseURL: baseURL)
  }

  private static func run(_ piece: InlineMarkdown.Piece, _ baseURL: URL?) -> AttributedString {
    var run = AttributedString(piece.text)
    var intent: InlinePresentationIntent = []
    if piece.style.contains(.strong) { intent.insert(.stronglyEmphasized) }
    if piece.style.contains(.emphasis) { intent.insert(.emphasized) }
    if piece.style.contains(.code) { intent.insert(.code) }
    if piece.style.contains(.strikethrough) { intent.insert(.strikethrough) }
    if !intent.isEmpty { run.inlinePresentationIntent = intent }
    if let link = piece.link {
      run.link = URL(string: link.relativeString, relativeTo: baseURL)?.absoluteURL ?? link
    }
    return run
  }
}

/// The blocks of a Markdown text without their marks.
enum MarkdownBlocks {
  static func texts(of markdown: String) -> [String] {
    var blocks: [String] = []
    var lines: [String] = []
    var isCode = false
    func close() {
      if !lines.isEmpty { blocks.append(joined(lines)) }
      lines = []
    }
    for line in markdown.components(separatedBy: "\n") {
      let trimmed = line.trimmingCharacters(in: .whitespaces)
      if trimmed.hasPrefix("```") {
        close()
        isCode.toggle()
      } else if isCode {
        blocks.append(
          line.map { $0.isASCII && $0.isPunctuation ? "\\\($0)" : "\($0)" }.joined() + "\n")
      } else if trimmed.isEmpty {
        close()
      } else if let text = unmarked(trimmed) {
        close()
        lines = [text]
      } else {
        lines.append(line)
      }
    }
    close()
    return blocks
  }

  /// What follows the mark of a heading, an item of a list or a quotation; nil without a mark.
  private static func unmarked(_ line: String) -> String? {
    let mark = line.prefix { $0 != " " }
    guard mark.count < line.count else { return nil }
    let isHeading = mark.count <= 6 && mark.allSatisfy { $0 == "#" }
    let isItem = ["-", "*", "+", ">"].contains(mark)
    let isNumber =
      (mark.hasSuffix(".") || mark.hasSuffix(")")) && mark.count > 1
      && mark.dropLast().allSatisfy(\.isNumber)
    guard isHeading || isItem || isNumber else { return nil }
    return String(line.dropFirst(mark.count)).trimmingCharacters(in: .whitespaces)
  }

  /// The lines of a paragraph as one; two spaces at the end keep a line for itself.
  static func joined(_ lines: [String]) -> String {
    var result = ""
    for (index, line) in lines.enumerated() {
      let isLast = index == lines.count - 1
      result += line.trimmingCharacters(in: .whitespaces)
      if !isLast { result += line.hasSuffix("  ") ? "\n" : " " }
    }
    return result
  }
}
