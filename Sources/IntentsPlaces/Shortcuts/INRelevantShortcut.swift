import Foundation
import Synchronization

public enum INRelevantShortcutRole: Int, Sendable {
  case action = 0
  case information = 1
}

/// A shortcut with when it is of use.
open class INRelevantShortcut: NSObject, NSCopying, @unchecked Sendable {
  public let shortcut: INShortcut
  /// Differs from Apple's: kept, and read by nobody here; nothing suggests shortcuts.
  open var relevanceProviders: [INRelevanceProvider] = []
  /// Differs from Apple's: kept, and read by nobody here; nothing suggests shortcuts.
  open var watchTemplate: INDefaultCardTemplate?
  /// Differs from Apple's: kept, and read by nobody here; nothing suggests widgets.
  open var widgetKind: String?
  /// Differs from Apple's: kept, and read by nobody here; nothing suggests shortcuts.
  open var shortcutRole = INRelevantShortcutRole.action

  public init(shortcut: INShortcut) {
    self.shortcut = shortcut
    super.init()
  }

  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = INRelevantShortcut(shortcut: shortcut)
    copy.relevanceProviders = relevanceProviders
    copy.watchTemplate = watchTemplate
    copy.widgetKind = widgetKind
    copy.shortcutRole = shortcutRole
    return copy
  }
}

/// How a shortcut looks on the face of a watch.
open class INDefaultCardTemplate: NSObject, @unchecked Sendable {
  /// Differs from Apple's: kept, and read by nobody here; there is no watch.
  open var title: String
  /// Differs from Apple's: kept, and read by nobody here; there is no watch.
  open var subtitle: String?
  /// Differs from Apple's: kept, and read by nobody here; there is no watch.
  open var image: INImage?

  public init(title: String) {
    self.title = title
    super.init()
  }
}

/// The shortcuts that are of use at some time or place.
///
/// Differs from Apple's: nobody offers them to the user; they are forgotten when the process ends.
open class INRelevantShortcutStore: NSObject, @unchecked Sendable {
  private static let store = INRelevantShortcutStore()

  open class var `default`: INRelevantShortcutStore { store }

  private let kept = Mutex<[INRelevantShortcut]>([])

  override init() { super.init() }

  /// Keeps these in place of those before; tells later, on the main queue.
  open func setRelevantShortcuts(
    _ shortcuts: [INRelevantShortcut],
    completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
  ) {
    kept.withLock { $0 = shortcuts }
    guard let completionHandler else { return }
    DispatchQueue.main.async { completionHandler(nil) }
  }

  open func setRelevantShortcuts(_ shortcuts: [INRelevantShortcut]) async throws {
    kept.withLock { $0 = shortcuts }
  }

  var shortcuts: [INRelevantShortcut] { kept.withLock { $0 } }
}
