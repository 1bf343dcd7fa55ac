import Device
import Foundation
import Testing

@testable import AVFAudio

/// One test after the other: they move the device's clock.
@MainActor
@Suite(.serialized) struct AVAudioRecorderTests {
  private final class Listener: NSObject, AVAudioRecorderDelegate {
    nonisolated(unsafe) var ends: [Bool] = []

    func audioRecorderDidFinishRecording(_ recorder: AVAudioRecorder, successfully flag: Bool) {
      ends.append(flag)
    }
  }

  private let listener = Listener()

  private func recorder(_ name: String, _ format: AudioFormatID) throws -> AVAudioRecorder {
    let url = try SoundFiles.file(Data(), name)
    let recorder = try AVAudioRecorder(
      url: url,
      settings: [AVFormatIDKey: Int(format), AVSampleRateKey: 12000, AVNumberOfChannelsKey: 1])
    recorder.delegate = listener
    return recorder
  }

  private func pass(_ seconds: Double) {
    Device.main.clock.catchUp()
    Device.main.clock.advance(by: seconds)
  }

  /// Lets the user have agreed.
  private func allowed(_ body: () throws -> Void) rethrows {
    let known = PermissionStore.shared["microphone"]
    PermissionStore.shared["microphone"] = .granted
    defer { PermissionStore.shared["microphone"] = known }
    try body()
  }

  @Test func aRecordingIsAFileOfItsLength() throws {
    try allowed {
      for (name, format) in [
        ("a.wav", kAudioFormatLinearPCM), ("a.caf", kAudioFormatLinearPCM),
        ("a.m4a", kAudioFormatMPEG4AAC),
      ] {
        let recorder = try recorder(name, format)
        #expect(recorder.record() && recorder.isRecording)
        pass(1.5)
        recorder.pause()
        pass(3)
        #expect(recorder.currentTime == 1.5 && !recorder.isRecording)
        recorder.record()
        pass(1)
        recorder.stop()
        #expect(recorder.currentTime == 0)
        let player = try AVAudioPlayer(contentsOf: recorder.url)
        #expect(player.duration == 2.5 && player.numberOfChannels == 1)
        #expect(player.settings[AVFormatIDKey] as? UInt32 == format)
        #expect(recorder.deleteRecording())
        #expect(throws: NSError.self) { try AVAudioPlayer(contentsOf: recorder.url) }
      }
      pass(0)
      #expect(listener.ends == [true, true, true])
    }
  }

  @Test func aRecordingEndsAfterItsTime() throws {
    try allowed {
      let recorder = try recorder("a.wav", kAudioFormatLinearPCM)
      recorder.isMeteringEnabled = true
      recorder.record(forDuration: 2)
      pass(1)
      recorder.updateMeters()
      #expect(recorder.isRecording && recorder.averagePower(forChannel: 0) == -160)
      pass(2)
      #expect(!recorder.isRecording && listener.ends == [true])
      #expect(try AVAudioPlayer(contentsOf: recorder.url).duration == 2)
    }
  }

  @Test func whatCannotBeRecordedIsRefused() throws {
    #expect(throws: NSError.self) {
      try AVAudioRecorder(url: URL(filePath: "/a.wav"), settings: [AVSampleRateKey: -1])
    }
    try allowed {
      let recorder = try AVAudioRecorder(
        url: URL(filePath: "/no/such/folder/a.wav"), settings: [:])
      #expect(!recorder.record() && !recorder.isRecording)
    }
  }
}
