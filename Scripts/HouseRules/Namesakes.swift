import Foundation
import SwiftSyntax

/// Types of one name in two targets, of which a reader finds the wrong one.
struct Namesakes {
  /// Where each name is declared at the top of a file, by target.
  private var places: [String: [String: String]] = [:]

  init(_ files: [SourceFile]) {
    for file in files {
      for statement in file.tree.statements {
        guard let (name, modifiers) = Self.type(statement.item),
          !modifiers.contains(where: { ["private", "fileprivate"].contains($0.name.text) })
        else { continue }
        places[name, default: [:]][file.target] = "\(file.path):\(file.line(of: statement))"
      }
    }
  }

  private static func type(
    _ item: CodeBlockItemSyntax.Item
  ) -> (name: String, modifiers: DeclModifierListSyntax)? {
    switch item {
    case .decl(let node):
      if let node = node.as(StructDeclSyntax.self) { return (node.name.text, node.modifiers) }
      if let node = node.as(ClassDeclSyntax.self) { return (node.name.text, node.modifiers) }
      if let node = node.as(EnumDeclSyntax.self) { return (node.name.text, node.modifiers) }
      if let node = node.as(ActorDeclSyntax.self) { return (node.name.text, node.modifiers) }
      if let node = node.as(ProtocolDeclSyntax.self) { return (node.name.text, node.modifiers) }
      return nil
    default: return nil
    }
  }

  /// A line for each name that is not said to be shared, and for each that is said so without need.
  func problems(shared: Set<String>) -> [String] {
    let namesakes = places.filter { $0.value.count > 1 }
    return namesakes.filter { !shared.contains($0.key) }.sorted { $0.key < $1.key }.map {
      "\($0.key) is declared in two targets, \($0.value.values.sorted().joined(separator: " and "))"
        + ": rename one, or give the reason in a line \"shared\" of Scripts/layers.txt"
    }
      + shared.subtracting(namesakes.keys).sorted().map {
        "Scripts/layers.txt says that \($0) is shared, and no two targets declare it"
      }
  }
}

func checkNamesakes() throws -> Int32 {
  let layers = try Layers(path: "Scripts/layers.txt")
  let namesakes = Namesakes(try SourceFile.all(below: ["Sources"]))
  let problems = namesakes.problems(shared: layers.sharedNames)
  for problem in problems { print(problem) }
  return problems.isEmpty ? 0 : 1
}
