import Device
import Foundation

extension UIApplication {
  /// Changes the app's icon; nil brings the usual one back.
  ///
  /// Differs from Apple's: whether the app has an icon of that name is not looked up, and no alert tells
  /// the user of the change.
  public func setAlternateIconName(
    _ alternateIconName: String?,
    completionHandler: (@MainActor @Sendable ((any Error)?) -> Void)? = nil
  ) {
    self.alternateIconName = alternateIconName
    TurnScheduler.shared.enqueue { completionHandler?(nil) }
  }

  /// Changes the app's icon; nil brings the usual one back.
  public func setAlternateIconName(_ alternateIconName: String?) async throws {
    self.alternateIconName = alternateIconName
  }
}
