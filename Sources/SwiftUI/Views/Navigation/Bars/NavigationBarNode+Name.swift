extension NavigationBarNode {
  /// What iOS calls a bar without a title: the name of the screen's controller up to "Controller".
  ///
  /// Seen in many recorded UI tests. That screens of a `NavigationView` keep the name that they had before iOS 16 is
  /// likely and not certain.
  var nameOfHost: String {
    let nodes = sequence(first: self as _Node) { $0.parent }
    return nodes.contains { $0 is NavigationViewNode }
      ? "_TtGC7SwiftUI19UIHosting" : "_TtGC7SwiftUI32NavigationStackHosting"
  }
}
