import Foundation

/// A type that the system knows.
struct KnownType {
  let identifier: String
  let parents: [String]
  let extensions: [String]
  let mimeType: String?

  init(_ identifier: String, _ parents: [String], _ extensions: [String], _ mimeType: String?) {
    self.identifier = identifier
    self.parents = parents
    self.extensions = extensions
    self.mimeType = mimeType
  }

  /// Those that apps name often first.
  static let every = all + others

  private static let byIdentifier = Dictionary(
    every.map { ($0.identifier, $0) }, uniquingKeysWith: { first, _ in first })

  static func of(_ identifier: String) -> KnownType? { byIdentifier[identifier] }
}

/// The types that the app has declared in code.
final class DeclaredTypes: @unchecked Sendable {
  static let shared = DeclaredTypes()

  private let lock = NSLock()
  private var parents: [String: [String]] = [:]

  func add(_ identifier: String, _ parent: UTType?) {
    lock.withLock {
      if parents[identifier]?.isEmpty ?? true {
        parents[identifier] = parent.map { [$0.identifier] } ?? []
      }
    }
  }

  func parents(of identifier: String) -> [String]? { lock.withLock { parents[identifier] } }
}
