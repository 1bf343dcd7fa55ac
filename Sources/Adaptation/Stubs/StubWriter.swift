/// Writes the source of a stand-in: the types and members that sources use, each of which fails with its name where it
/// is called.
struct StubWriter {
  let module: String
  /// Calls that do nothing instead, with the reason.
  let harmless: [String: String]
  private(set) var uses: [String: StubUse] = [:]
  var lines: [String] = []
  private var types: Set<String> = []

  init(module: String, harmless: [String: String]) {
    self.module = module
    self.harmless = harmless
  }

  mutating func source(of uses: [String: StubUse], constants: [String] = []) -> String {
    self.uses = Self.completed(uses)
    types = Set(self.uses.keys)
    lines = [
      "import Foundation", "import SwiftUI", "import UIKit", "",
    ]
    if let part = Modules.part(of: module) { lines.insert("@_exported import \(part)", at: 0) }
    lines += constants.filter { self.uses[$0] == nil }.map { "public let \($0) = \"\($0)\"" }
    if !constants.isEmpty { lines.append("") }
    for name in self.uses.keys.sorted() where !name.contains(".") { write(name, depth: 0) }
    lines += Self.helpers(module)
    return lines.joined(separator: "\n") + "\n"
  }

  /// The uses with those of the types around, and of the types that members give.
  private static func completed(_ uses: [String: StubUse]) -> [String: StubUse] {
    var all = uses
    for use in uses.values {
      for result in use.members.values.map(\.result) {
        switch result {
        case .made(let name), .list(let name): all[name] = all[name] ?? StubUse()
        default: break
        }
      }
    }
    for name in all.keys {
      var parts = name.split(separator: ".").dropLast()
      while !parts.isEmpty {
        let outer = parts.joined(separator: ".")
        if all[outer] == nil { all[outer] = StubUse() }
        parts = parts.dropLast()
      }
    }
    return all
  }

  // MARK: Types

  private mutating func write(_ name: String, depth: Int) {
    guard let use = uses[name] else { return }
    let indent = String(repeating: "  ", count: depth)
    let short = name.split(separator: ".").last.map(String.init) ?? name
    let nested = uses.keys.filter {
      $0.hasPrefix("\(name).") && !$0.dropFirst(name.count + 1).contains(".")
    }.sorted()
    let members = self.members(of: use)
    var isEnum = false
    switch use.kind {
    case .protocolType:
      let bound = short.hasSuffix("Delegate") ? ": AnyObject" : ""
      lines.append("\(indent)public protocol \(short)\(bound) {}")
      if !members.isEmpty {
        lines.append("\(indent)extension \(short) {")
        for member in members { write(member, of: name, depth: depth + 1) }
        lines.append("\(indent)}")
      }
      lines.append("")
      return
    case .wrapper:
      writeWrapper(short, use, depth: depth)
      return
    case .unknown, .plain:
      isEnum = !use.cases.isEmpty
      let parameters =
        use.genericCount == 0
        ? "" : "<" + (1...use.genericCount).map { "T\($0)" }.joined(separator: ", ") + ">"
      lines.append(
        isEnum
          ? "\(indent)public enum \(short)\(parameters) {"
          : "\(indent)open class \(short)\(parameters): NSObject, \(use.isCoded ? "Codable, " : "")@unchecked Sendable {"
      )
    }
    let inner = indent + "  "
    let type = name
    for (name, count) in use.cases.sorted(by: { $0.key < $1.key }) {
      let types = (0..<count).map { valueType($0, of: name, in: type) }
      let values = count == 0 ? "" : "(" + types.joined(separator: ", ") + ")"
      lines.append("\(inner)case \(Self.escaped(name))\(values)")
    }
    if !isEnum {
      lines.append("\(inner)init(standIn: Void) { super.init() }")
      if use.isInherited { lines.append("\(inner)public override init() { super.init() }") }
    }
    if use.isCoded, !isEnum {
      let fail = "{ standIn(\"\(module).\(name)\", #filePath, #line) }"
      lines.append("\(inner)public required init(from decoder: any Decoder) throws \(fail)")
      lines.append("\(inner)open func encode(to encoder: any Encoder) throws \(fail)")
    }
    for head in use.overridden.sorted() {
      let body =
        head.contains("->") ? " { standIn(\"\(module).\(name)\", #filePath, #line) }" : " {}"
      lines.append("\(inner)open \(head)\(body)")
    }
    for member in use.addsToObjects ? [] : members {
      if use.isInherited, member.name == "init", member.arguments?.isEmpty == true { continue }
      write(member, of: name, depth: depth + 1)
    }
    for name in nested { write(name, depth: depth + 1) }
    lines.append("\(indent)}")
    if depth == 0 { lines.append("") }
    writeAdditions(name, use, members)
  }

  /// The members, without what `NSObject` has and what would stand there twice.
  private func members(of use: StubUse) -> [StubMember] {
    let inherited: Set = ["description", "hash", "isEqual", "copy", "self", "debugDescription"]
    let sorted = use.members.values.sorted {
      ($0.isStatic ? 0 : 1, $0.key) < ($1.isStatic ? 0 : 1, $1.key)
    }
    let methods = Set(sorted.filter { $0.arguments != nil }.map { "\($0.isStatic)\($0.name)" })
    return sorted.filter { member in
      if inherited.contains(member.name), member.arguments?.isEmpty ?? true { return false }
      if use.cases[member.name] != nil { return false }
      return member.arguments != nil || !methods.contains("\(member.isStatic)\(member.name)")
    }
  }

  // MARK: Members

  mutating func write(_ member: StubMember, of type: String, depth: Int) {
    let indent = String(repeating: "  ", count: depth)
    let isProtocol = uses[type]?.kind == .protocolType
    let access = isProtocol ? "" : "public "
    let place = member.isStatic && member.name != "init" ? "static " : ""
    guard let arguments = member.arguments else {
      let api = "\(shownName(of: type)).\(member.name)"
      let fail = body(of: member, type, api: api, place: "#filePath, #line")
      let accessors = member.isSet ? "get \(fail) set \(fail)" : ""
      lines.append(
        "\(indent)\(access)\(place)var \(Self.escaped(member.name)): \(propertyType(member)) "
          + (member.isSet ? "{ \(accessors) }" : fail))
      return
    }
    let made = parameters(arguments, of: type, member: member.name)
    let labels = made.labels.map { "\($0):" }.joined()
    let api = "\(shownName(of: type)).\(member.name)(\(labels))"
    let signature = "\(member.isStatic)\(type).\(member.name)(\(labels))"
    guard written.insert(signature).inserted else { return }
    lines += made.types.map { indent + $0 }
    let list = (made.list + ["file: StaticString = #filePath", "line: UInt = #line"])
      .joined(separator: ", ")
    let fail = body(of: member, type, api: api, place: "file, line")
    if member.name == "subscript" {
      let fail = body(of: member, type, api: api, place: "#filePath, #line")
      lines.append(
        "\(indent)\(access)subscript(\(made.list.joined(separator: ", "))) -> \(propertyType(member)) "
          + (member.isSet ? "{ get \(fail) set \(fail) }" : fail))
      return
    }
    if member.name == "init" {
      lines.append("\(indent)\(access)init(\(list)) \(fail)")
      return
    }
    var effects = ""
    if member.isAsync { effects += " async" }
    if member.isThrowing { effects += " throws" }
    let (generics, result) = resultType(member)
    func function(_ generics: String, _ result: String) -> String {
      "\(indent)\(access)\(place)func \(Self.escaped(member.name))\(generics)(\(list))\(effects)\(result) \(fail)"
    }
    lines.append(function(generics, result))
    // What is given on as any value says nothing of its type.
    if !generics.isEmpty { lines.append(function("", " -> Any")) }
  }

  /// The signatures that stand there already.
  private var written: Set<String> = []

  private func body(of member: StubMember, _ type: String, api: String, place: String) -> String {
    let fail = "{ standIn(\"\(api)\", \(place)) }"
    guard let reason = harmless["\(type).\(member.name)"] else { return fail }
    let pass = "pass(\"\(api)\", \"\(reason)\")"
    switch member.result {
    case .unknown, .nothing, .anything: return "{ \(pass) }"
    case .made(let name) where uses[name]?.cases.isEmpty ?? false:
      return "{ \(pass); return \(name)(standIn: ()) }"
    case .named("Bool"): return "{ \(pass); return true }"
    default: return fail
    }
  }

  private func propertyType(_ member: StubMember) -> String {
    switch member.result {
    case .unknown, .nothing, .anything: "Any!"
    case .named(let type): member.isOptional && !Self.isWhole(type) ? "\(type)!" : type
    case .made(let type): member.isOptional ? "\(type)!" : type
    case .list(let type): member.isOptional ? "[\(type)]!" : "[\(type)]"
    }
  }

  private func resultType(_ member: StubMember) -> (generics: String, result: String) {
    switch member.result {
    case .unknown, .nothing: return ("", "")
    case .anything:
      let isHarmless = harmless.keys.contains { $0.hasSuffix(".\(member.name)") }
      return isHarmless ? ("", "") : ("<Result>", " -> Result")
    default: return ("", " -> \(propertyType(member))")
    }
  }

  /// Whether a type already says that it may be missing.
  private static func isWhole(_ type: String) -> Bool {
    type.hasSuffix("?") || type.hasSuffix("!") || type.hasPrefix("some ")
  }

  func parameters(
    _ arguments: [StubArgument], of type: String, member: String
  ) -> (list: [String], labels: [String], types: [String]) {
    var list: [String] = []
    var labels: [String] = []
    var types: [String] = []
    for (index, argument) in arguments.enumerated() {
      let isTrailing = argument.label == "_trailing"
      let label = isTrailing ? "completion" : argument.label ?? "_"
      var kind = argument.type
      if !argument.implicit.isEmpty {
        let name = member.prefix(1).uppercased() + member.dropFirst() + "Option\(index)"
        kind = name
        types.append("public struct \(name): Hashable, Sendable, ExpressibleByStringLiteral {")
        types.append("  let name: String")
        types.append("  init(name: String) { self.name = name }")
        types.append("  public init(stringLiteral value: String) { name = value }")
        types += argument.implicit.sorted().map {
          "  public static var \(Self.escaped($0)): Self { Self(name: \"\($0)\") }"
        }
        types.append("}")
      }
      labels.append(label)
      list.append("\(label == "_" ? "_" : label) p\(index): \(kind)")
    }
    return (list, labels, types)
  }

  private static func escaped(_ name: String) -> String {
    let keywords: Set = [
      "default", "in", "is", "as", "case", "class", "func", "let", "var", "return", "switch",
      "where",
      "while", "for", "if", "else", "do", "try", "catch", "throw", "import", "operator", "public",
      "private", "internal", "static", "repeat", "break", "continue", "extension", "protocol",
      "enum", "struct", "guard", "defer", "true", "false", "nil", "self", "super",
    ]
    return keywords.contains(name) ? "`\(name)`" : name
  }

  // MARK: Helpers

  private static func helpers(_ module: String) -> [String] {
    """
    /// Ends the program where a call of \(module) would have done something.
    private func standIn(_ api: String, _ file: StaticString, _ line: UInt) -> Never {
      fatalError(
        "\\(api) was called, for which \(module).swift only stands in. Give it a body there, or don't call it in tests.",
        file: file, line: line)
    }

    /// Tells once that a call does nothing here.
    private func pass(_ api: String, _ reason: String) {
      lock.lock()
      defer { lock.unlock() }
      guard told.insert(api).inserted else { return }
      FileHandle.standardError.write(Data("warning: \\(api) does nothing here: \\(reason)\\n".utf8))
    }

    private let lock = NSLock()
    nonisolated(unsafe) private var told: Set<String> = []
    """.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }
}
