/// Which properties the code reads, and where.
///
/// A property is read by files of its own target and of those that build on it. Where several public types declare a
/// name, one of these files also names the type (or those around it), a class below it or a protocol that asks for the
/// property; or it reads the property of something that is declared with one of these types, or that is taken from
/// that.
///
/// A computed property is read where the names are that its setter gives the new value. What only the accessors of a
/// property read of what its setter stores, they give back to the app.
struct PropertyReads {
  private var files: [(target: String, names: ReadNames)] = []
  private var paths: [String] = []
  /// By the path of a file, its number.
  private var numbers: [String: Int] = [:]
  /// By the path of a file, what no other one sees.
  private var privateNames: [String: Set<String>] = [:]
  /// By target, the properties that its types have.
  private var properties: [String: Set<String>] = [:]
  /// By name, the computed properties that can be set.
  private var setters: [String: [ReadNames.Setter]] = [:]
  /// By name, the computed properties whose setters give it a new value.
  private var givers: [String: [ReadNames.Setter]] = [:]
  /// By target, the targets of this package that its files import, and those that these import.
  private var imports: [String: Set<String>] = [:]
  /// By name, the public types that declare it.
  private var owners: [String: Set<String>] = [:]
  /// By class, the classes that say that they inherit from it.
  private var children: [String: Set<String>] = [:]
  private let conformances: Conformances
  /// By protocol, the properties for which it asks, and its target.
  private var protocols: [String: (properties: Set<String>, target: String)] = [:]
  /// By type, the properties and variables that are declared with it.
  private var holders: [String: Set<String>] = [:]
  private let tools: Set<String>

  init(_ sources: [SourceFile], conformances: Conformances, layers: Layers) {
    self.conformances = conformances
    tools = layers.tools
    let names = sources.mapSideBySide { ReadNames($0, tells: !layers.isScribe($0)) }
    for (file, names) in zip(sources, names) {
      numbers[file.path] = files.count
      files.append((file.target, names))
      paths.append(file.path)
      privateNames[file.path] = names.privateNames
      properties[file.target, default: []].formUnion(names.properties)
      for setter in names.setters {
        setters[setter.name, default: []].append(setter)
        for name in setter.targets.names { givers[name, default: []].append(setter) }
      }
      imports[file.target, default: []].formUnion(names.imports)
      for (name, types) in names.declared { owners[name, default: []].formUnion(types) }
      for (type, others) in names.holders { holders[type, default: []].formUnion(others) }
      for (name, properties) in names.protocols { protocols[name] = (properties, file.target) }
    }
    for (child, parent) in ClassParents(sources).all {
      children[parent, default: []].insert(child)
    }
    let direct = imports
    imports = imports.keys.reduce(into: [:]) { all, target in
      all[target] = reach(from: [target]) { direct[$0] ?? [] }
    }
  }

  func contain(_ property: SettableProperty, of target: String, in path: String) -> Bool {
    let family = names(of: property.lastType).union(property.family(conformances))
    // Others by which apps set and get the same.
    let others = Set((givers[property.name] ?? []).filter { family.contains($0.type) }.map(\.name))
    let names = others.union([property.name])
    let accessors = Set(family.flatMap { type in names.map { type + "." + $0 } })
    return names.contains { isRead($0, of: property, in: target, outside: accessors) }
      || property.stored.contains { isRead($0, storedIn: path, of: target, outside: accessors) }
  }

  /// Whether something reads what a setter stores under a name, or does something with it.
  private func isRead(
    _ name: String, storedIn path: String, of target: String, outside accessors: Set<String>
  ) -> Bool {
    if setters[name]?.contains(where: \.targets.handsOn) == true { return true }
    let isPrivate = privateNames[path]?.contains(name) == true
    let isOwn = properties[target]?.contains(name) == true
    return zip(paths, files).contains { reader, file in
      guard !tools.contains(file.target), file.names.read(name, outside: accessors) else {
        return false
      }
      if isPrivate { return reader == path }
      return !isOwn || file.target == target || imports[file.target]?.contains(target) == true
    }
  }

  private func isRead(
    _ name: String, of property: SettableProperty, in target: String,
    outside accessors: Set<String>
  ) -> Bool {
    let requiring = protocols(requiring: name, of: property.type)
    let targets = requiring.compactMap { protocols[$0]?.target } + [target]
    let isShared = owners[name, default: []].count > 1
    var types = names(of: property.type).union(requiring)
    if property.isOverride {
      // Read as what the class above has.
      types.formUnion(
        conformances.ancestors(of: property.type).intersection(owners[name] ?? []))
    }
    let bases = types.reduce(into: Set<String>()) { $0.formUnion(holders[$1] ?? []) }
    return files.contains { file in
      guard file.names.read(name, outside: accessors), !tools.contains(file.target),
        targets.contains(where: { file.target == $0 || imports[file.target]?.contains($0) == true })
      else { return false }
      return !isShared || !types.isDisjoint(with: file.names.mentions)
        || !bases.isDisjoint(with: file.names.sources(ofBasesOf: name))
    }
  }

  /// Whether the code names a member of a set of options, other than in the set's own members and descriptions.
  func name(_ member: String, ofOptions type: String, of target: String) -> Bool {
    let last = type.split(separator: ".").last.map(String.init) ?? type
    let own = Set(["static", "description", "debugDescription"].map { last + "." + $0 })
    let holders = holders[last] ?? []
    return files.contains { file in
      guard file.names.read(member, outside: own), !tools.contains(file.target),
        file.target == target || imports[file.target]?.contains(target) == true
      else { return false }
      return file.names.mentions.contains(last) || holders.contains { file.names.read($0) }
    }
  }

  /// Whether the files of a target may name what another one declares.
  func sees(_ target: String, from other: String) -> Bool {
    other == target || imports[other]?.contains(target) == true
  }

  /// Whether some code reads something of that name, or calls it.
  func contain(_ name: String) -> Bool { files.contains { $0.names.read(name) } }

  /// The names that the code of a file reads.
  func names(in file: SourceFile) -> ReadNames? { numbers[file.path].map { files[$0].names } }

  /// The type itself and the classes below it; for one inside of others those, as its own name may be that of many.
  private func names(of type: String) -> Set<String> {
    let written = type.split(separator: ".").map(String.init)
    guard written.count == 1 else { return Set(written.dropLast()) }
    return Set(written).union(reach(from: written) { children[$0] ?? [] })
  }

  /// The protocols that ask the type for the property.
  private func protocols(requiring property: String, of type: String) -> Set<String> {
    let last = type.split(separator: ".").last.map(String.init) ?? type
    return conformances.ancestors(of: last)
      .filter { protocols[$0]?.properties.contains(property) == true }
  }

  private func reach(from first: [String], _ next: (String) -> Set<String>) -> Set<String> {
    var reached: Set<String> = []
    var waiting = first
    while let current = waiting.popLast() {
      for name in next(current) where reached.insert(name).inserted { waiting.append(name) }
    }
    return reached
  }
}
