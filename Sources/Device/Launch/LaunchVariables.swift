import Synchronization

/// Variables that a test library gives to each app that the test launches from now on.
package enum LaunchVariables {
  private static let variables = Mutex<[String: String]>([:])

  package static var all: [String: String] { variables.withLock { $0 } }

  /// - Parameters:
  ///   - name: The variable's.
  ///   - value: Nil to give it no longer.
  package static func set(_ name: String, to value: String?) {
    variables.withLock { $0[name] = value }
  }
}
