import Device
import Foundation

extension UIApplication {
  public var supportsAlternateIcons: Bool { !LaunchInformation.current.alternateIcons.isEmpty }

  /// Takes one of the icons that the Info.plist names as alternate ones; nil for the first one.
  ///
  /// Differs from Apple's: no alert tells the user.
  public func setAlternateIconName(
    _ alternateIconName: String?,
    completionHandler: (@MainActor @Sendable ((any Error)?) -> Void)? = nil
  ) {
    let icons = LaunchInformation.current.alternateIcons
    var problem: NSError?
    if let name = alternateIconName, !icons.contains(name) {
      let known = icons.isEmpty ? "none" : icons.sorted().joined(separator: ", ")
      problem = NSError(
        domain: NSCocoaErrorDomain, code: CocoaError.Code.fileNoSuchFile.rawValue,
        userInfo: [
          NSLocalizedDescriptionKey:
            "There is no alternate icon \(name) in CFBundleIcons. There are: \(known)."
        ])
    } else {
      chosenIcon = alternateIconName
    }
    let result = problem
    TurnScheduler.shared.enqueue { completionHandler?(result) }
  }

  public func setAlternateIconName(_ alternateIconName: String?) async throws {
    try await withCheckedThrowingContinuation {
      (continuation: CheckedContinuation<Void, any Error>) in
      setAlternateIconName(alternateIconName) { error in
        if let error { continuation.resume(throwing: error) } else { continuation.resume() }
      }
    }
  }
}
