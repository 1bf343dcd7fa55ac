import FoundationAdditions

extension FormatPieces {
  /// The whole string when every argument is plain; nil when one has looks of its own.
  static func plainString(
    _ format: String, _ arguments: [LocalizedStringKey.Argument], _ locale: TextLocale
  ) -> String? {
    if let string = PlainFormat.string(format, arguments, locale) { return string }
    var next = 0
    var result = ""
    for part in parts(of: format, next: &next) {
      switch part {
      case .literal(let string): result += string
      case .argument(let index, let specifier):
        guard arguments.indices.contains(index) else { continue }
        switch arguments[index] {
        case .string(let string): result += string
        case .number(let number, let own):
          result += number.string(
            specifier: specifier == "%@" ? own : specifier, locale: locale.locale)
        case .text(let text):
          guard text.modifiers.isEmpty, let plain = text.plainText(in: locale) else { return nil }
          result += plain
        }
      }
    }
    return result
  }
}
