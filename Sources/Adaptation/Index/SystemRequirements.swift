/// What Apple's protocols for delegates and data sources ask for.
///
/// Objective-C sees the methods that implement it, marked or not, so that tests ask objects whether they respond.
/// The tables are written from the modules' own protocols.
enum SystemRequirements {
  /// The protocols that ask for a method, by its full name; nil for methods that none asks for.
  static func protocols(asking method: String) -> Set<String>? { byMethod[method] }

  /// The protocols that a class or protocol of Apple's brings with it.
  static func inherited(by type: String) -> [String] { byType[type] ?? [] }

  /// The labels of a method that a call with these labels may mean, where its protocol has a default in place of a method
  /// that may be left out; nil where there is none.
  ///
  /// Trailing closures have no labels. The protocols of tables, texts and the like find out for themselves who implements
  /// what.
  static func optionalMethod(_ name: String, labels: [String], closures: Int) -> [String]? {
    byName[name]?.first {
      $0.count == labels.count + closures && $0.prefix(labels.count).elementsEqual(labels)
    }
  }

  private static let byName: [String: [[String]]] = {
    var result: [String: [[String]]] = [:]
    for (method, protocols) in byMethod where protocols.isDisjoint(with: asked) {
      guard let start = method.firstIndex(of: "("), method.hasSuffix(")") else { continue }
      let labels = method[method.index(after: start)...].dropLast().split(separator: ":")
      result[String(method[..<start]), default: []].append(labels.map(String.init))
    }
    return result
  }()

  /// The protocols whose optional methods can be called as they are written.
  private static let asked: Set<String> = [
    "UITableViewDelegate", "UITableViewDataSource", "UITableViewDataSourcePrefetching",
    "UICollectionViewDelegate", "UICollectionViewDataSource",
    "UICollectionViewDataSourcePrefetching",
    "UICollectionViewDelegateFlowLayout", "UISearchBarDelegate", "UITextFieldDelegate",
    "UITextViewDelegate", "UIPickerViewDelegate", "MKMapViewDelegate",
  ]

  private static let byMethod: [String: Set<String>] = {
    var result: [String: Set<String>] = [:]
    for (name, words) in WordGroups.read(methods) {
      for word in words { result[word, default: []].insert(name) }
    }
    return result
  }()

  private static let byType = WordGroups.read(conformances)
}
