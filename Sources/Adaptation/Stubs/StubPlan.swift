/// Which of the missing modules each type belongs to, and all that the sources do with it.
struct StubPlan {
  private var uses: [String: StubUse] = [:]
  /// The nested types that the sources name themselves.
  private var named: Set<String> = []
  private var constants: Set<String> = []
  /// By the outermost type, the module that is taken for its own.
  private var modules: [String: String] = [:]

  /// - Parameters:
  ///   - scans: The sources that import missing modules.
  ///   - missing: These modules.
  ///   - asked: Those among them that stand-ins are written for.
  init(_ scans: [StubScanner], missing: Set<String>, asked: Set<String>) {
    var candidates: [String: Set<String>] = [:]
    for scan in scans {
      let imported = scan.imports.intersection(missing)
      named.formUnion(scan.named)
      constants.formUnion(scan.constants)
      for (name, use) in scan.uses {
        uses[name, default: StubUse()].formUnion(use)
        let root = Self.root(of: name)
        candidates[root] = candidates[root].map { $0.intersection(imported) } ?? imported
      }
    }
    for (root, found) in candidates where !found.isEmpty {
      let nearest = found.min { Self.distance(root, $0) < Self.distance(root, $1) }
      let here = found.intersection(asked)
      // What has no module that it is named for goes where it is asked for.
      if let nearest, !Self.isNamed(root, for: nearest), !here.isEmpty {
        modules[root] = here.min { Self.distance(root, $0) < Self.distance(root, $1) }
      } else {
        modules[root] = nearest
      }
    }
  }

  func types(of module: String) -> Set<String> {
    Set(modules.filter { $0.value == module }.keys)
  }

  /// The values whose names begin with that of one of these types, as `AnalyticsEventLogin` with `Analytics`.
  func constants(beside types: Set<String>) -> [String] {
    constants.subtracting(types).filter { name in
      types.contains { $0.count > 3 && name.hasPrefix($0) && name.count > $0.count }
    }.sorted()
  }

  /// What is done with these types and those nested in them.
  func uses(of roots: Set<String>) -> [String: StubUse] {
    // `Auth.CurrentUser` and `UserValue`, which were made up, are the `User` that the sources name.
    func real(_ name: String) -> String {
      let parts = name.split(separator: ".").map(String.init)
      guard let last = parts.last else { return name }
      let isMade = parts.count > 1 && !named.contains(name) || last.hasSuffix("Value")
      guard isMade else { return name }
      let short = last.hasSuffix("Value") ? String(last.dropLast(5)) : last
      return roots.filter { $0.count > 3 && short.hasSuffix($0) }.max { $0.count < $1.count }
        ?? name
    }
    let roots = roots.union(made(for: roots))
    var found: [String: StubUse] = [:]
    for (name, use) in uses where roots.contains(Self.root(of: name)) {
      var use = use
      for (key, member) in use.members {
        var member = member
        member.arguments = member.arguments?.map { argument in
          var argument = argument
          argument.type = Self.replacing(argument.type, real)
          return argument
        }
        switch member.result {
        case .made(let type) where uses[type]?.isList == true: member.result = .list(real(type))
        case .made(let type): member.result = .made(real(type))
        case .list(let type): member.result = .list(real(type))
        case .anything:
          let type = StubNames.made(member.name, in: "")
          if roots.contains(type), uses[type]?.isPlain ?? true { member.result = .made(type) }
        default: break
        }
        use.members[key] = member
      }
      found[real(name), default: StubUse()].formUnion(use)
    }
    return found
  }

  /// The types that were made up for what the members of these give to closures.
  private func made(for roots: Set<String>) -> Set<String> {
    var found: Set<String> = []
    var open = roots
    while !open.isEmpty {
      let arguments = uses.filter { open.contains(Self.root(of: $0.key)) }.values
        .flatMap(\.members.values).flatMap { $0.arguments ?? [] }
      open = []
      for argument in arguments {
        _ = Self.replacing(argument.type) { name in
          if uses[name] != nil, !roots.contains(name), found.insert(name).inserted {
            open.insert(name)
          }
          return name
        }
      }
    }
    return found
  }

  /// A type with other names in it.
  private static func replacing(_ type: String, _ name: (String) -> String) -> String {
    var result = ""
    var word = ""
    for character in type + " " {
      if character.isLetter || character.isNumber || character == "_" || character == "." {
        word.append(character)
        continue
      }
      result += word.hasSuffix("Value") ? name(word) : word
      result.append(character)
      word = ""
    }
    return String(result.dropLast())
  }

  private static func root(of name: String) -> String {
    name.split(separator: ".").first.map(String.init) ?? name
  }

  /// Whether a type's name tells its module's.
  private static func isNamed(_ type: String, for module: String) -> Bool {
    let shared = zip(type.lowercased(), module.lowercased()).prefix { $0 == $1 }.count
    return distance(type, module).0 == 0 || shared >= 4
  }

  /// The nearer, the more a module's name says the type's.
  private static func distance(_ type: String, _ module: String) -> (Int, Int, String) {
    let type = type.lowercased()
    let module = module.lowercased()
    if module.hasSuffix(type) || type.hasPrefix(module) || module.hasPrefix(type) {
      return (0, module.count, module)
    }
    let shared = zip(type, module).prefix { $0 == $1 }.count
    // `FirebaseApp` and the like are in the core of a family.
    return (module.hasSuffix("core") ? 1 : 2, -shared, module)
  }
}
