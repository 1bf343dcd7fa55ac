import Device
import Foundation

/// A language that a keyboard types in.
@preconcurrency @MainActor
open class UITextInputMode: NSObject {
  /// A BCP 47 tag, such as "en-US".
  open private(set) var primaryLanguage: String?

  init(_ language: String) {
    primaryLanguage = language
    super.init()
  }

  public required init?(coder: NSCoder) { nil }

  /// The keyboards of the device: the one of its language.
  public class var activeInputModes: [UITextInputMode] { [current] }

  /// That of the device's language.
  static var current: UITextInputMode {
    UITextInputMode(UIApplication.shared.device.traits.locale.identifier(.bcp47))
  }

  public static let currentInputModeDidChangeNotification = Notification.Name(
    "UITextInputCurrentInputModeDidChangeNotification")
}
