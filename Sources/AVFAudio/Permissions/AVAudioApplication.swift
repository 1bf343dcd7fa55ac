import Foundation
import FoundationAdditions

/// The app, as far as it records sounds.
open class AVAudioApplication: NSObject, @unchecked Sendable {
  public enum recordPermission: Int, Sendable {
    case undetermined = 1_970_168_948
    case denied = 1_684_369_017
    case granted = 1_735_552_628
  }

  public static let shared = AVAudioApplication()

  open var recordPermission: recordPermission {
    switch ServicePermission.microphone.decision {
    case nil: .undetermined
    case .denied: .denied
    case .granted: .granted
    }
  }

  /// Asks the user unless they have decided before.
  open class func requestRecordPermission() async -> Bool {
    await ServicePermission.microphone.request()
  }

  /// Asks the user unless they have decided before; the answer comes later, on the main queue.
  open class func requestRecordPermission(
    completionHandler response: @escaping @Sendable (Bool) -> Void
  ) {
    ServicePermission.microphone.request(response)
  }
}
