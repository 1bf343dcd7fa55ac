// CoreSpotlight: what the app wants to be found by a search of the device. May import FoundationAdditions,
// UniformTypeIdentifiers and what stands below them.

import Foundation
import FoundationAdditions
import Synchronization

public let CSSearchableItemActionType = "com.apple.corespotlightitem"
public let CSSearchableItemActivityIdentifier = "kCSSearchableItemActivityIdentifier"
public let CSQueryContinuationActionType = "com.apple.corespotlightquery"
public let CSSearchQueryString = "kCSSearchQueryString"

/// What the app wants to be found by a search of the device.
///
/// Differs from Apple's: nobody searches the device but `CSSearchQuery`. What is in an index is there when the app is
/// launched again; in tests without an app it is forgotten when the process ends.
open class CSSearchableIndex: NSObject, @unchecked Sendable {
  private static let index = CSSearchableIndex(name: "default")

  /// The items of each index, by the name of the index.
  private static let contents = SearchableItems()

  /// Differs from Apple's: kept, and called by nobody here; nothing is ever lost.
  open weak var indexDelegate: (any CSSearchableIndexDelegate)?
  private let name: String

  /// Differs from Apple's: an index is the same as another of its name.
  public init(name: String) {
    self.name = name
    super.init()
  }

  open class func `default`() -> CSSearchableIndex { index }
  open class func isIndexingAvailable() -> Bool { true }

  /// All that the app has made known, the last one first.
  static var all: [CSSearchableItem] { contents.all }

  private func change(
    _ completion: (@Sendable ((any Error)?) -> Void)?,
    _ body: @escaping @Sendable (inout [CSSearchableItem]) -> Void
  ) {
    let name = name
    DispatchQueue.global().async {
      Self.contents.change(name, body)
      completion?(nil)
    }
  }

  /// Makes items known, each in place of one with its identifier; tells later, on another queue.
  open func indexSearchableItems(
    _ items: [CSSearchableItem], completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
  ) {
    change(completionHandler) { known in
      let new = Set(items.map(\.uniqueIdentifier))
      known.removeAll { new.contains($0.uniqueIdentifier) }
      known += items
    }
  }

  open func indexSearchableItems(_ items: [CSSearchableItem]) async throws {
    await withCheckedContinuation { continuation in
      indexSearchableItems(items) { _ in continuation.resume() }
    }
  }

  open func deleteSearchableItems(
    withIdentifiers identifiers: [String],
    completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
  ) {
    let identifiers = Set(identifiers)
    change(completionHandler) { known in
      known.removeAll { identifiers.contains($0.uniqueIdentifier) }
    }
  }

  open func deleteSearchableItems(withIdentifiers identifiers: [String]) async throws {
    await withCheckedContinuation { continuation in
      deleteSearchableItems(withIdentifiers: identifiers) { _ in continuation.resume() }
    }
  }

  /// Forgets the items of domains, and of the domains below them: `a` has `a.b` in it.
  open func deleteSearchableItems(
    withDomainIdentifiers domainIdentifiers: [String],
    completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
  ) {
    let domains = Set(domainIdentifiers)
    change(completionHandler) { known in
      known.removeAll { item in
        guard var domain = item.domainIdentifier?[...] else { return false }
        while !domains.contains(String(domain)) {
          guard let dot = domain.lastIndex(of: ".") else { return false }
          domain = domain[..<dot]
        }
        return true
      }
    }
  }

  open func deleteSearchableItems(withDomainIdentifiers domainIdentifiers: [String]) async throws {
    await withCheckedContinuation { continuation in
      deleteSearchableItems(withDomainIdentifiers: domainIdentifiers) { _ in continuation.resume() }
    }
  }

  open func deleteAllSearchableItems(
    completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
  ) {
    change(completionHandler) { $0 = [] }
  }

  open func deleteAllSearchableItems() async throws {
    await withCheckedContinuation { continuation in
      deleteAllSearchableItems { _ in continuation.resume() }
    }
  }
}

/// Makes items known again that the system has lost.
///
/// Differs from Apple's: none of its functions is called; the system never loses any.
public protocol CSSearchableIndexDelegate: NSObjectProtocol {
  func searchableIndex(
    _ searchableIndex: CSSearchableIndex,
    reindexAllSearchableItemsWithAcknowledgementHandler acknowledgementHandler: @escaping () -> Void
  )
  func searchableIndex(
    _ searchableIndex: CSSearchableIndex,
    reindexSearchableItemsWithIdentifiers identifiers: [String],
    acknowledgementHandler: @escaping () -> Void)
}

public let CSIndexErrorDomain = "CSIndexErrorDomain"

/// Why items could not be made known.
public struct CSIndexError: Error, Hashable, CustomNSError {
  public enum Code: Int, Sendable {
    case unknownError = -1
    case indexUnavailableError = -1000
    case invalidItemError = -1001
    case invalidClientStateError = -1002
    case remoteConnectionError = -1003
    case quotaExceeded = -1004
    case indexingUnsupported = -1005
  }

  public static let errorDomain = CSIndexErrorDomain

  public let code: Code

  public init(_ code: Code) { self.code = code }

  public var errorCode: Int { code.rawValue }
}
