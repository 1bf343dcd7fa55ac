import SwiftUI

extension InspectableView {
  /// Takes a view for one of this kind.
  ///
  /// - Throws: `inspection` if it is of another one.
  init(
    _ content: Content, parent: InspectableView<ViewType.ClassifiedView>?, call: String = "",
    index: Int? = nil
  ) throws {
    let place = InspectedNode(
      UnwrappedView(content.node, medium: content.node.medium), parent: parent?.node,
      element: call.isEmpty ? .typed(index) : .named(call, index))
    guard View._accepts(Content(place)) else {
      let factual = TypeName.shown(place.type)
      throw InspectionError.typeMismatch(factual: factual, expected: View.expectation)
    }
    self.init(place)
  }

  /// A property of a modifier of the view, by the modifier's type and the names that lead to the
  /// property: `modifier|opacity`.
  ///
  /// `transitive`: Whether modifiers of the views around count too.
  /// `index`: Counts the modifiers of the type, the innermost one first.
  /// Throws: `modifierNotFound`, which calls the modifier `call`; `attributeNotFound`.
  func modifierAttribute<T>(
    modifierName: String, transitive: Bool = false, path: String, type: T.Type, call: String,
    index: Int = 0
  ) throws -> T {
    var matches: [ModifierLink] = []
    var place: InspectedNode? = node
    while let current = place {
      matches += current.modifiers().filter { link in
        let type = Swift.type(of: link.modifier)
        return [TypeName.full(type), TypeName.short(type)].contains(modifierName)
      }
      place = transitive ? current.parent : nil
    }
    guard let match = matches.dropFirst(index).first else {
      throw node.missingModifier(call, at: index)
    }
    return try Inspector.attribute(path: path, value: match.asContent, type: type)
  }
}
