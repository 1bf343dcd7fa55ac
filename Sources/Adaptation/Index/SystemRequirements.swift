/// What Apple's protocols for delegates and data sources ask for.
///
/// Objective-C sees the methods that implement it, marked or not, so that tests ask objects whether they respond.
/// The tables are written from the modules' own protocols.
enum SystemRequirements {
  /// The protocols that ask for a method, by its full name; nil for methods that none asks for.
  static func protocols(asking method: String) -> Set<String>? { byMethod[method] }

  /// The protocols that a class or protocol of Apple's brings with it.
  static func inherited(by type: String) -> [String] { byType[type] ?? [] }

  private static let byMethod: [String: Set<String>] = {
    var result: [String: Set<String>] = [:]
    for (name, words) in WordGroups.read(methods) {
      for word in words { result[word, default: []].insert(name) }
    }
    return result
  }()

  private static let byType = WordGroups.read(conformances)
}
