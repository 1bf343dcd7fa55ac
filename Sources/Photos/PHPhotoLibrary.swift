import Device
import Foundation
import FoundationAdditions
import UIKit

/// Hears of changes of the library.
public protocol PHPhotoLibraryChangeObserver: NSObjectProtocol {
  /// Called on a queue of the library's own, as on iOS.
  func photoLibraryDidChange(_ changeInstance: PHChange)
}

/// What has changed in the library.
///
/// Differs from Apple's: it does not tell the details; fetch again.
public final class PHChange: NSObject, Sendable {}

/// The device's library of pictures: six plain ones, and those that apps added.
///
/// Differs from Apple's: there are no albums, videos or live photos, and the user cannot limit what the app sees.
public final class PHPhotoLibrary: NSObject, @unchecked Sendable {
  private static let library = PHPhotoLibrary()
  private let lock = NSLock()
  /// Blocks of changes run one after the other.
  private let changes = DispatchQueue(label: "PHPhotoLibrary.changes")
  private var observers: [Observer] = []

  private struct Observer {
    weak var object: (any PHPhotoLibraryChangeObserver)?
  }

  private override init() {}

  public class func shared() -> PHPhotoLibrary { library }

  // MARK: Permission

  public class func authorizationStatus() -> PHAuthorizationStatus {
    authorizationStatus(for: .readWrite)
  }

  /// Differs from Apple's: one answer holds for both levels, so that `accessLevel` makes no difference.
  public class func authorizationStatus(for accessLevel: PHAccessLevel) -> PHAuthorizationStatus {
    status(of: PermissionStore.shared[SystemQuestion.Service.photos.rawValue])
  }

  private class func status(of decision: DevicePermissions.Decision?) -> PHAuthorizationStatus {
    switch decision {
    case nil: .notDetermined
    case .granted: .authorized
    case .denied: .denied
    }
  }

  /// Asks the user unless they have decided before, and tells later what they said.
  public class func requestAuthorization(
    _ handler: @escaping @Sendable (PHAuthorizationStatus) -> Void
  ) {
    requestAuthorization(for: .readWrite, handler: handler)
  }

  public class func requestAuthorization(
    for accessLevel: PHAccessLevel, handler: @escaping @Sendable (PHAuthorizationStatus) -> Void
  ) {
    switch accessLevel {
    case .addOnly:
      UsageDescription.require(
        "NSPhotoLibraryAddUsageDescription", "NSPhotoLibraryUsageDescription",
        for: "PHPhotoLibrary")
    case .readWrite:
      UsageDescription.require("NSPhotoLibraryUsageDescription", for: "PHPhotoLibrary")
    }
    DispatchQueue.main.async {
      MainActor.assumeIsolated {
        SystemQuestion(.photos).ask { handler(Self.status(of: $0)) }
      }
    }
  }

  public class func requestAuthorization(
    for accessLevel: PHAccessLevel
  ) async -> PHAuthorizationStatus {
    await withCheckedContinuation { continuation in
      requestAuthorization(for: accessLevel) { continuation.resume(returning: $0) }
    }
  }

  // MARK: Changes

  /// Makes the changes that the requests in a block ask for, and tells on a queue of the library's own whether it
  /// could.
  ///
  /// The user is asked first if they have not been. One who denied gets the error `PHPhotosError.accessUserDenied`;
  /// a picture that cannot be read, `PHPhotosError.invalidResource`, and nothing of the block is done.
  public func performChanges(
    _ changeBlock: @escaping @Sendable () -> Void,
    completionHandler: (@Sendable (Bool, (any Error)?) -> Void)? = nil
  ) {
    Self.requestAuthorization(for: .addOnly) { status in
      guard status == .authorized else {
        completionHandler?(false, PHPhotosError(.accessUserDenied))
        return
      }
      self.changes.async {
        do {
          try self.apply(changeBlock)
          completionHandler?(true, nil)
        } catch {
          completionHandler?(false, error)
        }
      }
    }
  }

  /// - Throws: `PHPhotosError.accessUserDenied` if the user does not allow it, `invalidResource` for a picture that
  ///   cannot be read.
  public func performChanges(_ changeBlock: @escaping @Sendable () -> Void) async throws {
    try await withCheckedThrowingContinuation {
      (continuation: CheckedContinuation<Void, any Error>) in
      performChanges(changeBlock) { isDone, error in
        if isDone {
          continuation.resume()
        } else {
          continuation.resume(throwing: error ?? PHPhotosError(.accessUserDenied))
        }
      }
    }
  }

  /// Makes the changes that the requests in a block ask for before it returns; on another than the main queue.
  ///
  /// - Throws: `PHPhotosError.accessUserDenied` unless the user has allowed it, `invalidResource` for a picture that
  ///   cannot be read.
  public func performChangesAndWait(_ changeBlock: @escaping () -> Void) throws {
    guard Self.authorizationStatus(for: .addOnly) == .authorized else {
      throw PHPhotosError(.accessUserDenied)
    }
    try changes.sync { try apply(changeBlock) }
  }

  private func apply(_ changeBlock: () -> Void) throws {
    try PendingChanges.shared.collect(changeBlock)
    let change = PHChange()
    for observer in lock.withLock({ observers.compactMap(\.object) }) {
      let box = ObserverBox(observer: observer)
      DispatchQueue.global().async { box.observer.photoLibraryDidChange(change) }
    }
  }

  private struct ObserverBox: @unchecked Sendable {
    let observer: any PHPhotoLibraryChangeObserver
  }

  /// The library does not keep observers.
  public func register(_ observer: any PHPhotoLibraryChangeObserver) {
    lock.withLock { observers.append(Observer(object: observer)) }
  }

  public func unregisterChangeObserver(_ observer: any PHPhotoLibraryChangeObserver) {
    lock.withLock { observers.removeAll { $0.object == nil || $0.object === observer } }
  }
}
