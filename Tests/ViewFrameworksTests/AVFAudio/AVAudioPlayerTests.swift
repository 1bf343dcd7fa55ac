import Device
import Foundation
import Testing

@testable import AVFAudio

/// One test after the other: they move the device's clock.
@MainActor
@Suite(.serialized) struct AVAudioPlayerTests {
  private final class Listener: NSObject, AVAudioPlayerDelegate {
    nonisolated(unsafe) var ends: [Bool] = []

    func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool) {
      ends.append(flag)
    }
  }

  private let listener = Listener()

  private func player(seconds: Double = 2) throws -> AVAudioPlayer {
    let player = try AVAudioPlayer(data: SoundFiles.wave(seconds: seconds))
    player.delegate = listener
    return player
  }

  private func pass(_ seconds: Double) {
    Device.main.clock.catchUp()
    Device.main.clock.advance(by: seconds)
  }

  // MARK: Files

  @Test func aFileTellsItsLengthAndItsFormat() throws {
    let url = try SoundFiles.file(SoundFiles.wave(seconds: 1.5, rate: 22050, channels: 2))
    let player = try AVAudioPlayer(contentsOf: url)
    #expect(player.url == url && player.data == nil)
    #expect(player.duration == 1.5 && player.numberOfChannels == 2)
    #expect(player.settings[AVSampleRateKey] as? Double == 22050)
    #expect(player.settings[AVFormatIDKey] as? UInt32 == kAudioFormatLinearPCM)
    #expect(player.format.commonFormat == .pcmFormatInt16)
    #expect(try AVAudioPlayer(data: SoundFiles.aiff(seconds: 3)).duration == 3)
    let mp3 = try AVAudioPlayer(data: SoundFiles.mp3(frames: 100))
    #expect(mp3.duration == 115_200.0 / 44100 && mp3.numberOfChannels == 2)
  }

  @Test func aFileThatIsMissingOrOfNoKnownKindThrows() throws {
    let missing = #expect(throws: NSError.self) {
      try AVAudioPlayer(contentsOf: URL(filePath: "/no/such.mp3"))
    }
    #expect(missing?.domain == "NSOSStatusErrorDomain" && missing?.code == 2_003_334_207)
    let text = #expect(throws: NSError.self) {
      try AVAudioPlayer(data: Data("no sound at all".utf8))
    }
    #expect(text?.code == 1_954_115_647)
    #expect(throws: NSError.self) { try AVAudioPlayer(data: Data()) }
    #expect(throws: NSError.self) { try AVAudioPlayer(data: Data("RIFF".utf8)) }
    #expect(throws: NSError.self) { try AVAudioPlayer(data: SoundFiles.movie(seconds: 1)) }
  }

  // MARK: Playing

  @Test func aSoundPlaysToItsEndOnTheDevicesClock() throws {
    let player = try player()
    #expect(player.prepareToPlay() && !player.isPlaying)
    #expect(player.play())
    #expect(player.isPlaying && player.currentTime == 0)
    pass(0.5)
    #expect(player.currentTime == 0.5 && listener.ends.isEmpty)
    pass(2)
    #expect(!player.isPlaying && player.currentTime == 0)
    #expect(listener.ends == [true])
  }

  @Test func aPausedSoundGoesOnAndAStoppedOneStaysWhereItIs() throws {
    let player = try player()
    player.play()
    pass(0.5)
    player.pause()
    pass(5)
    #expect(player.currentTime == 0.5 && !player.isPlaying)
    player.play()
    pass(1)
    player.stop()
    #expect(player.currentTime == 1.5)
    pass(5)
    #expect(listener.ends.isEmpty)
    player.currentTime = 0.25
    player.play()
    pass(1)
    #expect(player.currentTime == 1.25)
    pass(0.75)
    #expect(listener.ends == [true])
  }

  @Test func aSoundIsRepeated() throws {
    let player = try player()
    player.numberOfLoops = 1
    player.play()
    pass(3)
    #expect(player.isPlaying && player.currentTime == 1 && listener.ends.isEmpty)
    pass(1)
    #expect(!player.isPlaying && listener.ends == [true])
    player.numberOfLoops = -1
    player.play()
    pass(101)
    #expect(player.isPlaying && player.currentTime == 1)
    player.numberOfLoops = 0
    pass(1)
    #expect(!player.isPlaying && listener.ends.count == 2)
  }

  @Test func theRateCountsWhereItIsEnabled() throws {
    let player = try player()
    player.rate = 2
    player.play()
    pass(0.5)
    #expect(player.currentTime == 0.5)
    player.enableRate = true
    pass(0.5)
    #expect(player.currentTime == 1.5 && player.rate == 2)
    pass(0.25)
    #expect(listener.ends == [true])
  }

  @Test func soundsBeginTogetherAtAMoment() throws {
    let (first, second) = (try player(), try player())
    let start = first.deviceCurrentTime + 1
    #expect(first.play(atTime: start) && second.play(atTime: start + 0.5))
    pass(1)
    #expect(first.currentTime == 0)
    pass(1)
    #expect(first.currentTime == 1 && second.currentTime == 0.5)
  }

  @Test func theVolumeFadesEvenly() throws {
    let player = try player()
    player.volume = 3
    #expect(player.volume == 1)
    player.setVolume(0, fadeDuration: 2)
    pass(0.5)
    #expect(player.volume == 0.75)
    pass(2)
    #expect(player.volume == 0)
    player.pan = -2
    #expect(player.pan == -1)
  }

  @Test func aPlayerThatNobodyKeepsTellsNobody() throws {
    try player().play()
    pass(5)
    #expect(listener.ends.isEmpty)
  }
}
