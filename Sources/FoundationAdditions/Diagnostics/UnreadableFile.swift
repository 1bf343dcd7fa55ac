import Foundation
import Synchronization

/// Files of an app that are there and cannot be read: what is missing for them is told once for each.
package enum UnreadableFile {
  private static let told = Mutex<Set<String>>([])

  /// Says in the console what is wrong with a file.
  ///
  /// - Parameters:
  ///   - path: The file.
  ///   - reason: What is wrong with it, as part of a sentence.
  ///   - cost: What is missing therefore, as a sentence.
  package static func tell(_ path: String, _ reason: String, cost: String) {
    guard told.withLock({ $0.insert(path).inserted }) else { return }
    Mistake.report("\(path) cannot be read: \(reason). \(cost)")
  }

  package static func tell(_ path: String, _ error: any Error, cost: String) {
    let details = (error as NSError).userInfo["NSDebugDescription"] as? String
    var reason = details ?? error.localizedDescription
    while reason.hasSuffix(".") { reason.removeLast() }
    tell(path, reason.prefix(1).lowercased() + reason.dropFirst(), cost: cost)
  }

  /// What an object of JSON in a file says; nil if there is no such file, or none that can be read, which is told.
  package static func json(_ path: String, cost: String) -> [String: Any]? {
    guard let data = FileManager.default.contents(atPath: path) else { return nil }
    do {
      if let object = try JSONSerialization.jsonObject(with: data) as? [String: Any] {
        return object
      }
      tell(path, "it is no object of JSON", cost: cost)
    } catch {
      tell(path, error, cost: cost)
    }
    return nil
  }
}
