/// An element of a storyboard or xib, with its place in the file.
final class InterfaceElement {
  let name: String
  private(set) var attributes: [String: String]
  private(set) var children: [InterfaceElement] = []
  /// What stands between the tags, where no other elements do.
  private(set) var text = ""
  /// Of the start tag, counted from 1.
  let line: Int

  init(name: String, attributes: [String: String], line: Int) {
    self.name = name
    self.attributes = attributes
    self.line = line
  }

  var id: String? { attributes["id"] }
  /// The property of the enclosing object that the element is the value of.
  var key: String? { attributes["key"] }

  subscript(_ attribute: String) -> String? { attributes[attribute] }

  // MARK: Growing

  func append(_ child: InterfaceElement) {
    children.append(child)
  }

  func append(text more: String) {
    text += more
  }

  /// Takes words from a translation in the place of those in the file.
  func replace(_ attribute: String, with value: String) {
    attributes[attribute] = value
  }

  /// Takes words from a translation in the place of what stands between the tags.
  func replaceText(with value: String) {
    text = value
  }

  // MARK: Children

  func child(_ name: String) -> InterfaceElement? {
    children.first { $0.name == name }
  }

  func child(key: String) -> InterfaceElement? {
    children.first { $0.key == key }
  }

  func child(_ name: String, key: String) -> InterfaceElement? {
    children.first { $0.name == name && $0.key == key }
  }

  /// The elements in a list such as `subviews`; none where there is no such list.
  func list(_ name: String) -> [InterfaceElement] {
    child(name)?.children ?? []
  }

  /// The first element at or below this one that has an id.
  func descendant(id: String) -> InterfaceElement? {
    if self.id == id { return self }
    for child in children {
      if let found = child.descendant(id: id) { return found }
    }
    return nil
  }

  /// This element and all below it.
  func forEach(_ body: (InterfaceElement) -> Void) {
    body(self)
    for child in children { child.forEach(body) }
  }
}
