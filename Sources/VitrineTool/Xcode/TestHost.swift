import Foundation

/// The process in which tests of a project run: the built tests under another name, so that Foundation finds
/// the bundle around it, in an environment that says what runs there.
package struct TestHost: Codable, Equatable, Sendable {
  /// An absolute path.
  package var program: String
  package var environment: [String: String]

  package init(program: String, environment: [String: String]) {
    self.program = program
    self.environment = environment
  }
}
