/// The public enumerations of which apps give values to the framework.
struct GivenEnums {
  let enums: [DeclaredEnum]
  /// The targets of all public enumerations, also of those that apps are only given.
  let targets: [String: String]
  /// Finds all public enumerations.
  let resolver: TypeResolver

  init(_ readers: [EnumReader]) {
    let all = readers.flatMap(\.enums)
    let held = Dictionary(all.map { ($0.name, $0.held) }) { first, _ in first }
    let aliases = readers.reduce(into: [:]) { $0.merge($1.aliases) { first, _ in first } }
    let resolver = TypeResolver(Set(held.keys), aliases: aliases)
    var names: Set<String> = []
    var waiting = Set(readers.flatMap(\.given))
    while let type = waiting.popFirst() {
      guard let name = resolver.type(of: type), names.insert(name).inserted else { continue }
      waiting.formUnion(held[name] ?? [])
    }
    self.resolver = resolver
    targets = Dictionary(all.map { ($0.name, $0.target) }) { first, _ in first }
    enums = all.filter { names.contains($0.name) }
  }
}
