/// Writes the variations of a text as `.stringsdict` files have them.
struct StringVariations {
  let key: String

  func value(of unit: StringCatalog.Unit) -> InfoPlistValue {
    switch unit {
    case .text(let text, let substitutions):
      return substitutions.isEmpty
        ? .string(StringCatalog.format(text)) : substituted(text, substitutions)
    case .plural(let forms): return plural(forms)
    case .device(let forms):
      return .dictionary(["NSStringDeviceSpecificRuleType": .dictionary(forms.mapValues(value))])
    case .width(let forms):
      return .dictionary(["NSStringVariableWidthRuleType": .dictionary(forms.mapValues(value))])
    }
  }

  // MARK: Plural forms of a whole text

  /// The first integer among the arguments decides about the form.
  private func plural(_ forms: [String: StringCatalog.Unit]) -> InfoPlistValue {
    let model = specifiers(StringCatalog.Unit.plural(forms).plainText ?? "")
    let all = model.contains(where: \.isInteger) ? model : specifiers(key)
    let place = all.firstIndex(where: \.isInteger) ?? 0
    let type = all.indices.contains(place) ? all[place].type : "lld"
    let number = all.indices.contains(place) ? all[place].position ?? place + 1 : 1
    // Of what only another form has, the other forms have to leave the place free.
    let isSingle =
      StringCatalog.Unit.plural(forms).texts.allSatisfy { form in
        let own = specifiers(form.text)
        return own.count <= 1 && own.allSatisfy { $0.position ?? 1 == 1 }
      } && all.count <= 1
    let main = specifiers(key).isEmpty ? all : specifiers(key)
    var variable: [String: InfoPlistValue] = [
      "NSStringFormatSpecTypeKey": .string("NSStringPluralRuleType"),
      "NSStringFormatValueTypeKey": .string(type),
    ]
    for (form, unit) in forms {
      variable[form] = .string(numbered(unit.plainText ?? "", like: main, isSingle: isSingle))
    }
    return .dictionary([
      "NSStringLocalizedFormatKey": .string(isSingle ? "%#@value@" : "%\(number)$#@value@"),
      "value": .dictionary(variable),
    ])
  }

  // MARK: Substitutions

  private func substituted(
    _ text: String, _ substitutions: [String: StringCatalog.Substitution]
  ) -> InfoPlistValue {
    let arguments = specifiers(text)
    let numbers = positions(of: arguments, substitutions)
    let hasOthers = substitutions.values.flatMap(\.unit.texts).contains { form in
      specifiers(form.text).contains { !$0.isArgument && ($0.position ?? 1) > 1 }
    }
    let isSingle =
      numbers.isEmpty
      || (arguments.count == 1 && !hasOthers && numbers.values.allSatisfy { $0 == 1 })
    var values: [String: InfoPlistValue] = [:]
    var next = 0
    let format = FormatSpecifier.pieces(of: text).map { piece -> String in
      guard case .specifier(let specifier) = piece else {
        if case .text(let text) = piece { return text }
        return ""
      }
      next += 1
      guard specifier.isVariable, let name = specifier.name else {
        return specifier.written(position: isSingle ? nil : specifier.position ?? next)
      }
      let number = numbers[name] ?? next
      return isSingle ? "%#@\(name)@" : "%\(number)$#@\(name)@"
    }.joined()
    values["NSStringLocalizedFormatKey"] = .string(format)
    for (name, substitution) in substitutions {
      values[name] = variable(substitution, number: isSingle ? nil : numbers[name] ?? 1)
    }
    return .dictionary(values)
  }

  /// Which argument each variable is about: as it says, else by its place in the text.
  private func positions(
    of arguments: [FormatSpecifier], _ substitutions: [String: StringCatalog.Substitution]
  ) -> [String: Int] {
    var numbers: [String: Int] = [:]
    for (index, argument) in arguments.enumerated() {
      guard argument.isVariable, let name = argument.name else { continue }
      numbers[name] = substitutions[name]?.argument ?? argument.position ?? index + 1
    }
    // Those that only other variables name.
    for (name, substitution) in substitutions where numbers[name] == nil {
      numbers[name] = substitution.argument ?? 1
    }
    return numbers
  }

  private func variable(_ substitution: StringCatalog.Substitution, number: Int?) -> InfoPlistValue
  {
    var forms: [String: StringCatalog.Unit]
    switch substitution.unit {
    case .plural(let all): forms = all
    case .device(let devices):
      let chosen = devices["iphone"] ?? devices["other"] ?? substitution.unit
      if case .plural(let all) = chosen { forms = all } else { forms = ["other": chosen] }
    default: forms = ["other": substitution.unit]
    }
    var values: [String: InfoPlistValue] = [
      "NSStringFormatSpecTypeKey": .string("NSStringPluralRuleType"),
      "NSStringFormatValueTypeKey": .string(substitution.specifier),
    ]
    for (form, unit) in forms {
      let text = FormatSpecifier.pieces(of: unit.plainText ?? "").map { piece -> String in
        switch piece {
        case .text(let text): return text
        case .specifier(let specifier) where specifier.isArgument:
          return "%" + (number.map { "\($0)$" } ?? "") + substitution.specifier
        case .specifier(let specifier) where specifier.isVariable:
          return "%#@\(specifier.name ?? "")@"
        case .specifier(let specifier): return specifier.written(position: specifier.position)
        }
      }
      values[form] = .string(text.joined())
    }
    return .dictionary(values)
  }

  // MARK: Placeholders

  private func specifiers(_ text: String) -> [FormatSpecifier] {
    FormatSpecifier.specifiers(of: text)
  }

  /// A text whose placeholders name their arguments by number, unless there is only one.
  private func numbered(
    _ text: String, like main: [FormatSpecifier], isSingle: Bool
  ) -> String {
    var next = 0
    return FormatSpecifier.pieces(of: text).map { piece -> String in
      switch piece {
      case .text(let text): return text
      case .specifier(let specifier):
        if specifier.isArgument {
          next += 1
          return isSingle ? "%lld" : "%\(next)$lld"
        }
        if isSingle { return specifier.written(position: specifier.position) }
        next = specifier.place(after: next, among: main)
        return specifier.written(position: next)
      }
    }.joined()
  }
}
