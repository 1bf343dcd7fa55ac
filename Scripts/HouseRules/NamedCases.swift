/// The cases of enumerations for which the code asks.
///
/// What is asked may be of several enumerations, by its name: of those that the file sees, one for which it asks
/// alone is also named by the file, or a type around it. Where nothing is known of what is asked, the file names the
/// enumeration or reads something that has it. What is asked for beside a case belongs to the same enumeration.
struct NamedCases {
  /// By enumeration.
  private var named: [String: Set<String>] = [:]
  private let enums: [String: DeclaredEnum]
  /// By the name of a case, the enumerations that have it.
  private var owners: [String: [DeclaredEnum]] = [:]
  /// By name, the enumerations that properties, functions and cases have, and "" for other types.
  private var members: [String: Set<String>] = [:]
  /// The same by enumeration.
  private var givers: [String: Set<String>] = [:]
  /// By protocol, the enumerations that conform to it.
  private var conforming: [String: Set<String>] = [:]
  private let given: GivenEnums
  private let reads: PropertyReads

  init(
    of given: GivenEnums, in files: [SourceFile], conformances: Conformances, reads: PropertyReads
  ) {
    self.given = given
    self.reads = reads
    enums = Dictionary(given.enums.map { ($0.name, $0) }) { first, _ in first }
    for type in given.enums {
      for one in type.cases { owners[one.name, default: []].append(type) }
      for name in conformances.ancestors(of: type.lastName) {
        conforming[name, default: []].insert(type.name)
      }
    }
    let lastNames = given.resolver.lastNames
    let readers = files.mapSideBySide { CaseReader($0, of: lastNames) }
    for (name, types) in readers.lazy.flatMap(\.members) {
      let found = types.isEmpty ? [""] : Set(types.map { given.resolver.type(of: $0) ?? "" })
      members[name, default: []].formUnion(found)
      for type in found { givers[type, default: []].insert(name) }
    }
    for (file, reader) in zip(files, readers) { note(reader, in: file) }
  }

  func contain(_ name: String, of type: DeclaredEnum) -> Bool {
    named[type.name]?.contains(name) == true
  }

  // MARK: Files

  private mutating func note(_ reader: CaseReader, in file: SourceFile) {
    let names = reads.names(in: file)
    for subject in reader.wholes {
      guard let found = enums(of: subject, reader, file) else { continue }
      for type in found.enums where found.isSure || names?.mentionWhole(type) == true {
        named[type.name] = type.caseNames
      }
    }
    for naming in reader.namings {
      let found = enums(of: naming.subject, reader, file)
      let isSure = found?.isSure != false || naming.beside.count > 1
      // Of a value that may not be there, these are asked for too.
      let beside = naming.beside.subtracting(["some", "none"])
      let types = found?.enums ?? owners[naming.name] ?? []
      for type in types where beside.isSubset(of: type.caseNames) {
        guard found != nil || touches(type, file),
          isSure || names?.mentionPart(of: type) == true
        else { continue }
        named[type.name, default: []].insert(naming.name)
      }
    }
  }

  private func touches(_ type: DeclaredEnum, _ file: SourceFile) -> Bool {
    guard let names = reads.names(in: file), reads.sees(type.target, from: file.target) else {
      return false
    }
    return names.mentions.contains(type.lastName)
      || givers[type.name]?.contains { names.read($0) } == true
  }

  // MARK: Types

  /// The enumerations of which a value may be, nil if nothing is known of it; and whether it is of no other type.
  private func enums(
    of subject: CaseSubject, _ reader: CaseReader, _ file: SourceFile
  ) -> (enums: [DeclaredEnum], isSure: Bool)? {
    guard let types = types(of: subject, in: reader) else { return nil }
    let seen = types.filter { type in
      given.targets[type].map { reads.sees($0, from: file.target) } ?? true
    }
    return (seen.compactMap { enums[$0] }, seen.count == 1)
  }

  private func types(
    of subject: CaseSubject, in file: CaseReader, depth: Int = 0
  ) -> Set<String>? {
    switch subject {
    case .type(let name):
      return given.resolver.type(of: name).map { [$0] } ?? conforming[name.parts.last ?? ""] ?? []
    case .member(let name): return members[name]
    case .unknown: return nil
    case .name(let name):
      let declared = file.declared[name].map { Set($0.compactMap(given.resolver.type)) }
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
  /// Whether the file names the enumeration, with the types around it.
  fileprivate func mentionWhole(_ type: DeclaredEnum) -> Bool {
    type.nameParts.allSatisfy(mentions.contains)
  }

  /// Whether the file names the enumeration, or one of the types around it.
  fileprivate func mentionPart(of type: DeclaredEnum) -> Bool {
    type.nameParts.contains(where: mentions.contains)
  }
}

extension DeclaredEnum {
  fileprivate var nameParts: [String] { name.split(separator: ".").map(String.init) }
  fileprivate var lastName: String { nameParts.last ?? name }
  fileprivate var caseNames: Set<String> { Set(cases.map(\.name)) }
}
