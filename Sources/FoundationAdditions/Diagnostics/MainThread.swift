import Foundation

/// Where the main actor runs.
enum MainThread {
  /// Whether the code runs on the main thread, or on the main queue, which another thread may serve.
  static var isCurrent: Bool {
    Thread.isMainThread || DispatchQueue.getSpecific(key: key) != nil
  }

  private static let key: DispatchSpecificKey<Bool> = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()
}
