import Foundation
import Typesetting

/// One or more lines of text that is read and not edited.
public struct Text: Equatable, Sendable {
  /// Where the characters come from.
  package enum Storage: Equatable, Sendable {
    case verbatim(String)
    case localized(LocalizedStringKey, table: String?, bundle: Bundle?)
    case attributed(AttributedString)
    case concatenated([Text])
    /// A value that is put into words for a locale.
    case formatted(TextValue)
    indirect case image(Image)
  }

  /// A change made by a modifier of `Text`, innermost first.
  package enum Modifier: Equatable, Sendable {
    case font(Font?)
    case weight(Font.Weight?)
    case color(Color?)
    case style(AnyShapeStyle)
    case bold(Bool)
    case italic(Bool)
    case kerning(CGFloat)
    case tracking(CGFloat)
    case baselineOffset(CGFloat)
    case monospaced(Bool)
    case monospacedDigit
    case design(Font.Design?)
    case width(Font.Width?)
    /// How large the font is, as a part of its usual size.
    case scale(CGFloat)
    case underline(LineStyle?)
    case strikethrough(LineStyle?)
    case attribute(CustomTextAttribute)
    /// What assistive technologies read instead of the characters.
    case accessibilityLabel(Text)
  }

  package var storage: Storage { content.storage }
  package var modifiers: [Modifier] { content.modifiers }

  /// What a text says, behind one reference: texts are copied from the body that makes them to the node
  /// that shows them, and a copy of the parts counts many.
  final class Content: Sendable {
    let storage: Storage
    let modifiers: [Modifier]

    init(_ storage: consuming Storage, _ modifiers: consuming [Modifier]) {
      self.storage = storage
      self.modifiers = modifiers
    }
  }

  let content: Content

  package init(storage: consuming Storage, modifiers: consuming [Modifier] = []) {
    content = Content(storage, modifiers)
  }

  public static func == (lhs: Text, rhs: Text) -> Bool {
    lhs.content === rhs.content
      || lhs.content.storage == rhs.content.storage
        && lhs.content.modifiers == rhs.content.modifiers
  }

  /// Whether the text looks as its surroundings say.
  var isUnmodified: Bool { content.modifiers.isEmpty }

  // MARK: Making

  public init(verbatim content: String) {
    self.init(storage: .verbatim(content))
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ content: S) {
    self.init(storage: .verbatim(String(content)))
  }

  public init(
    _ key: consuming LocalizedStringKey, tableName: consuming String? = nil,
    bundle: consuming Bundle? = nil, comment: StaticString? = nil
  ) {
    content = Content(
      .localized(consume key, table: consume tableName, bundle: consume bundle), [])
  }

  @_disfavoredOverload
  public init(_ attributedContent: AttributedString) {
    self.init(storage: .attributed(attributedContent))
  }

  public init(_ image: Image) {
    self.init(storage: .image(image))
  }

  public init<F>(_ input: F.FormatInput, format: F)
  where F: FormatStyle, F.FormatInput: Equatable, F.FormatOutput == String {
    self.init(storage: .formatted(TextValue(input, format: format)))
  }

  public init<F>(_ input: F.FormatInput, format: F)
  where F: FormatStyle, F.FormatInput: Equatable, F.FormatOutput == AttributedString {
    self.init(storage: .formatted(TextValue(attributed: input, format: format)))
  }

  public init<Subject>(_ subject: Subject, formatter: Formatter)
  where Subject: ReferenceConvertible {
    self.init(storage: .formatted(TextValue(subject, formatter: formatter)))
  }

  /// Shows a date with a formatter; dates bridge to no reference type on Linux.
  public init(_ subject: Date, formatter: Formatter) {
    self.init(storage: .formatted(TextValue(subject, formatter: formatter)))
  }

  public init<Subject>(_ subject: Subject, formatter: Formatter) where Subject: NSObject {
    self.init(storage: .formatted(TextValue(subject, formatter: formatter)))
  }

  public init(_ date: Date, style: DateStyle) {
    self.init(storage: .formatted(TextValue(.date(date, style))))
  }

  public init(_ dates: ClosedRange<Date>) {
    self.init(storage: .formatted(TextValue(.interval(dates.lowerBound, dates.upperBound))))
  }

  public init(_ interval: DateInterval) {
    self.init(storage: .formatted(TextValue(.interval(interval.start, interval.end))))
  }

  public init(
    timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true,
    showsHours: Bool = true
  ) {
    self.init(
      storage: .formatted(
        TextValue(
          .timer(
            timerInterval.lowerBound, timerInterval.upperBound, pause: pauseTime,
            countsDown: countsDown, showsHours: showsHours))))
  }

  /// One text after the other, in one paragraph.
  public static func + (lhs: Text, rhs: Text) -> Text {
    Text(storage: .concatenated([lhs, rhs]))
  }

  package func modified(_ modifier: Modifier) -> Text {
    Text(storage: storage, modifiers: modifiers + [modifier])
  }
}

extension Text {
  /// Where text that does not fit is left out.
  public enum TruncationMode: Hashable, Sendable {
    case head
    case tail
    case middle
  }

  /// Capital or small letters.
  public enum Case: Hashable, Sendable {
    case uppercase
    case lowercase
  }

  /// The look of a line under or through text.
  public struct LineStyle: Hashable, Sendable {
    public struct Pattern: Hashable, Sendable {
      package let name: String
      public static let solid = Pattern(name: "solid")
      public static let dot = Pattern(name: "dot")
      public static let dash = Pattern(name: "dash")
      public static let dashDot = Pattern(name: "dashDot")
      public static let dashDotDot = Pattern(name: "dashDotDot")
    }

    package let pattern: Pattern
    package let color: Color?

    public init(pattern: Pattern = .solid, color: Color? = nil) {
      self.pattern = pattern
      self.color = color
    }

    public static let single = LineStyle()
  }

  /// How a date reads.
  public struct DateStyle: Codable, Equatable, Sendable {
    package let name: String
    /// Such as "9:41 AM".
    public static let time = DateStyle(name: "time")
    /// Such as "June 9, 2026".
    public static let date = DateStyle(name: "date")
    /// Such as "2 hr, 23 min".
    public static let relative = DateStyle(name: "relative")
    /// Such as "+2 hours".
    public static let offset = DateStyle(name: "offset")
    /// Such as "2:32".
    public static let timer = DateStyle(name: "timer")
  }
}
