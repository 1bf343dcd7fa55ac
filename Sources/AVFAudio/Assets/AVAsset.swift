import CoreGraphics
import CoreMedia
import Foundation

/// A film or a sound, of which the header of its file tells length and tracks.
///
/// Differs from Apple's: only files can be read, as if the device had no connection.
open class AVAsset: NSObject, AVAsynchronousKeyValueLoading, @unchecked Sendable {
  let source: URL
  private let lock = NSLock()
  private var known: Result<MediaFile, NSError>?
  private var loadedKeys: [String: AVKeyValueStatus] = [:]

  init(source: URL) {
    self.source = source
    super.init()
  }

  /// Differs from Apple's: the class is `AVAsset` itself, and no `AVURLAsset`.
  public convenience init(url URL: URL) { self.init(source: URL) }

  /// What the header says; it is read once.
  var file: Result<MediaFile, NSError> {
    lock.withLock {
      if let known { return known }
      let result = read()
      known = result
      return result
    }
  }

  private func read() -> Result<MediaFile, NSError> {
    guard source.isFileURL else { return .failure(URLFailure.error(.notConnected, source)) }
    do throws(MediaFile.Problem) {
      return .success(try MediaFile(source))
    } catch {
      return .failure(
        error == .missing
          ? URLFailure.error(.missing, source)
          : AVError(.fileFormatNotRecognized) as NSError)
    }
  }

  // MARK: What the header says

  /// Zero for what cannot be read.
  open var duration: CMTime { (try? file.get().duration) ?? .zero }
  open var isPlayable: Bool { (try? file.get()) != nil }
  open var isReadable: Bool { isPlayable }
  open var hasProtectedContent: Bool { false }

  open var tracks: [AVAssetTrack] {
    guard let file = try? file.get() else { return [] }
    return file.tracks.map { AVAssetTrack($0, of: self) }
  }

  open func tracks(withMediaType mediaType: AVMediaType) -> [AVAssetTrack] {
    tracks.filter { $0.mediaType == mediaType }
  }

  open func loadTracks(withMediaType mediaType: AVMediaType) async throws -> [AVAssetTrack] {
    _ = try file.get()
    return tracks(withMediaType: mediaType)
  }

  // MARK: Loading by names

  /// Reads the header; the handler is called later, on the main queue.
  open func loadValuesAsynchronously(
    forKeys keys: [String], completionHandler handler: (@Sendable () -> Void)? = nil
  ) {
    MediaClock.soon {
      let status: AVKeyValueStatus = self.isPlayable ? .loaded : .failed
      self.lock.withLock { for key in keys { self.loadedKeys[key] = status } }
      handler?()
    }
  }

  /// Whether a value has been loaded; `outError` gets the reason why it could not be.
  open func statusOfValue(forKey key: String, error outError: UnsafeMutablePointer<NSError?>?)
    -> AVKeyValueStatus
  {
    let status = lock.withLock { loadedKeys[key] ?? .unknown }
    if status == .failed, case .failure(let error) = file { outError?.pointee = error }
    return status
  }
}

public enum AVKeyValueStatus: Int, Sendable {
  case unknown = 0
  case loading = 1
  case loaded = 2
  case failed = 3
  case cancelled = 4
}
