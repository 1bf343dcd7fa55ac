import Synchronization

/// The declarations of a module and of those below it, by name.
///
/// All that rewriting asks goes through a `Look`, which notes what was asked: a file has to be rewritten only if an
/// answer changed.
final class ModuleIndex: Sendable {
  /// The declaration of each type and its extensions.
  private let types: [String: [TypeRecord]]
  /// Names of types of this module; the others are of modules below.
  private let own: Set<String>
  /// Which classes override a member, by the member's full name.
  private let overriding: [String: [String]]
  /// Full names of methods by base name, of the whole project.
  private let methods: [String: [MemberRecord]]
  /// Types that declare a member, by its base name, of the whole project.
  private let owners: [String: Set<String>]
  /// Types whose extensions in this module declare a member that Objective-C sees, by the member's full name.
  private let extended: [String: [String]]
  private let hashes = Mutex<[String: UInt64]>([:])

  init(own files: [FileRecord], below: [FileRecord]) {
    var types: [String: [TypeRecord]] = [:]
    var overriding: [String: [String]] = [:]
    var methods: [String: [MemberRecord]] = [:]
    var owners: [String: Set<String>] = [:]
    // By numbers: operators of sets are slow without optimization, and this looks at all members.
    let unseen = MemberRecord.Flags([.hidden, .ofType, .notObjectiveC]).rawValue
    let override = MemberRecord.Flags.overriding.rawValue
    for file in below + files {
      for type in file.types {
        types[type.name, default: []].append(type)
        for member in type.members {
          let flags = member.flags.rawValue
          if flags & override != 0 {
            overriding[member.fullName, default: []].append(type.name)
          }
          if member.kind == .method { methods[member.name, default: []].append(member) }
          if flags & unseen == 0 { owners[member.name, default: []].insert(type.name) }
        }
      }
    }
    var extended: [String: [String]] = [:]
    var own: Set<String> = []
    for file in files {
      for type in file.types {
        if type.kind == .class || type.kind == .protocol { own.insert(type.name) }
        guard type.kind == .extension else { continue }
        for member in type.members
        where member.flags.contains(.objectiveC)
          && member.flags.isDisjoint(with: [.overriding, .hidden, .ofType])
        {
          extended[member.fullName, default: []].append(type.name)
        }
      }
    }
    self.extended = extended
    self.types = types
    self.overriding = overriding
    self.methods = methods
    self.owners = owners
    self.own = own
  }

  fileprivate func records(_ name: String) -> [TypeRecord] { types[name] ?? [] }
  fileprivate func overriders(_ name: String) -> [String] { overriding[name] ?? [] }
  fileprivate func methods(called name: String) -> [MemberRecord] { methods[name] ?? [] }
  fileprivate func owners(of name: String) -> [String] { (owners[name] ?? []).sorted() }
  fileprivate func extended(with name: String) -> [String] { extended[name] ?? [] }
  fileprivate func isOwn(_ name: String) -> Bool { own.contains(name) }

  /// A number for the answer to a key of `Look.dependencies`.
  func hash(of key: String) -> UInt64 {
    if let known = hashes.withLock({ $0[key] }) { return known }
    let hash = newHash(of: key)
    hashes.withLock { $0[key] = hash }
    return hash
  }

  private func newHash(of key: String) -> UInt64 {
    let answer: [String]
    if key.hasPrefix("override ") {
      answer = overriders(String(key.dropFirst(9)))
    } else if key.hasPrefix("method ") {
      answer = methods(called: String(key.dropFirst(7))).map {
        $0.flags.contains(.optional) ? "optional " + $0.selector : $0.selector
      }
    } else if key.hasPrefix("extended ") {
      answer = extended(with: String(key.dropFirst(9)))
    } else if key.hasPrefix("owner ") {
      answer = owners(of: String(key.dropFirst(6)))
    } else {
      return records(key).reduce(0) { RecordReader.combine($0, $1.contentHash) }
    }
    return answer.isEmpty ? 0 : SourceText.hash(answer.joined(separator: ","))
  }
}

/// A file's view of the index, which remembers what was asked.
final class Look {
  let index: ModuleIndex
  private(set) var dependencies: [String: UInt64] = [:]

  init(_ index: ModuleIndex) {
    self.index = index
  }

  private func note(_ key: String) {
    if dependencies[key] == nil { dependencies[key] = index.hash(of: key) }
  }

  /// The declaration and the extensions of a type.
  func records(_ name: String) -> [TypeRecord] {
    note(name)
    return index.records(name)
  }

  func overriders(_ fullName: String) -> [String] {
    note("override " + fullName)
    return index.overriders(fullName)
  }

  func methods(called name: String) -> [MemberRecord] {
    note("method " + name)
    return index.methods(called: name)
  }

  /// The types that declare a member, by its base name.
  func owners(of name: String) -> [String] {
    note("owner " + name)
    return index.owners(of: name)
  }

  /// The types whose extensions in this module declare a member that Objective-C sees, by its full name.
  func extended(with fullName: String) -> [String] {
    note("extended " + fullName)
    return index.extended(with: fullName)
  }

  func isOwn(_ name: String) -> Bool {
    note(name)
    return index.isOwn(name)
  }
}
