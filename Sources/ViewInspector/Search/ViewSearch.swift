/// How `find` goes through a hierarchy.
public enum ViewSearch {
  /// Where to search, seen from a view.
  public enum Relation: Sendable {
    case child
    case parent
  }

  /// The order in which views are visited.
  public enum Traversal: Sendable {
    case breadthFirst
    case depthFirst
  }

  public typealias Condition = (InspectableView<ViewType.ClassifiedView>) throws -> Bool
}
