import Device
import Foundation
import FoundationNetworking
import UniformTypeIdentifiers

/// Reads what a web page says of itself.
///
/// Differs from Apple's: it asks through `URLSession.shared` and reads the title, picture, icon and film that the
/// elements of the page's head name, without running its scripts.
open class LPMetadataProvider: NSObject, @unchecked Sendable {
  /// Whether the pictures that the page names are read too.
  open var shouldFetchSubresources = true
  /// Seconds.
  open var timeout: TimeInterval = 30

  /// Protects what follows.
  private let lock = NSLock()
  private var work: Task<Void, Never>?
  private var isStarted = false

  public override init() { super.init() }

  /// Calls the handler on another queue than the main one.
  ///
  /// As on iOS a provider can be used once.
  open func startFetchingMetadata(
    for URL: URL, completionHandler: @escaping @Sendable (LPLinkMetadata?, (any Error)?) -> Void
  ) {
    startFetchingMetadata(for: URLRequest(url: URL), completionHandler: completionHandler)
  }

  open func startFetchingMetadata(
    for request: URLRequest,
    completionHandler: @escaping @Sendable (LPLinkMetadata?, (any Error)?) -> Void
  ) {
    guard begin() else { return }
    let (timeout, isWhole) = (timeout, shouldFetchSubresources)
    let work = Task.detached {
      do {
        let fetch = PageFetch(request, timeout: timeout, isWhole: isWhole)
        completionHandler(try await fetch.metadata(), nil)
      } catch {
        completionHandler(nil, error)
      }
    }
    lock.withLock { self.work = work }
  }

  open func startFetchingMetadata(for URL: URL) async throws -> LPLinkMetadata {
    try await startFetchingMetadata(for: URLRequest(url: URL))
  }

  open func startFetchingMetadata(for request: URLRequest) async throws -> LPLinkMetadata {
    try await withCheckedThrowingContinuation { continuation in
      startFetchingMetadata(for: request) { metadata, error in
        if let metadata {
          continuation.resume(returning: metadata)
        } else {
          continuation.resume(throwing: error ?? LPError(.unknown))
        }
      }
    }
  }

  /// Ends the fetch, which then fails with `LPError.metadataFetchCancelled`.
  open func cancel() { lock.withLock { work }?.cancel() }

  private func begin() -> Bool {
    let isFirst = lock.withLock {
      defer { isStarted = true }
      return !isStarted
    }
    if !isFirst {
      let text =
        "Trying to start fetching on an LPMetadataProvider that has already started. "
        + "LPMetadataProvider is a one-shot object."
      RuntimeIssue.failFromAnyThread(text)
    }
    return isFirst
  }
}
