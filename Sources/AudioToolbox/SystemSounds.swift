import Device
import Foundation
import Synchronization

/// The sounds that an app has made of files, and the log of those that were played.
final class SystemSounds: Sendable {
  static let shared = SystemSounds()

  private struct Files {
    /// Above the numbers of the system's own sounds.
    var next: SystemSoundID = 0x1001
    var names: [SystemSoundID: String] = [:]
  }

  private let files = Mutex(Files())

  func add(_ url: URL) -> SystemSoundID? {
    guard FileManager.default.fileExists(atPath: url.path) else { return nil }
    return files.withLock { files in
      defer { files.next += 1 }
      files.names[files.next] = url.lastPathComponent
      return files.next
    }
  }

  func remove(_ sound: SystemSoundID) -> Bool {
    files.withLock { $0.names.removeValue(forKey: sound) != nil }
  }

  /// Notes a sound in the log of feedback, as `sound 1104`, `alert chime.caf` or `vibration`.
  func play(_ sound: SystemSoundID, isAlert: Bool, then completion: (() -> Void)? = nil) {
    let name = files.withLock { $0.names[sound] } ?? "\(sound)"
    let text =
      sound == kSystemSoundID_Vibrate ? "vibration" : "\(isAlert ? "alert" : "sound") \(name)"
    nonisolated(unsafe) let completion = completion
    DispatchQueue.main.async {
      MainActor.assumeIsolated { FeedbackLog.shared.append(text) }
      completion?()
    }
  }
}
