import Device

/// A node that evaluates code which reads dynamic properties.
@MainActor
protocol DynamicPropertyOwner: AnyObject {
  /// The types of environment objects that the last wiring did not find.
  var missingObjects: [String] { get set }
}

/// What happens when a view needs an object that is not in its environment.
package enum MissingObject {
  /// Reports that a view in a hierarchy lacks an object; its body is not evaluated then.
  @MainActor
  static func note(typeName: String, in node: _Node) {
    (node as? any DynamicPropertyOwner)?.missingObjects.append(typeName)
  }

  /// Stops the program where there is no value that could be returned.
  static func stop(typeName: String, modifier: String) -> Never {
    preconditionFailure(
      """
      No object of type \(typeName) found in the environment. Supply one with \
      `.\(modifier)` on an ancestor of the view, before the view is hosted or inspected.
      """)
  }
}

extension DynamicPropertyOwner where Self: _Node {
  /// Says which objects a view lacks, and where they could come from; the view stays empty.
  func reportMissingObjects(in typeName: String) {
    RuntimeIssue.report(
      """
      \(typeName) is missing EnvironmentObjects: \(missingObjects). Supply them with \
      `.environmentObject(_:)` or `.environment(_:)` on an ancestor. Path: \(path)
      """)
    missingObjects = []
  }
}
