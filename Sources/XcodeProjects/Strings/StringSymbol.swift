/// The name of one key, with the arguments that its text takes.
struct StringSymbol {
  let key: String
  let name: String
  private let arguments: [Argument]
  private let defaultValue: String

  private struct Argument {
    var label: String?
    var name: String
    var type: String
  }

  /// Finds the arguments of all forms of a text, by their numbers from 1.
  private struct Arguments {
    let substitutions: [String: StringCatalog.Substitution]
    private(set) var found: [Int: Argument] = [:]
    /// The numbers of the arguments in the main form, in the order of the text.
    private(set) var numbers: [Int] = []
    private var main: [FormatSpecifier] = []

    init(substitutions: [String: StringCatalog.Substitution]) {
      self.substitutions = substitutions
    }

    enum Piece {
      case text(String)
      case argument(Int)
    }

    /// Takes the arguments of the main form.
    mutating func take(_ text: String) -> [Piece] {
      FormatSpecifier.pieces(of: text).map { piece in
        switch piece {
        case .text(let text): return .text(text)
        case .specifier(let specifier):
          main.append(specifier)
          let number = substitution(specifier)?.argument ?? specifier.position ?? main.count
          numbers.append(number)
          add(specifier, number)
          return .argument(number)
        }
      }
    }

    /// Adds what only another form has, as `%2$@` in “One book by %2$@”, or that of a substitution.
    mutating func add(_ form: (text: String, isSubstituted: Bool)) {
      var next = 0
      for specifier in FormatSpecifier.specifiers(of: form.text) {
        if form.isSubstituted {
          // Without a number it isn't known which one is meant.
          guard !specifier.isArgument,
            let number = substitution(specifier)?.argument ?? specifier.position
          else { continue }
          add(specifier, number)
        } else {
          next = specifier.place(after: next, among: main)
          add(specifier, substitution(specifier)?.argument ?? next)
        }
      }
    }

    private func substitution(_ specifier: FormatSpecifier) -> StringCatalog.Substitution? {
      specifier.isVariable ? substitutions[specifier.name ?? ""] : nil
    }

    private mutating func add(_ specifier: FormatSpecifier, _ number: Int) {
      guard found[number] == nil else { return }
      let type =
        substitution(specifier).map { FormatSpecifier(type: $0.specifier).swiftType }
        ?? (specifier.isArgument ? "Int" : specifier.swiftType)
      let label = specifier.name.map { SwiftName.member(ofText: $0) }
      found[number] = Argument(label: label, name: label ?? "arg\(number)", type: type)
    }
  }

  /// What may stand only once.
  var signature: String {
    arguments.isEmpty ? name : name + arguments.map { ($0.label ?? "_") + ":" + $0.type }.joined()
  }

  init(key: String, _ unit: StringCatalog.Unit?) {
    self.key = key
    name = SwiftName.member(ofText: key)
    let text = unit?.plainText ?? key
    var arguments = Arguments(substitutions: unit?.substitutions ?? [:])
    var value = ""
    for piece in arguments.take(text) {
      switch piece {
      case .text(let text): value += Self.escaped(text.replacing("%%", with: "%"))
      case .argument(let number): value += "\\(\(arguments.found[number]?.name ?? ""))"
      }
    }
    let isInOrder = arguments.numbers == Array(1...max(1, arguments.numbers.count))
    let inText = arguments.found.count
    for other in unit?.texts ?? [] { arguments.add(other) }
    self.arguments = arguments.found.sorted { $0.key < $1.key }.map(\.value)
    // Tables' formats take the arguments of the default value, by their places in it. Where its text has not all of
    // them in their order, they alone are the value: the text itself is in a table then.
    if arguments.found.isEmpty || isInOrder && arguments.found.count == inText {
      defaultValue = value
    } else {
      let last = arguments.found.keys.max() ?? 0
      defaultValue = (1...last).map { "\\(\(arguments.found[$0]?.name ?? "\"\""))" }.joined()
    }
  }

  func declaration(table: String) -> String {
    let resource =
      "LocalizedStringResource(\"\(Self.escaped(key))\", defaultValue: \"\(defaultValue)\", "
      + "table: \"\(table)\", bundle: resourceBundle)"
    guard !arguments.isEmpty else {
      return "static var \(name): LocalizedStringResource { \(resource) }"
    }
    let parameters = arguments.map { argument in
      "\(argument.label == nil ? "_ " : "")\(argument.name): \(argument.type)"
    }
    return "static func \(name)(\(parameters.joined(separator: ", "))) -> LocalizedStringResource "
      + "{ \(resource) }"
  }

  private static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\t": result += "\\t"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
