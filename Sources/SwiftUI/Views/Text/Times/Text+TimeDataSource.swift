import Foundation

extension Text {
  /// A text that follows the time, as `format` puts it.
  ///
  /// Differs from Apple's: it changes with the device's seconds, parts of seconds too.
  @_disfavoredOverload
  public init<V, F>(_ source: TimeDataSource<V>, format: F)
  where V == F.FormatInput, F: DiscreteFormatStyle, F.FormatOutput == String {
    self.init(storage: .formatted(TextValue(source, format: format) { AttributedString($0) }))
  }

  /// A text that follows the time, with the attributes that `format` gives it.
  ///
  /// Differs from Apple's: it changes with the device's seconds, parts of seconds too.
  public init<V, F>(_ source: TimeDataSource<V>, format: F)
  where V == F.FormatInput, F: DiscreteFormatStyle, F.FormatOutput == AttributedString {
    self.init(storage: .formatted(TextValue(source, format: format) { $0 }))
  }
}

extension LocalizedStringKey.StringInterpolation {
  /// A text that follows the time, as `format` puts it.
  @_disfavoredOverload
  public mutating func appendInterpolation<V, F>(_ source: TimeDataSource<V>, format: F)
  where V == F.FormatInput, F: DiscreteFormatStyle, F.FormatOutput == String {
    appendInterpolation(Text(source, format: format))
  }

  /// A text that follows the time, with the attributes that `format` gives it.
  public mutating func appendInterpolation<V, F>(_ source: TimeDataSource<V>, format: F)
  where V == F.FormatInput, F: DiscreteFormatStyle, F.FormatOutput == AttributedString {
    appendInterpolation(Text(source, format: format))
  }
}
