import Foundation
import Synchronization

/// Pictures that cannot be drawn: told once each, while the rest of the screen is drawn.
package enum LostPictures {
  private static let told = Mutex<Set<String>>([])
  private static let listener = Mutex<(@Sendable (String) -> Void)?>(nil)

  /// Takes what is told in place of the standard error; nil for that again.
  package static func setListener(_ new: (@Sendable (String) -> Void)?) {
    told.withLock { $0 = [] }
    listener.withLock { $0 = new }
  }

  static func tell(_ error: RenderingError) {
    let text = "warning: \(error) A grey area stands in its place."
    guard told.withLock({ $0.insert(text).inserted }) else { return }
    if let listener = listener.withLock({ $0 }) { return listener(text) }
    FileHandle.standardError.write(Data("\(text)\n".utf8))
  }
}
