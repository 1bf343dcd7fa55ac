import Foundation
import FoundationNetworking

extension HTTPURLResponse {
  /// What a status says, as CFNetwork words it: in small letters, and "no error" for 200.
  ///
  /// The wording is known from what apps log on devices; a status with no text of its own gets that of its class.
  public class func _localizedString(forStatusCode statusCode: Int) -> String {
    if statusCode == 200 { return "no error" }
    return localizedString(forStatusCode: statusCode).lowercased()
  }
}
