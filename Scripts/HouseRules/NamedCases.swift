/// The cases of enumerations for which the code asks.
///
/// Where the type of what is asked is not known, the file names the enumeration or reads something that has it. What is
/// asked for beside a case belongs to the same enumeration.
struct NamedCases {
  /// By enumeration.
  private var named: [String: Set<String>] = [:]
  /// By name, the enumerations that properties and functions of that name have, and "" for other types.
  private var members: [String: Set<String>] = [:]
  /// By enumeration, the names of properties and functions that have it.
  private var givers: [String: Set<String>] = [:]
  private let resolver: TypeResolver
  /// By protocol, the enumerations that conform to it.
  private var conforming: [String: Set<String>] = [:]

  init(
    of given: GivenEnums, in files: [SourceFile], conformances: Conformances, reads: PropertyReads
  ) {
    resolver = given.resolver
    let lastNames = resolver.lastNames
    let readers = files.mapSideBySide { CaseReader($0, of: lastNames) }
    for reader in readers {
      for (name, types) in reader.members {
        let found = types.isEmpty ? [""] : types.map { resolver.type(of: $0) ?? "" }
        members[name, default: []].formUnion(found)
        for type in found { givers[type, default: []].insert(name) }
      }
    }
    for type in given.enums {
      for name in conformances.ancestors(of: type.lastName) {
        conforming[name, default: []].insert(type.name)
      }
    }
    let enums = Dictionary(given.enums.map { ($0.name, $0) }) { first, _ in first }
    var owners: [String: [DeclaredEnum]] = [:]
    for type in given.enums {
      for one in type.cases { owners[one.name, default: []].append(type) }
    }
    for (file, reader) in zip(files, readers) {
      let names = reads.names(in: file)
      func sees(_ type: DeclaredEnum) -> Bool { reads.sees(type.target, from: file.target) }
      for subject in reader.wholes {
        let found = (types(of: subject, in: reader) ?? []).compactMap { enums[$0] }.filter(sees)
        for type in found where found.count == 1 || names?.mention(type) == true {
          named[type.name] = type.caseNames
        }
      }
      for naming in reader.namings {
        let found = types(of: naming.subject, in: reader)?.compactMap { enums[$0] }
        for type in found ?? owners[naming.name] ?? [] where sees(type) {
          if naming.beside.subtracting(["some", "none"]).isSubset(of: type.caseNames),
            found != nil || touches(type, names)
          {
            named[type.name, default: []].insert(naming.name)
          }
        }
      }
    }
  }

  func contain(_ name: String, of type: DeclaredEnum) -> Bool {
    named[type.name]?.contains(name) == true
  }

  private func touches(_ type: DeclaredEnum, _ names: ReadNames?) -> Bool {
    guard let names else { return false }
    return names.mentions.contains(type.lastName)
      || givers[type.name]?.contains { names.read($0) } == true
  }

  /// The enumerations of which a value may be; nil if that is not known.
  private func types(
    of subject: CaseSubject, in file: CaseReader, depth: Int = 0
  ) -> Set<String>? {
    switch subject {
    case .type(let name):
      return resolver.type(of: name).map { [$0] } ?? conforming[name.parts.last ?? ""] ?? []
    case .member(let name): return members[name]
    case .unknown: return nil
    case .name(let name):
      let declared = file.declared[name].map { Set($0.compactMap(resolver.type)) }
      // A variable may be taken from itself, as in `if let style = style`.
      guard let sources = file.sources[name], depth < 3 else { return declared ?? members[name] }
      return sources.reduce(declared ?? []) { all, source in
        guard let all, let more = types(of: source, in: file, depth: depth + 1) else { return nil }
        return all.union(more)
      }
    }
  }
}

extension ReadNames {
  /// Whether the file names the enumeration, or a type around it.
  fileprivate func mention(_ type: DeclaredEnum) -> Bool {
    type.name.split(separator: ".").contains { mentions.contains(String($0)) }
  }
}

extension DeclaredEnum {
  fileprivate var lastName: String { name.split(separator: ".").last.map(String.init) ?? name }
  fileprivate var caseNames: Set<String> { Set(cases.map(\.name)) }
}
