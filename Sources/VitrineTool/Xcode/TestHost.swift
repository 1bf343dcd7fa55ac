import Foundation

/// The process in which tests of a project run: the built tests under another name, so that Foundation finds
/// the bundle around it, in an environment that says what runs there.
package struct TestHost: Codable, Equatable, Sendable {
  /// An absolute path.
  package var program: String
  package var environment: [String: String]
  /// The app that is started in the process before its first test; nil if there is none.
  package var app: String?
  /// Where each process gets a home of its own; nil leaves it that of the user.
  package var containers: AppContainers?

  package init(
    program: String, environment: [String: String], app: String? = nil,
    containers: AppContainers? = nil
  ) {
    self.program = program
    self.environment = environment
    self.app = app
    self.containers = containers
  }
}
