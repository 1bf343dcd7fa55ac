import Foundation

/// What views of other frameworks read of their elements in storyboards and xibs, in their `init?(coder:)`.
extension NSCoder {
  /// `YES` or `NO` of the element that an object is made of; nil without the attribute, and for coders of archives.
  @MainActor
  package func interfaceFlag(_ attribute: String) -> Bool? { interfaceElement?.flag(attribute) }

  /// The text of an attribute of the element that an object is made of; nil without it, and for coders of archives.
  @MainActor
  package func interfaceText(_ attribute: String) -> String? { interfaceElement?[attribute] }

  /// The part of the element that an object is made of that stands for one of its properties: what it is called,
  /// and its attributes; nil without it, and for coders of archives.
  @MainActor
  package func interfacePart(_ key: String) -> (name: String, attributes: [String: String])? {
    interfaceElement?.child(key: key).map { ($0.name, $0.attributes) }
  }
}
