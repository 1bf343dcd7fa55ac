import Foundation

/// What a string table has for a key: a format, whose words may depend on the numbers put into it.
package struct LocalizedFormat: Sendable {
  /// Words that depend on one number.
  struct Variable: Sendable {
    /// Which argument the number is, from 0; nil for the one whose turn it is.
    var argument: Int?
    /// How the number is written, without the percent sign.
    var specifier: String
    /// The words by the category that they are for.
    var forms: [String: String]
  }

  /// Has `%#@name@` where the words of a variable go.
  let format: String
  let variables: [String: Variable]

  init(_ format: String, variables: [String: Variable] = [:]) {
    self.format = format
    self.variables = variables
  }

  /// Words that depend on the first number of the arguments.
  init(forms: [String: String]) {
    self.init("%#@@", variables: ["": Variable(specifier: "", forms: forms)])
  }

  /// The format with the words that the numbers ask for.
  ///
  /// `numbers` are the arguments in their order, nil for those that are no numbers.
  package func resolved(numbers arguments: [FormatNumber?], locale: String) -> String {
    guard !variables.isEmpty else { return format }
    let language = PluralCategory.language(of: locale)
    if let forms = variables[""]?.forms {
      let number = arguments.lazy.compactMap { $0 }.first
      return Self.words(forms, number, language) ?? ""
    }
    var result = ""
    var rest = Substring(format)
    var next = 0
    while let percent = rest.firstIndex(of: "%") {
      result += rest[..<percent]
      rest = rest[percent...]
      if rest.hasPrefix("%%") {
        result += "%%"
        rest = rest.dropFirst(2)
      } else if let place = Self.variablePlace(in: rest), let variable = variables[place.name] {
        let index = place.argument ?? variable.argument ?? next
        if place.argument == nil, variable.argument == nil { next += 1 }
        let number = arguments.indices.contains(index) ? arguments[index] : nil
        let words = Self.words(variable.forms, number, language) ?? ""
        result += Self.positioned(words, index: index, specifier: variable.specifier)
        rest = rest[place.end...]
      } else {
        let end = rest.index(after: percent)
        let isPositioned = rest[end...].prefix { $0.isNumber || $0 == "$" }.contains("$")
        result += isPositioned ? "%" : "%\(next + 1)$"
        if !isPositioned { next += 1 }
        rest = rest[end...]
      }
    }
    return result + rest
  }

  /// The place of a variable at the start of `rest`: `%#@name@` or `%2$#@name@`.
  private static func variablePlace(
    in rest: Substring
  ) -> (name: String, argument: Int?, end: Substring.Index)? {
    var body = rest.dropFirst()
    var argument: Int?
    let digits = body.prefix { $0.isNumber }
    if let position = Int(digits), body.dropFirst(digits.count).first == "$" {
      argument = position - 1
      body = body.dropFirst(digits.count + 1)
    }
    guard body.hasPrefix("#@") else { return nil }
    body = body.dropFirst(2)
    guard let end = body.firstIndex(of: "@") else { return nil }
    return (String(body[..<end]), argument, body.index(after: end))
  }

  /// The form for a number; that for zero is taken in every language if there is one.
  private static func words(
    _ forms: [String: String], _ number: FormatNumber?, _ language: String
  ) -> String? {
    guard let number else { return forms["other"] }
    if number.isZero, let words = forms["zero"] { return words }
    return forms[PluralCategory(number, language: language).rawValue] ?? forms["other"]
  }

  /// The words with their number named by its place among the arguments.
  private static func positioned(_ words: String, index: Int, specifier: String) -> String {
    var result = ""
    var rest = Substring(words)
    while let percent = rest.firstIndex(of: "%") {
      result += rest[..<percent]
      rest = rest[rest.index(after: percent)...]
      if rest.first == "%" {
        result += "%%"
        rest = rest.dropFirst()
      } else if rest.hasPrefix("arg") {
        result += "%\(index + 1)$\(specifier)"
        rest = rest.dropFirst(3)
      } else if rest.prefix(while: { $0.isNumber || $0 == "$" }).contains("$") {
        result += "%"
      } else {
        result += "%\(index + 1)$"
      }
    }
    return result + rest
  }
}

extension FormatNumber {
  fileprivate var isZero: Bool {
    switch self {
    case .signed(let value): value == 0
    case .unsigned(let value): value == 0
    case .real(let value): value == 0
    }
  }
}

// MARK: - Reading

extension LocalizedFormat {
  /// An entry of a `.stringsdict` file; nil if it has no format.
  init?(stringsdict entry: [String: Any]) {
    if let devices = entry["NSStringDeviceSpecificRuleType"] as? [String: Any] {
      guard let own = (devices["iphone"] ?? devices["other"]) as? String else { return nil }
      self.init(own)
      return
    }
    if let widths = entry["NSStringVariableWidthRuleType"] as? [String: String] {
      // As much as there is room for.
      guard let widest = widths.max(by: { Int($0.key) ?? 0 < Int($1.key) ?? 0 }) else { return nil }
      self.init(widest.value)
      return
    }
    guard let format = entry["NSStringLocalizedFormatKey"] as? String else { return nil }
    var variables: [String: Variable] = [:]
    for case (let name, let variable as [String: Any]) in entry {
      variables[name] = Variable(
        specifier: variable["NSStringFormatValueTypeKey"] as? String ?? "d",
        forms: variable.compactMapValues { $0 as? String })
    }
    self.init(format, variables: variables)
  }

  /// A localization of a string catalogue; nil if it has no text.
  init?(catalogue localization: [String: Any]) {
    if let variations = localization["variations"] as? [String: Any] {
      if let device = variations["device"] as? [String: [String: Any]] {
        guard let own = device["iphone"] ?? device["other"],
          let format = LocalizedFormat(catalogue: own)
        else { return nil }
        self = format
        return
      }
      guard let forms = Self.forms(variations) else { return nil }
      self.init(forms: forms)
      return
    }
    guard let unit = localization["stringUnit"] as? [String: Any],
      let format = unit["value"] as? String
    else { return nil }
    var variables: [String: Variable] = [:]
    let substitutions = localization["substitutions"] as? [String: [String: Any]] ?? [:]
    for (name, substitution) in substitutions {
      guard let variations = substitution["variations"] as? [String: Any],
        let forms = Self.forms(variations)
      else { continue }
      variables[name] = Variable(
        argument: (substitution["argNum"] as? Int).map { $0 - 1 },
        specifier: substitution["formatSpecifier"] as? String ?? "lld", forms: forms)
    }
    self.init(format, variables: variables)
  }

  private static func forms(_ variations: [String: Any]) -> [String: String]? {
    guard let plural = variations["plural"] as? [String: [String: Any]] else { return nil }
    return plural.compactMapValues { ($0["stringUnit"] as? [String: Any])?["value"] as? String }
  }
}
