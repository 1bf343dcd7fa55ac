/// What follows the layout of a whole graph: views on their way, observers of places.
@MainActor
package protocol LayoutFollower: AnyObject {
  /// Lower ones come first; what they change is seen by the others.
  var followingOrder: Int { get }

  /// Sizes and places are about to be brought up to date.
  func layoutWillRun()

  /// Everything is where it belongs.
  func layoutDidRun()
}

extension LayoutFollower {
  package func layoutWillRun() {}
  package func layoutDidRun() {}
}

/// Who follows the layout of a graph.
@MainActor
package final class LayoutFollowers: GraphPart {
  private unowned(unsafe) let graph: ViewGraph
  private var followers: [any LayoutFollower] = []

  package init(_ graph: ViewGraph) { self.graph = graph }

  package func add(_ follower: any LayoutFollower) {
    let index = followers.firstIndex { $0.followingOrder > follower.followingOrder }
    followers.insert(follower, at: index ?? followers.count)
  }

  func layoutWillRun() {
    for follower in followers { follower.layoutWillRun() }
  }

  func layoutDidRun() {
    for follower in followers { follower.layoutDidRun() }
  }
}
