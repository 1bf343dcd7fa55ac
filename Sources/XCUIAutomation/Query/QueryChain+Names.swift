import Accessibility

extension QueryChain {
  /// What the query is about in a few words, as logs and failures print it: `"Next" Button`.
  var shortName: String {
    if case .application = step { return "Target Application '\(app.name)'" }
    let type = elementType.name
    if let key { return "\"\(key)\" \(type)" + (ornament.map { " (\($0))" } ?? "") }
    return type + (ornament.map { " (\($0))" } ?? "")
  }

  private var ornament: String? {
    switch step {
    case .firstMatch: "First Match"
    case .index(let index): "Element at index \(index)"
    default: nil
    }
  }
}
