/// Which of the modules' open classes derive from which: the table that the adaptation of projects reads.
struct SystemClasses {
  /// The classes right below each class.
  private let children: [String: [String]]

  init(_ files: [SourceFile]) {
    var children: [String: [String]] = [:]
    for (name, parent) in ClassParents(files).open where !Self.protocols.contains(parent) {
      children[parent, default: []].append(name)
    }
    self.children = children.mapValues { $0.sorted() }
  }

  /// What a class without one above it names first.
  private static let protocols: Set<String> = [
    "Error", "Hashable", "Identifiable", "ObservableObject", "Sendable",
  ]

  /// The file of `Adaptation` that holds the table.
  var source: String {
    """
    // Written by Scripts/house-rules requirements from the classes that the modules declare.

    extension SystemClasses {
      /// The classes right below each class from which apps may derive, behind its name and a colon.
      static let table = \"""
    \(WordGroups(groups: children).text)    \"""
    }

    """
  }
}
