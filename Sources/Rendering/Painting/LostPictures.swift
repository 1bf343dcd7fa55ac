import Foundation
import Synchronization

/// Pictures and parts of them that cannot be drawn: told once each, while the rest of the screen is drawn.
package enum LostPictures {
  private static let told = Mutex<Set<String>>([])
  private static let listener = Mutex(Listener())

  /// A structure: a function that a lock keeps by itself is wrapped once more with each look at it.
  private struct Listener {
    var hear: (@Sendable (String) -> Void)?
  }

  /// Takes what is told in place of the standard error; nil for that again.
  package static func setListener(_ new: (@Sendable (String) -> Void)?) {
    told.withLock { $0 = [] }
    listener.withLock { $0.hear = new }
  }

  static func tell(_ error: RenderingError) {
    tell("warning: \(error) A grey area stands in its place.")
  }

  /// Something is left out since so many of a kind lie around it.
  static func tellDepth(_ count: Int, _ kind: String) {
    tell(
      "warning: What is drawn is nested too deeply: \(count) \(kind) lie inside of each other. What lies deeper is left "
        + "out. Look for a view or layer that is put into another one again and again.")
  }

  private static func tell(_ text: String) {
    guard told.withLock({ $0.insert(text).inserted }) else { return }
    if let hear = listener.withLock({ $0.hear }) { return hear(text) }
    FileHandle.standardError.write(Data("\(text)\n".utf8))
  }
}
