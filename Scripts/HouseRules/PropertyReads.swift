/// Which properties the code reads, and where.
///
/// A property is read by files of its own target and of those that build on it. Where several public types declare a
/// name, one of these files also names the type (or those around it), a class below it or a protocol that asks for the
/// property; or it reads the property of something that is declared with one of these types, or that is taken from
/// that.
struct PropertyReads {
  private var files: [(target: String, names: ReadNames)] = []
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

  init(_ sources: [SourceFile], conformances: Conformances, tools: Set<String>) {
    self.conformances = conformances
    self.tools = tools
    for file in sources {
      let names = ReadNames(file)
      files.append((file.target, names))
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

  func contain(_ property: SettableProperty, of target: String) -> Bool {
    let name = property.name
    let requiring = protocols(requiring: name, of: property.type)
    let targets = requiring.compactMap { protocols[$0]?.target } + [target]
    let isShared = owners[name, default: []].count > 1
    let types = names(of: property.type).union(requiring)
    let bases = types.reduce(into: Set<String>()) { $0.formUnion(holders[$1] ?? []) }
    return files.contains { file in
      guard file.names.reads.contains(name), !tools.contains(file.target),
        targets.contains(where: { file.target == $0 || imports[file.target]?.contains($0) == true })
      else { return false }
      return !isShared || !types.isDisjoint(with: file.names.mentions)
        || !bases.isDisjoint(with: file.names.sources(ofBasesOf: name))
    }
  }

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
