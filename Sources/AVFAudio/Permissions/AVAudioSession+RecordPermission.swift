import Foundation
import FoundationAdditions

extension AVAudioSession {
  public enum RecordPermission: UInt, Sendable {
    case undetermined = 1_970_168_948
    case denied = 1_684_369_017
    case granted = 1_735_552_628
  }

  public var recordPermission: RecordPermission {
    switch ServicePermission.microphone.decision {
    case nil: .undetermined
    case .denied: .denied
    case .granted: .granted
    }
  }

  /// Asks the user unless they have decided before; the answer comes later, on the main queue.
  public func requestRecordPermission(_ response: @escaping @Sendable (Bool) -> Void) {
    ServicePermission.microphone.request(response)
  }
}
