/// Which of the missing modules each type belongs to, and all that the sources do with it.
struct StubPlan {
  private var uses: [String: StubUse] = [:]
  /// The nested types that the sources name themselves.
  private var named: Set<String> = []
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
    var found: [String: StubUse] = [:]
    for (name, use) in uses where roots.contains(Self.root(of: name)) {
      var use = use
      for (key, member) in use.members {
        var member = member
        member.arguments = member.arguments?.map { argument in
          var argument = argument
          for root in roots where root.hasSuffix("Value") {
            argument.type = argument.type.replacing("\(root)?", with: "\(real(root))?")
          }
          return argument
        }
        switch member.result {
        case .made(let type): member.result = .made(real(type))
        case .list(let type): member.result = .list(real(type))
        case .anything:
          let type = StubNames.made(member.name, in: "")
          if roots.contains(type) { member.result = .made(type) }
        default: break
        }
        use.members[key] = member
      }
      found[real(name), default: StubUse()].formUnion(use)
    }
    return found
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
