import Foundation

/// A value that becomes words where its locale is known.
package struct TextValue: Equatable, @unchecked Sendable {
  package enum Dates: Equatable, Sendable {
    case date(Date, Text.DateStyle)
    case interval(Date, Date)
    case timer(Date, Date, pause: Date?, countsDown: Bool, showsHours: Bool)
  }

  private let box: TextValueBox

  init<F>(_ input: F.FormatInput, format: F)
  where F: FormatStyle, F.FormatInput: Equatable, F.FormatOutput == String {
    box = FormatBox(input, format) { AttributedString($0) }
  }

  init<F>(attributed input: F.FormatInput, format: F)
  where F: FormatStyle, F.FormatInput: Equatable, F.FormatOutput == AttributedString {
    box = FormatBox(input, format) { $0 }
  }

  init<V, F>(
    _ source: TimeDataSource<V>, format: F,
    convert: @escaping (F.FormatOutput) -> AttributedString
  ) where F: FormatStyle, F.FormatInput == V {
    box = LiveBox(source, format, convert)
  }

  init(_ subject: Any, formatter: Formatter) {
    box = FormatterBox(subject, formatter)
  }

  init(_ dates: Dates) {
    box = DatesBox(dates)
  }

  package static func == (lhs: TextValue, rhs: TextValue) -> Bool {
    lhs.box === rhs.box || lhs.box.isEqual(to: rhs.box)
  }

  package func attributedString(in values: EnvironmentValues) -> AttributedString {
    box.attributedString(in: values)
  }

  /// Whether the value is another one at each time.
  var isLive: Bool { box.isLive }

  /// The dates of a text that changes with time; nil for others.
  package var dates: Dates? { (box as? DatesBox)?.dates }
}

private class TextValueBox {
  var isLive: Bool { false }
  func isEqual(to other: TextValueBox) -> Bool { false }
  func attributedString(in values: EnvironmentValues) -> AttributedString { "" }
}

private final class FormatBox<F: FormatStyle>: TextValueBox where F.FormatInput: Equatable {
  private let input: F.FormatInput
  private let format: F
  private let convert: (F.FormatOutput) -> AttributedString

  init(
    _ input: F.FormatInput, _ format: F, _ convert: @escaping (F.FormatOutput) -> AttributedString
  ) {
    self.input = input
    self.format = format
    self.convert = convert
  }

  override func isEqual(to other: TextValueBox) -> Bool {
    guard let other = other as? FormatBox<F> else { return false }
    return input == other.input && format == other.format
  }

  override func attributedString(in values: EnvironmentValues) -> AttributedString {
    convert(format.locale(values.locale).format(input))
  }
}

private final class LiveBox<V, F: FormatStyle>: TextValueBox where F.FormatInput == V {
  private let source: TimeDataSource<V>
  private let format: F
  private let convert: (F.FormatOutput) -> AttributedString

  init(
    _ source: TimeDataSource<V>, _ format: F,
    _ convert: @escaping (F.FormatOutput) -> AttributedString
  ) {
    self.source = source
    self.format = format
    self.convert = convert
  }

  override var isLive: Bool { true }

  override func isEqual(to other: TextValueBox) -> Bool {
    guard let other = other as? LiveBox<V, F> else { return false }
    return source.kind == other.source.kind && format == other.format
  }

  override func attributedString(in values: EnvironmentValues) -> AttributedString {
    convert(format.locale(values.locale).format(source.value(at: values.presentDate)))
  }
}

private final class FormatterBox: TextValueBox {
  private let subject: Any
  private let formatter: Formatter

  init(_ subject: Any, _ formatter: Formatter) {
    self.subject = subject
    self.formatter = formatter
  }

  override func isEqual(to other: TextValueBox) -> Bool {
    guard let other = other as? FormatterBox, other.formatter === formatter,
      let subject = subject as? any Equatable
    else { return false }
    return subject.isEqual(to: other.subject)
  }

  override func attributedString(in values: EnvironmentValues) -> AttributedString {
    AttributedString(FormattedNumber.string(for: subject, formatter) ?? "\(subject)")
  }
}

private final class DatesBox: TextValueBox {
  let dates: TextValue.Dates

  init(_ dates: TextValue.Dates) { self.dates = dates }

  override func isEqual(to other: TextValueBox) -> Bool {
    (other as? DatesBox)?.dates == dates
  }

  override func attributedString(in values: EnvironmentValues) -> AttributedString {
    AttributedString(TextDates(values).string(dates))
  }
}
