import SwiftSyntax

/// The members of public sets of options for which nobody asks.
///
/// Only single bits are looked at. A set none of whose members anybody names is taken whole, or not at all: who takes
/// it tells so.
struct OptionMembers {
  private(set) var unnamed: [Member] = []
  private(set) var count = 0

  struct Member {
    let place: String
    /// With the types around it, such as "UIView.AnimationOptions.repeat".
    let name: String
  }

  init(of promising: Set<String>, in files: [SourceFile], reads: PropertyReads) {
    for file in files where promising.contains(file.target) {
      for set in OptionReader(file).sets {
        let flags = set.flags
        count += flags.count
        let unnamed = flags.filter { !reads.name($0.name, ofOptions: set.type, of: file.target) }
        guard unnamed.count < flags.count else { continue }
        for flag in unnamed where !flag.tellsDifference {
          self.unnamed.append(
            Member(place: "\(file.path):\(flag.line)", name: set.type + "." + flag.name))
        }
      }
    }
  }
}

/// A public set of options, as it is declared.
private struct DeclaredOptions {
  let type: String
  var bits: [Bit] = []

  struct Bit {
    let name: String
    let line: Int
    let tellsDifference: Bool
    /// What is moved how far to the left: 1 and 3 for `1 << 3`.
    let value: Int
    let shift: Int
  }

  /// The members that are a bit of their own: not those of a field whose values are numbers.
  var flags: [Bit] {
    let fields = Set(bits.filter { $0.value != 1 }.map(\.shift))
    return bits.filter { !fields.contains($0.shift) }
  }
}

private final class OptionReader: TypeVisitor {
  private(set) var sets: [DeclaredOptions] = []
  private let file: SourceFile
  private var scopes: [(name: String, isOptions: Bool)] = []

  init(_ file: SourceFile) {
    self.file = file
    super.init(viewMode: .sourceAccurate)
    walk(file.tree)
  }

  override func begin(_ type: any TypeDeclaration) {
    let names = type.inheritanceClause?.inheritedTypes.map(\.type.lastName) ?? []
    let isOptions = names.contains("OptionSet") && !type.tellsDifference
    scopes.append((type.name.text, isOptions))
    if isOptions {
      sets.append(DeclaredOptions(type: scopes.map(\.name).joined(separator: ".")))
    }
  }
  override func begin(_ node: ExtensionDeclSyntax) {
    scopes.append((node.extendedType.trimmedDescription, false))
  }
  override func end() { scopes.removeLast() }
  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: CodeBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    guard scopes.last?.isOptions == true, node.modifiers.isPublic, node.modifiers.isStatic else {
      return .skipChildren
    }
    for binding in node.bindings {
      guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier,
        let (value, shift) = (binding.initializer?.value ?? binding.givenValue)?.bit
      else { continue }
      sets[sets.count - 1].bits.append(
        DeclaredOptions.Bit(
          name: name.identifier?.name ?? name.text, line: file.line(of: node),
          tellsDifference: node.tellsDifference, value: value, shift: shift))
    }
    return .skipChildren
  }
}

extension PatternBindingSyntax {
  /// What a getter of one expression gives.
  fileprivate var givenValue: ExprSyntax? {
    guard case .getter(let items)? = accessorBlock?.accessors, items.count == 1,
      case .expr(let expression)? = items.first?.item
    else { return nil }
    return expression
  }
}

extension ExprSyntax {
  /// 1 and 3 for `Options(rawValue: 1 << 3)`; a single bit of a number counts as moved, several as not.
  fileprivate var bit: (value: Int, shift: Int)? {
    guard let call = self.as(FunctionCallExprSyntax.self), call.arguments.count == 1,
      let argument = call.arguments.first?.expression
    else { return nil }
    if let list = argument.as(SequenceExprSyntax.self)?.elements.map({ $0 }), list.count == 3,
      list[1].as(BinaryOperatorExprSyntax.self)?.operator.text == "<<",
      let value = list[0].number, let shift = list[2].number
    {
      return (value, shift)
    }
    guard let number = argument.number, number.nonzeroBitCount == 1 else { return nil }
    return (1, number.trailingZeroBitCount)
  }

  private var number: Int? {
    guard let text = self.as(IntegerLiteralExprSyntax.self)?.literal.text.filter({ $0 != "_" })
    else { return nil }
    if text.hasPrefix("0x") { return Int(text.dropFirst(2), radix: 16) }
    if text.hasPrefix("0b") { return Int(text.dropFirst(2), radix: 2) }
    return Int(text)
  }
}
