/// What a feature keeps for a whole graph: an object of its own, made when somebody asks for it first.
///
/// A feature declares its part in its own file and finds it by its type, as in
/// `graph[Movements.self]`; the graph itself knows none of them. A part lives as long as its graph,
/// to which it may point `unowned` only.
@MainActor
package protocol GraphPart: AnyObject {
  init(_ graph: ViewGraph)

  /// Called before the nodes of the graph are taken out.
  func graphWillTearDown()
}

extension GraphPart {
  package func graphWillTearDown() {}
}

/// The parts of one graph.
@MainActor
struct GraphParts {
  private var byType: [ObjectIdentifier: any GraphPart] = [:]
  /// In the order in which they were made.
  private(set) var all: [any GraphPart] = []

  func part(_ type: ObjectIdentifier) -> (any GraphPart)? { byType[type] }

  mutating func add(_ part: any GraphPart, as type: ObjectIdentifier) {
    byType[type] = part
    all.append(part)
  }
}

extension ViewGraph {
  /// The part of a type, which is made if this is the first question for it.
  package subscript<Part: GraphPart>(_ type: Part.Type) -> Part {
    let key = ObjectIdentifier(type)
    if let part = parts.part(key) { return trusted(part, as: Part.self) }
    let part = Part(self)
    parts.add(part, as: key)
    return part
  }

  /// The part of a type if it has been made.
  package func existing<Part: GraphPart>(_ type: Part.Type) -> Part? {
    parts.part(ObjectIdentifier(type)).map { trusted($0, as: Part.self) }
  }
}
