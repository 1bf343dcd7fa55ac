import AudioToolbox
import Device
import Foundation
import FoundationAdditions
import Testing

@MainActor
@Suite(.serialized)
struct AudioServicesTests {
  /// Waits for the sounds that have been played until now; screens of other tests may give feedback meanwhile.
  private func played(since count: Int) async -> [String] {
    await withCheckedContinuation { continuation in
      DispatchQueue.main.async { continuation.resume() }
    }
    return FeedbackLog.shared.played.dropFirst(count).filter { feedback in
      ["sound ", "alert ", "vibration"].contains { feedback.hasPrefix($0) }
    }
  }

  @Test func soundsAreNoted() async {
    let count = FeedbackLog.shared.played.count
    AudioServicesPlaySystemSound(1104)
    AudioServicesPlayAlertSound(1005)
    AudioServicesPlaySystemSound(kSystemSoundID_Vibrate)
    #expect(await played(since: count) == ["sound 1104", "alert 1005", "vibration"])
  }

  @Test func whoWaitsHearsOfTheEnd() async {
    let count = FeedbackLog.shared.played.count
    await withCheckedContinuation { continuation in
      AudioServicesPlaySystemSoundWithCompletion(1104) { continuation.resume() }
    }
    #expect(await played(since: count) == ["sound 1104"])
  }

  @Test func aFileBecomesASound() async throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("chime.caf")
    try Data([0]).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    var sound: SystemSoundID = 0
    #expect(AudioServicesCreateSystemSoundID(file as CFURL, &sound) == kAudioServicesNoError)
    let count = FeedbackLog.shared.played.count
    AudioServicesPlayAlertSound(sound)
    #expect(await played(since: count) == ["alert chime.caf"])
    #expect(AudioServicesDisposeSystemSoundID(sound) == kAudioServicesNoError)
    #expect(AudioServicesDisposeSystemSoundID(sound) != kAudioServicesNoError)
  }

  @Test func aMissingFileGivesNone() {
    var sound: SystemSoundID = 7
    let status = AudioServicesCreateSystemSoundID(
      URL(fileURLWithPath: "/nowhere.caf") as CFURL, &sound)
    #expect(status == kAudioServicesSystemSoundUnspecifiedError)
    #expect(sound == 0)
  }
}
