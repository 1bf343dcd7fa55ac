import Foundation

/// Keeps what a performed method gave until the main queue comes to its next work, as the pool of a turn does on iOS.
enum ReturnedValues {
  static func keep(_ object: AnyObject) -> Unmanaged<AnyObject> {
    let kept = Unmanaged.passRetained(object)
    let release = Release(kept: kept)
    DispatchQueue.main.async { release.run() }
    return kept
  }

  private struct Release: @unchecked Sendable {
    let kept: Unmanaged<AnyObject>
    func run() { kept.release() }
  }
}
