/// What a storyboard or a xib names of the code: classes, and their outlets and actions.
package struct InterfaceReferences: Sendable {
  /// A class as Interface Builder names it.
  package struct CustomClass: Hashable, Sendable {
    package var name: String
    /// Nil for one that Objective-C knows by its name alone.
    package var module: String?
    /// Whether the module is that of the target that the file belongs to, whatever it is called.
    package var isOfTarget = false

    package init(name: String, module: String? = nil, isOfTarget: Bool = false) {
      self.name = name
      self.module = module
      self.isOfTarget = isOfTarget
    }
  }

  package struct Reference: Equatable, Sendable {
    package enum Kind: Equatable, Sendable {
      /// The class itself.
      case type
      case outlet(String)
      case action(String)
    }

    package var kind: Kind
    package var owner: CustomClass
    /// From 1.
    package var line: Int
  }

  package private(set) var references: [Reference] = []
  /// The selectors of unwind segues, which any class may have, with their lines.
  package private(set) var unwindActions: [(selector: String, line: Int)] = []

  /// Reads a file.
  ///
  /// - Throws: `ProjectError` when it is missing or no XML.
  package init(path: String) throws(ProjectError) {
    let root = try XMLTree(path: path)
    var owners: [String: CustomClass] = [:]
    Self.collect(root, into: &owners)
    read(root, owners)
  }

  private static func collect(_ element: XMLTree, into owners: inout [String: CustomClass]) {
    if let id = element["id"], let owner = owner(element) { owners[id] = owner }
    for child in element.children { collect(child, into: &owners) }
  }

  private static func owner(_ element: XMLTree) -> CustomClass? {
    element["customClass"].map {
      CustomClass(
        name: $0, module: element["customModule"],
        isOfTarget: element["customModuleProvider"] == "target")
    }
  }

  private mutating func read(_ element: XMLTree, _ owners: [String: CustomClass]) {
    let owner = Self.owner(element)
    if let owner { references.append(Reference(kind: .type, owner: owner, line: element.line)) }
    for connection in element.first("connections")?.children ?? [] {
      switch connection.name {
      case "outlet", "outletCollection":
        guard let owner, let property = connection["property"] else { continue }
        references.append(
          Reference(kind: .outlet(property), owner: owner, line: connection.line))
      case "action":
        guard let selector = connection["selector"],
          let target = connection["destination"].flatMap({ owners[$0] })
        else { continue }
        references.append(
          Reference(kind: .action(selector), owner: target, line: connection.line))
      case "segue":
        guard let selector = connection["unwindAction"] else { continue }
        unwindActions.append((selector, connection.line))
      default: break
      }
    }
    for child in element.children { read(child, owners) }
  }
}
