import Foundation

/// How the lines of a paragraph are set; lengths in points.
open class NSParagraphStyle: NSObject, @unchecked Sendable {
  /// The C part of Foundation reads the kind of an object from its first field when it compares attributes of
  /// texts: no kind (0) ends the process, any that is not of the class asks the object itself.
  private let foundationInfo: UInt64 = 1 << 8
  fileprivate(set) var values = Values()

  struct Values: Hashable {
    var lineSpacing: CGFloat = 0
    var paragraphSpacing: CGFloat = 0
    var paragraphSpacingBefore: CGFloat = 0
    var alignment = NSTextAlignment.natural
    var headIndent: CGFloat = 0
    var tailIndent: CGFloat = 0
    var firstLineHeadIndent: CGFloat = 0
    var minimumLineHeight: CGFloat = 0
    var maximumLineHeight: CGFloat = 0
    var lineHeightMultiple: CGFloat = 0
    var lineBreakMode = NSLineBreakMode.byWordWrapping
    var baseWritingDirection = NSWritingDirection.natural
    var hyphenationFactor: Float = 0
    var allowsDefaultTighteningForTruncation = false
    var lineBreakStrategy: UInt = 0
    var tabStops: [NSTextTab] = []
    var defaultTabInterval: CGFloat = 0
    var textLists: [NSTextList] = []
    var usesDefaultHyphenation = false
  }

  public override init() {
    super.init()
  }

  public static let `default` = NSParagraphStyle()

  public var lineSpacing: CGFloat { values.lineSpacing }
  /// Between the last line and the next paragraph; nothing follows the last paragraph (believed).
  public var paragraphSpacing: CGFloat { values.paragraphSpacing }
  /// Before the first line, unless it is the first one of the text (believed).
  public var paragraphSpacingBefore: CGFloat { values.paragraphSpacingBefore }
  public var alignment: NSTextAlignment { values.alignment }
  public var headIndent: CGFloat { values.headIndent }
  /// Where lines end: from the leading margin if positive, from the trailing one if not.
  public var tailIndent: CGFloat { values.tailIndent }
  public var firstLineHeadIndent: CGFloat { values.firstLineHeadIndent }
  public var minimumLineHeight: CGFloat { values.minimumLineHeight }
  public var maximumLineHeight: CGFloat { values.maximumLineHeight }
  public var lineHeightMultiple: CGFloat { values.lineHeightMultiple }
  public var lineBreakMode: NSLineBreakMode { values.lineBreakMode }
  public var baseWritingDirection: NSWritingDirection { values.baseWritingDirection }
  /// Differs from Apple's: kept, and looked at by nobody who lays out text; no word is hyphenated.
  public var hyphenationFactor: Float { values.hyphenationFactor }
  public var allowsDefaultTighteningForTruncation: Bool {
    values.allowsDefaultTighteningForTruncation
  }
  /// Differs from Apple's: kept, and looked at by nobody who lays out text.
  public var lineBreakStrategy: NSLineBreakStrategy {
    NSLineBreakStrategy(rawValue: values.lineBreakStrategy)
  }

  /// Differs from Apple's: kept, and looked at by nobody who lays out text.
  public var tabStops: [NSTextTab] { values.tabStops }
  /// In points.
  ///
  /// Differs from Apple's: kept, and looked at by nobody who lays out text.
  public var defaultTabInterval: CGFloat { values.defaultTabInterval }
  /// Differs from Apple's: kept, and looked at by nobody who lays out text; markers are part of the string.
  public var textLists: [NSTextList] { values.textLists }
  /// Differs from Apple's: kept, and looked at by nobody who lays out text; no word is hyphenated.
  public var usesDefaultHyphenation: Bool { values.usesDefaultHyphenation }

  open override func isEqual(_ object: Any?) -> Bool {
    (object as? NSParagraphStyle)?.values == values
  }

  open override var hash: Int { values.hashValue }

  open override func copy() -> Any {
    let copy = NSParagraphStyle()
    copy.values = values
    return copy
  }

  open override func mutableCopy() -> Any {
    let copy = NSMutableParagraphStyle()
    copy.setParagraphStyle(self)
    return copy
  }
}

/// A paragraph style under construction.
open class NSMutableParagraphStyle: NSParagraphStyle, @unchecked Sendable {
  public override var lineSpacing: CGFloat {
    get { values.lineSpacing }
    set { values.lineSpacing = newValue }
  }
  public override var paragraphSpacing: CGFloat {
    get { values.paragraphSpacing }
    set { values.paragraphSpacing = newValue }
  }
  public override var paragraphSpacingBefore: CGFloat {
    get { values.paragraphSpacingBefore }
    set { values.paragraphSpacingBefore = newValue }
  }
  public override var alignment: NSTextAlignment {
    get { values.alignment }
    set { values.alignment = newValue }
  }
  public override var headIndent: CGFloat {
    get { values.headIndent }
    set { values.headIndent = newValue }
  }
  public override var tailIndent: CGFloat {
    get { values.tailIndent }
    set { values.tailIndent = newValue }
  }
  public override var firstLineHeadIndent: CGFloat {
    get { values.firstLineHeadIndent }
    set { values.firstLineHeadIndent = newValue }
  }
  public override var minimumLineHeight: CGFloat {
    get { values.minimumLineHeight }
    set { values.minimumLineHeight = newValue }
  }
  public override var maximumLineHeight: CGFloat {
    get { values.maximumLineHeight }
    set { values.maximumLineHeight = newValue }
  }
  public override var lineHeightMultiple: CGFloat {
    get { values.lineHeightMultiple }
    set { values.lineHeightMultiple = newValue }
  }
  public override var lineBreakMode: NSLineBreakMode {
    get { values.lineBreakMode }
    set { values.lineBreakMode = newValue }
  }
  public override var baseWritingDirection: NSWritingDirection {
    get { values.baseWritingDirection }
    set { values.baseWritingDirection = newValue }
  }
  public override var hyphenationFactor: Float {
    get { values.hyphenationFactor }
    set { values.hyphenationFactor = newValue }
  }
  public override var allowsDefaultTighteningForTruncation: Bool {
    get { values.allowsDefaultTighteningForTruncation }
    set { values.allowsDefaultTighteningForTruncation = newValue }
  }
  public override var lineBreakStrategy: NSLineBreakStrategy {
    get { NSLineBreakStrategy(rawValue: values.lineBreakStrategy) }
    set { values.lineBreakStrategy = newValue.rawValue }
  }

  public override var tabStops: [NSTextTab] {
    get { values.tabStops }
    set { values.tabStops = newValue }
  }
  public override var defaultTabInterval: CGFloat {
    get { values.defaultTabInterval }
    set { values.defaultTabInterval = newValue }
  }
  public override var textLists: [NSTextList] {
    get { values.textLists }
    set { values.textLists = newValue }
  }
  public override var usesDefaultHyphenation: Bool {
    get { values.usesDefaultHyphenation }
    set { values.usesDefaultHyphenation = newValue }
  }

  open func addTabStop(_ tab: NSTextTab) { values.tabStops.append(tab) }
  open func removeTabStop(_ tab: NSTextTab) { values.tabStops.removeAll { $0 == tab } }

  open func setParagraphStyle(_ style: NSParagraphStyle) {
    values = style.values
  }
}
