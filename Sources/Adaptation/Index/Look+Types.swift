/// Where the superclasses of a class end.
enum Root: Equatable {
  /// At a class of a module that is not the project's.
  case external(String)
  /// At a class without a superclass.
  case plain
}

extension Look {
  /// The full name of a type that code inside `context` calls `name`; nil if the project has none.
  func resolve(_ name: String, in context: String) -> String? {
    guard let found = find(name, in: context) else { return nil }
    let alias = records(found).first { $0.kind == .alias }
    guard let alias, let original = alias.inherited.first, original != name else { return found }
    return find(original, in: context) ?? original
  }

  /// Whether a type's name is another for a function's type.
  func isFunction(_ name: String, in context: String) -> Bool {
    guard name.first?.isUppercase ?? false,
      name.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "." }),
      let found = find(name, in: context)
    else { return false }
    return records(found).contains { $0.kind == .alias && $0.inherited.isEmpty }
  }

  /// Whether a type's name is another for a block's type.
  func isBlock(_ name: String, in context: String) -> Bool {
    guard let found = find(name, in: context) else { return false }
    return records(found).contains { $0.kind == .alias && $0.flags.contains(.block) }
  }

  private func find(_ name: String, in context: String) -> String? {
    let name = name.prefix { $0 != "<" }
    var around = context.split(separator: ".")[...]
    while !around.isEmpty {
      let candidate = (around + [name]).joined(separator: ".")
      if !records(candidate).isEmpty { return candidate }
      // A type may name itself or one around it.
      if around.last == name { return around.joined(separator: ".") }
      around = around.dropLast()
    }
    if !records(String(name)).isEmpty { return String(name) }
    // The first part may be the module's name.
    guard let dot = name.firstIndex(of: ".") else { return nil }
    let rest = String(name[name.index(after: dot)...])
    return records(rest).isEmpty ? nil : rest
  }

  /// The superclass as written, if there is one.
  private func superclass(of name: String) -> String? {
    guard let declaration = records(name).first(where: { $0.kind == .class }),
      let first = declaration.inherited.first
    else { return nil }
    if let resolved = resolve(first, in: name) {
      return records(resolved).contains { $0.kind == .class || $0.kind == .extension }
        && !records(resolved).contains { $0.kind == .protocol } ? resolved : nil
    }
    return Self.isProtocol(first) ? nil : first
  }

  /// A class and its superclasses as far as the project declares them, from below, and what they end at.
  func ancestry(of name: String) -> (names: [String], root: Root) {
    var names = [name]
    while names.count < 50 {
      let current = names[names.count - 1]
      guard records(current).contains(where: { $0.kind == .class }) else {
        return (Array(names.dropLast()), .external(current))
      }
      guard let next = superclass(of: current) else { return (names, .plain) }
      names.append(next)
    }
    return (names, .plain)
  }

  /// Whether it derives from `NSObject`: all classes of the system's frameworks that apps derive from do.
  func isObject(_ name: String) -> Bool {
    if case .external = ancestry(of: name).root { return true }
    return false
  }

  func isTestCase(_ name: String) -> Bool {
    guard case .external(let root) = ancestry(of: name).root else { return false }
    return root == "XCTestCase" || root == "XCTest.XCTestCase" || root == "_XcodeTestCase"
  }

  /// Whether the class says that it belongs to the main actor, or one that it derives from does.
  func isMainActor(_ name: String) -> Bool {
    for name in ancestry(of: name).names {
      for record in records(name) where record.kind == .class {
        if record.flags.contains(.mainActor) { return true }
        if record.flags.contains(.nonisolated) { return false }
      }
    }
    return false
  }

  /// Whether Objective-C sees all members of the class.
  func hasObjectiveCMembers(_ name: String) -> Bool {
    ancestry(of: name).names.contains { name in
      records(name).contains { $0.kind == .class && $0.flags.contains(.objectiveCMembers) }
    }
  }

  /// The members that a class, its extensions and its superclasses declare in the project.
  func members(of name: String) -> [MemberRecord] {
    let ancestry = ancestry(of: name)
    var names = ancestry.names
    if case .external(let root) = ancestry.root { names.append(root) }
    return names.flatMap { records($0).flatMap(\.members) }
  }

  /// The protocols of the project that a class or one of its superclasses says it conforms to.
  func protocols(of name: String) -> [TypeRecord] {
    var found: [TypeRecord] = []
    var seen: Set<String> = []
    var open: [(name: String, context: String)] = ancestry(of: name).names.flatMap { ancestor in
      records(ancestor).flatMap(\.inherited).map { ($0, ancestor) }
    }
    if records(name).contains(where: { $0.kind == .extension }) {
      open += records(name).flatMap(\.inherited).map { ($0, name) }
    }
    while let (written, context) = open.popLast() {
      let parts = written.split(separator: "&").map { $0.filter { !$0.isWhitespace } }
      for part in parts {
        guard let name = resolve(part, in: context), seen.insert(name).inserted else { continue }
        for record in records(name) where record.kind == .protocol {
          found.append(record)
          open += record.inherited.map { ($0, name) }
        }
      }
    }
    return found
  }

  /// The names, without their modules, of what a class and its superclasses inherit that the project doesn't
  /// declare, and of what that brings with it.
  func systemTypes(of name: String) -> Set<String> {
    var found: Set<String> = []
    let ancestors = ancestry(of: name).names + [name]
    var open: [(name: String, context: String)] = ancestors.flatMap { ancestor in
      records(ancestor).flatMap(\.inherited).map { ($0, ancestor) }
    }
    var seen: Set<String> = []
    while let (written, context) = open.popLast() {
      for part in written.split(separator: "&").map({ $0.filter { !$0.isWhitespace } }) {
        if let own = resolve(part, in: context) {
          guard seen.insert(own).inserted else { continue }
          open += records(own).flatMap(\.inherited).map { ($0, own) }
        } else if let last = part.split(separator: ".").last.map(String.init) {
          found.insert(last)
          found.formUnion(SystemRequirements.inherited(by: last))
        }
      }
    }
    return found
  }

  /// Whether a name that the project doesn't declare is rather a protocol's than a class's.
  static func isProtocol(_ name: String) -> Bool {
    protocols.contains(name)
      || ["able", "ible", "Delegate", "DataSource", "Protocol", "Providing", "Type"].contains {
        name.hasSuffix($0)
      }
  }

  private static let protocols: Set<String> = [
    "AnyObject", "Error", "Sendable", "ObservableObject", "CustomStringConvertible", "View",
    "Sequence", "Collection", "IteratorProtocol", "NSObjectProtocol", "CodingKey", "Actor",
    "Publisher", "Subscriber", "Subscription", "Subject", "XCTestObservation", "LocalizedError",
    "CustomDebugStringConvertible", "Scheduler", "URLProtocolClient", "Decoder", "Encoder",
  ]
}
