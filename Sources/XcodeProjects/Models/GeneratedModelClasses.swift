/// The classes that Xcode makes of the entities of a Core Data model.
///
/// They are for entities whose code generation is "Class Definition", and the properties alone for those with
/// "Category/Extension"; entities without either are written by hand.
package struct GeneratedModelClasses: Sendable {
  /// The name of the file, as `Shelf+CoreDataClasses.swift`.
  package let fileName: String
  /// The Swift text; nil where no entity gets code.
  package private(set) var source: String?
  package private(set) var notes: [Note] = []

  package init(_ model: DataModel) {
    fileName = "\(model.name)+CoreDataClasses.swift"
    guard let path = model.currentContents else { return }
    do {
      let entities = try XMLTree(path: path).all("entity")
      let classes = Dictionary(
        entities.compactMap { entity in
          entity["name"].map { ($0, Self.className(of: entity)) }
        }, uniquingKeysWith: { first, _ in first })
      let texts = entities.compactMap { EntityClass($0, classes: classes)?.text }
      guard !texts.isEmpty else { return }
      source =
        "// Made from \(path.lastPathPart) of \(model.name).\nimport CoreData\nimport Foundation\n\n"
        + texts.joined(separator: "\n")
    } catch {
      notes.append(Note(error.file, line: error.line, error.sentence))
    }
  }

  /// The name in Swift, without its module: "Item", ".Item" and "Shop.Item" are all `Item`.
  static func className(of entity: XMLTree) -> String {
    entity["representedClassName"]?.split(separator: ".").last.map(String.init) ?? "NSManagedObject"
  }
}

/// The code of an entity.
private struct EntityClass {
  private let entity: XMLTree
  private let name: String
  private let parent: String?
  private let makesClass: Bool
  /// By the names of the entities.
  private let classes: [String: String]

  init?(_ entity: XMLTree, classes: [String: String]) {
    let generation = entity["codeGenerationType"]
    guard generation == "class" || generation == "category", entity["name"] != nil else {
      return nil
    }
    self.entity = entity
    self.classes = classes
    name = GeneratedModelClasses.className(of: entity)
    guard name != "NSManagedObject" else { return nil }
    parent = entity["parentEntity"].flatMap { classes[$0] }
    makesClass = generation == "class"
  }

  var text: String {
    let own = makesClass ? "public class \(name): \(parent ?? "NSManagedObject") {}\n\n" : ""
    // An entity's request finds those of the entities below it too.
    let request =
      "  public class func fetchRequest() -> NSFetchRequest<\(name)> {\n"
      + "    NSFetchRequest<\(name)>(entityName: \"\(entity["name"] ?? "")\")\n  }\n"
    let properties = entity.all("attribute").compactMap(Self.attribute)
    let relationships = entity.all("relationship").map(relationship)
    let identity = parent == nil ? "\nextension \(name): Identifiable {}\n" : ""
    return own + "extension \(name) {\n" + request
      + (properties + relationships).joined() + "}\n" + identity
  }

  // MARK: Properties

  private static func property(_ name: String, _ type: String) -> String {
    "  public var \(SwiftName.escaped(name)): \(type) {\n"
      + "    get { _managedValue(forKey: \"\(name)\") }\n"
      + "    set { _setManagedValue(newValue, forKey: \"\(name)\") }\n  }\n"
  }

  /// Objects are optional whatever the model says.
  private static func attribute(_ attribute: XMLTree) -> String? {
    guard let name = attribute["name"], let kind = attribute["attributeType"] else { return nil }
    let isScalar = attribute.flag("usesScalarValueType") == true
    let type: String
    switch kind {
    case "Integer 16": type = isScalar ? "Int16" : "NSNumber?"
    case "Integer 32": type = isScalar ? "Int32" : "NSNumber?"
    case "Integer 64": type = isScalar ? "Int64" : "NSNumber?"
    case "Double": type = isScalar ? "Double" : "NSNumber?"
    case "Float": type = isScalar ? "Float" : "NSNumber?"
    case "Boolean": type = isScalar ? "Bool" : "NSNumber?"
    case "Date": type = isScalar ? "TimeInterval" : "Date?"
    case "String": type = "String?"
    case "UUID": type = "UUID?"
    case "URI": type = "URL?"
    case "Binary": type = "Data?"
    case "Decimal": type = "NSDecimalNumber?"
    case "Transformable": type = "\(attribute["customClassName"] ?? "NSObject")?"
    default: return nil
    }
    return property(name, type)
  }

  // MARK: Relationships

  private func relationship(_ relationship: XMLTree) -> String {
    guard let name = relationship["name"] else { return "" }
    let target = relationship["destinationEntity"].flatMap { classes[$0] } ?? "NSManagedObject"
    guard relationship.flag("toMany") == true else { return Self.property(name, "\(target)?") }
    let isOrdered = relationship.flag("ordered") == true
    let kind = isOrdered ? "NSOrderedSet" : "NSSet"
    let suffix = name.prefix(1).uppercased() + name.dropFirst()
    var methods: [(head: String, body: String)] = []
    for (verb, call) in [("addTo", "_addManaged"), ("removeFrom", "_removeManaged")] {
      let all = isOrdered ? "values.array" : "values.allObjects"
      let key = "forKey: \"\(name)\""
      methods.append(("\(verb)\(suffix)(_ value: \(target))", "\(call)([value], \(key))"))
      methods.append(("\(verb)\(suffix)(_ values: \(kind))", "\(call)(\(all), \(key))"))
    }
    if isOrdered { methods += Self.orderedMethods(name, suffix, of: target) }
    return Self.property(name, "\(kind)?")
      + methods.map { "  public func \($0.head) { \($0.body) }\n" }.joined()
  }

  private static func orderedMethods(
    _ name: String, _ suffix: String, of target: String
  ) -> [(head: String, body: String)] {
    func change(_ statement: String) -> String {
      "_changeManaged(forKey: \"\(name)\") { $0.\(statement) }"
    }
    return [
      ("insertInto\(suffix)(_ value: \(target), at idx: Int)", change("insert(value, at: idx)")),
      ("removeFrom\(suffix)(at idx: Int)", change("remove(at: idx)")),
      (
        "insertInto\(suffix)(_ values: [\(target)], at indexes: NSIndexSet)",
        "_changeManaged(forKey: \"\(name)\") { "
          + "for (index, value) in zip(indexes as IndexSet, values) { $0.insert(value, at: index) } }"
      ),
      (
        "removeFrom\(suffix)(at indexes: NSIndexSet)",
        "_changeManaged(forKey: \"\(name)\") { "
          + "for index in (indexes as IndexSet).reversed() { $0.remove(at: index) } }"
      ),
      (
        "replace\(suffix)(at idx: Int, with value: \(target))",
        "_changeManaged(forKey: \"\(name)\") { $0[idx] = value }"
      ),
    ]
  }
}
