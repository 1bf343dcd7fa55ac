import Device
import Foundation

/// What `NSLocalizedString` and formats of strings give where the device's language and its plurals count.
enum LocalizedLookup {
  static func string(_ key: String, table: String?, bundle: Bundle, value: String) -> String {
    let locale = DeviceLocale.current.identifier
    let name = table?.isEmpty == false ? table : nil
    let strings = StringTables.strings(table: name, bundle: bundle, locale: locale)
    guard let format = strings[key] else { return value.isEmpty ? key : value }
    return format.variables.isEmpty
      ? format.format : PluralStrings.marked(format, locale: locale, key: key)
  }

  static func format(_ format: String, _ locale: Locale?, _ arguments: [any CVarArg]) -> String {
    let asked = FormatArguments(PluralStrings.resolved(format, arguments) ?? format, arguments)
    if let problem = asked.problem {
      let message = "String(format: \"\(format)\"): \(problem)."
      if asked.isFatal { Mistake.fail(message) } else { Mistake.report(message) }
    }
    return withVaList(asked.arguments) { list in
      NSString(format: asked.format, locale: locale as NSLocale?, arguments: list) as String
    }
  }
}

// Foundation's own functions, defined in its place, as `DeviceLocale` does: on Linux they know neither the
// languages of the device nor plurals.

#if DEBUG
  @_silgen_name(
    "$s10Foundation17NSLocalizedString_9tableName6bundle5value7commentS2S_SSSgAA6BundleCS2StF")
  public func _interposed_NSLocalizedString(
    _ key: String, _ table: String?, _ bundle: Bundle, _ value: String, _ comment: String
  ) -> String {
    LocalizedLookup.string(key, table: table, bundle: bundle, value: value)
  }

  extension String {
    @_silgen_name("$sSS10FoundationE6format_S2Sh_s7CVarArg_pdtcfC")
    public static func _interposed_format(
      _ format: String, _ arguments: __owned [any CVarArg]
    ) -> String {
      LocalizedLookup.format(format, nil, arguments)
    }

    @_silgen_name("$sSS10FoundationE6format9argumentsS2Sh_Says7CVarArg_pGhtcfC")
    public static func _interposed_format(
      _ format: String, arguments: [any CVarArg]
    ) -> String {
      LocalizedLookup.format(format, nil, arguments)
    }

    @_silgen_name("$sSS10FoundationE25localizedStringWithFormatyS2S_s7CVarArg_pdtFZ")
    public static func _interposed_localizedStringWithFormat(
      _ format: String, _ arguments: [any CVarArg]
    ) -> String {
      LocalizedLookup.format(format, DeviceLocale.current, arguments)
    }
  }

  @used @section(".init_array")
  private let seam: @convention(c) () -> Void = { ToolchainProbe.register(makeSeam) }

  @Sendable
  private func makeSeam() -> Seam {
    Seam(
      "Looking strings up",
      needs: "Foundation's NSLocalizedString and String(format:) to be replaceable",
      cost: "Strings are those of another language, and plurals read as their formats."
    ) {
      ProgramSymbol.problem(replacing: [
        "$s10Foundation17NSLocalizedString_9tableName6bundle5value7commentS2S_SSSgAA6BundleCS2StF",
        "$sSS10FoundationE6format_S2Sh_s7CVarArg_pdtcfC",
        "$sSS10FoundationE6format9argumentsS2Sh_Says7CVarArg_pGhtcfC",
        "$sSS10FoundationE25localizedStringWithFormatyS2S_s7CVarArg_pdtFZ",
      ])
    }
  }
#endif
