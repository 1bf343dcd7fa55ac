import Foundation

/// Work for the main actor that others ask for.
enum OnMain {
  private static let key: DispatchSpecificKey<Bool> = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()

  /// Runs at once on the main queue, and soon from elsewhere.
  static func run(_ work: @escaping @MainActor @Sendable () -> Void) {
    if Thread.isMainThread || DispatchQueue.getSpecific(key: key) == true {
      MainActor.assumeIsolated(work)
    } else {
      DispatchQueue.main.async { MainActor.assumeIsolated(work) }
    }
  }
}
