import Foundation

/// What may follow a setting's name in a reference, as `:lower` and `:default=None`.
enum SettingOperator {
  /// Applies a chain of operators, as `c99extidentifier:lower`, from left to right.
  static func apply(_ chain: String, to value: String) -> String {
    // The value of `default` may hold colons itself, as an address does.
    if let range = chain.range(of: "default=") {
      let before = chain[..<range.lowerBound].split(separator: ":").map(String.init)
      let result = before.reduce(value) { single($1, to: $0) }
      return result.isEmpty ? String(chain[range.upperBound...]) : result
    }
    return chain.split(separator: ":").reduce(value) { single(String($1), to: $0) }
  }

  private static func single(_ text: String, to value: String) -> String {
    let sides = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    if sides.count == 2 { return replacing(String(sides[0]), by: String(sides[1]), in: value) }
    switch text {
    case "lower": return value.lowercased()
    case "upper": return value.uppercased()
    case "identifier": return identifier(value, isExtended: false)
    case "c99extidentifier": return identifier(value)
    case "rfc1034identifier": return domainIdentifier(value)
    case "dir": return value.contains("/") ? value.withoutLastPathPart.withSlash : "./"
    case "file": return value.lastPathPart
    case "base": return value.pathBaseName
    case "suffix": return suffix(of: value)
    case "standardizepath": return value.standardizedPath
    case "quote": return quoted(value)
    case "not": return value == "YES" ? "NO" : "YES"
    case "truncatedversion": return value.split(separator: ".").prefix(2).joined(separator: ".")
    default: return value
    }
  }

  private static func replacing(_ part: String, by new: String, in value: String) -> String {
    if value.isEmpty { return "" }
    let folder = value.contains("/") ? value.withoutLastPathPart.withSlash : ""
    switch part {
    case "dir": return new.withSlash + value.lastPathPart
    case "file": return folder + new
    case "base": return folder + new + suffix(of: value)
    case "suffix": return folder + value.pathBaseName + (new.hasPrefix(".") ? new : "." + new)
    case "relativeto": return value.relativePath(to: new) ?? value
    default: return value
    }
  }

  private static func suffix(of value: String) -> String {
    let name = value.lastPathPart
    return String(name.dropFirst(value.pathBaseName.count))
  }

  /// A name of a C or Swift declaration, with `_` for what can't be in one, also for a leading digit.
  ///
  /// So does Xcode's build system. Letters beyond ASCII stay only in the extended form.
  static func identifier(_ value: String, isExtended: Bool = true) -> String {
    replaced(value.precomposedStringWithCanonicalMapping, by: "_") { scalar in
      scalar == "_" || (isExtended && !scalar.isASCII && scalar.properties.isXIDContinue)
    }
  }

  /// A part of an Internet domain's name: dots become dashes too.
  private static func domainIdentifier(_ value: String) -> String {
    replaced(value.precomposedStringWithCanonicalMapping, by: "-") { $0 == "-" }
  }

  private static func replaced(
    _ value: String, by replacement: Unicode.Scalar, unless isAllowed: (Unicode.Scalar) -> Bool
  ) -> String {
    var result = String.UnicodeScalarView()
    for scalar in value.unicodeScalars {
      let isDigit = ("0"..."9").contains(scalar)
      let isLetter = ("a"..."z").contains(scalar) || ("A"..."Z").contains(scalar)
      let stays = isLetter || (isDigit && !result.isEmpty) || isAllowed(scalar)
      result.append(stays ? scalar : replacement)
    }
    return String(result)
  }

  private static func quoted(_ value: String) -> String {
    value.reduce(into: "") { result, character in
      if " \"'\\$`&;|<>()*?[]{}#!~".contains(character) { result.append("\\") }
      result.append(character)
    }
  }
}

extension String {
  fileprivate var withSlash: String { isEmpty || hasSuffix("/") ? self : self + "/" }
}
