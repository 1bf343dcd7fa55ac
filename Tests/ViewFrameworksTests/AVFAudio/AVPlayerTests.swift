import Combine
import CoreMedia
import Device
import Foundation
import FoundationAdditions
import Synchronization
import Testing

@testable import AVFAudio

/// One test after the other: they move the device's clock.
@MainActor
@Suite(.serialized) struct AVPlayerTests {
  /// What was told, from whatever thread.
  private final class Notes<Value: Sendable>: Sendable {
    private let stored = Mutex<[Value]>([])
    var values: [Value] { stored.withLock { $0 } }
    func add(_ value: Value) { stored.withLock { $0.append(value) } }
  }

  private func item(seconds: Double = 10) throws -> AVPlayerItem {
    AVPlayerItem(url: try SoundFiles.file(SoundFiles.wave(seconds: seconds)))
  }

  private func pass(_ seconds: Double) {
    Device.main.clock.catchUp()
    Device.main.clock.advance(by: seconds)
  }

  private func time(_ seconds: Double) -> CMTime {
    CMTime(seconds: seconds, preferredTimescale: 600)
  }

  private func observeEnd(of item: AVPlayerItem?, _ notes: Notes<String>) -> any NSObjectProtocol {
    NotificationCenter.default.addObserver(
      forName: .AVPlayerItemDidPlayToEndTime, object: item, queue: nil
    ) { _ in notes.add("end") }
  }

  // MARK: Playing

  @Test func anItemBecomesReadyAndPlays() throws {
    let item = try item()
    let player = AVPlayer(playerItem: item)
    #expect(player.currentItem === item && item.status == .unknown)
    #expect(item.duration.isIndefinite && player.timeControlStatus == .paused)
    player.play()
    #expect(player.rate == 1 && player.timeControlStatus == .waitingToPlayAtSpecifiedRate)
    #expect(player.reasonForWaitingToPlay == .evaluatingBufferingRate)
    pass(0)
    #expect(item.status == .readyToPlay && player.status == .readyToPlay)
    #expect(item.duration == time(10) && player.timeControlStatus == .playing)
    #expect(item.loadedTimeRanges.first?.timeRangeValue.duration == time(10))
    pass(2.5)
    #expect(player.currentTime() == time(2.5) && item.currentTime().seconds == 2.5)
    player.rate = 2
    pass(1)
    #expect(player.currentTime() == time(4.5))
    player.pause()
    pass(1)
    #expect(player.currentTime() == time(4.5) && player.timeControlStatus == .paused)
  }

  @Test func anItemThatIsPlayedToItsEndSaysSo() throws {
    let notes = Notes<String>()
    let item = try item()
    let player = AVPlayer(playerItem: item)
    let token = observeEnd(of: item, notes)
    defer { NotificationCenter.default.removeObserver(token) }
    player.play()
    pass(9.9)
    #expect(notes.values.isEmpty)
    pass(1)
    #expect(notes.values == ["end"])
    #expect(player.rate == 0 && player.currentTime() == item.duration)
    pass(20)
    #expect(notes.values == ["end"])
  }

  @Test func aPlayerThatStartsAgainAtTheEndLoops() throws {
    let item = try item(seconds: 2)
    let player = AVPlayer(playerItem: item)
    player.actionAtItemEnd = .none
    let token = NotificationCenter.default.addObserver(
      forName: AVPlayerItem.didPlayToEndTimeNotification, object: item, queue: nil
    ) { _ in
      player.seek(to: .zero)
      player.play()
    }
    defer { NotificationCenter.default.removeObserver(token) }
    player.play()
    pass(7)
    #expect(player.rate == 1 && player.currentTime() == time(1))
  }

  @Test func aMissingFileFailsAndIsNotPlayed() throws {
    let player = AVPlayer(url: URL(filePath: "/no/such.mp4"))
    player.play()
    pass(0)
    let error = try #require(player.currentItem?.error as? NSError)
    #expect(player.currentItem?.status == .failed)
    #expect(error.domain == NSURLErrorDomain && error.code == -1100)
    #expect(player.rate == 0)
    player.play()
    #expect(player.rate == 0 && player.timeControlStatus == .paused)
    let text = AVPlayer(url: try SoundFiles.file(Data("text".utf8), "a.mp4"))
    pass(0)
    #expect((text.currentItem?.error as? NSError)?.code == AVError.fileFormatNotRecognized.rawValue)
  }

  @Test func anItemOfTheNetworkIsWaitedFor() throws {
    let player = AVPlayer(url: try #require(URL(string: "https://example.com/film.m3u8")))
    player.play()
    pass(5)
    #expect(player.rate == 1 && player.timeControlStatus == .waitingToPlayAtSpecifiedRate)
    #expect(player.currentItem?.status == .unknown && player.currentTime() == .zero)
    #expect(AVPlayer().currentTime() == .zero)
  }

  @Test func anotherItemIsPlayedOn() throws {
    let (first, second) = (try item(), try item(seconds: 4))
    let player = AVPlayer(playerItem: first)
    player.play()
    pass(3)
    player.replaceCurrentItem(with: second)
    #expect(player.rate == 1)
    pass(1)
    #expect(player.currentTime() == time(1) && first.currentTime() == time(3))
    player.replaceCurrentItem(with: nil)
    #expect(player.currentItem == nil && player.reasonForWaitingToPlay == .noItemToPlay)
  }

  // MARK: Jumping

  @Test func aJumpTellsWhetherItCameToItsEnd() throws {
    let notes = Notes<Bool>()
    let player = AVPlayer(playerItem: try item())
    pass(0)
    player.seek(to: time(4)) { notes.add($0) }
    player.seek(to: time(99), toleranceBefore: .zero, toleranceAfter: .zero) { notes.add($0) }
    #expect(notes.values.isEmpty)
    pass(0)
    #expect(notes.values.sorted { !$0 && $1 } == [false, true])
    #expect(player.currentTime() == time(10))
    player.seek(to: CMTime(value: 1, timescale: 3))
    #expect(player.currentTime() == CMTime(value: 1, timescale: 3))
  }

  @Test func aJumpIsAwaited() async throws {
    let player = AVPlayer(playerItem: try item())
    #expect(await player.seek(to: time(4)))
    #expect(player.currentTime() == time(4))
  }

  // MARK: Observers

  @Test func aPeriodicObserverHearsEachInterval() throws {
    let notes = Notes<Double>()
    let player = AVPlayer(playerItem: try item())
    pass(0)
    let token = player.addPeriodicTimeObserver(forInterval: time(0.5), queue: .main) {
      notes.add($0.seconds)
    }
    player.play()
    pass(1.6)
    #expect(notes.values == [0, 0.5, 1, 1.5])
    player.seek(to: time(7))
    pass(0.5)
    #expect(notes.values.suffix(2) == [7, 7.5])
    player.pause()
    pass(2)
    #expect(notes.values.last == 7.5)
    player.removeTimeObserver(token)
    player.play()
    pass(2)
    #expect(notes.values.last == 7.5)
  }

  @Test func aBoundaryIsHeardOnce() throws {
    let notes = Notes<Double>()
    let player = AVPlayer(playerItem: try item())
    let times = [time(1), time(2.25)].map(NSValue.init(time:))
    _ = player.addBoundaryTimeObserver(forTimes: times, queue: nil) {
      notes.add(player.currentTime().seconds)
    }
    player.play()
    pass(5)
    #expect(notes.values == [1, 2.25])
  }

  @Test func propertiesAreObserved() throws {
    let notes = Notes<String>()
    let item = try item(seconds: 2)
    let player = AVPlayer()
    let observations = [
      player.observe(\.timeControlStatus, options: [.new]) { player, _ in
        notes.add("control \(player.timeControlStatus.rawValue)")
      },
      player.observe(\.rate) { player, _ in notes.add("rate \(player.rate)") },
      item.observe(\.status) { item, _ in notes.add("status \(item.status.rawValue)") },
    ]
    let durations = Notes<Bool>()
    let subscription = item.publisher(for: \.duration).sink { durations.add($0.isNumeric) }
    player.replaceCurrentItem(with: item)
    player.play()
    pass(3)
    #expect(
      notes.values == [
        "control 1", "rate 1.0", "status 1", "control 2", "control 0", "rate 0.0",
      ])
    #expect(durations.values == [false, true])
    withExtendedLifetime((observations, subscription)) {}
  }

  // MARK: Queues

  @Test func aQueuePlaysOneItemAfterTheOther() throws {
    let notes = Notes<String>()
    let items = [try item(seconds: 1), try item(seconds: 2), try item(seconds: 3)]
    let player = AVQueuePlayer(items: items)
    let token = observeEnd(of: items[0], notes)
    defer { NotificationCenter.default.removeObserver(token) }
    #expect(player.actionAtItemEnd == .advance)
    player.play()
    pass(1.5)
    #expect(player.currentItem === items[1] && player.items() == Array(items[1...]))
    #expect(player.currentTime() == time(0.5))
    player.advanceToNextItem()
    pass(1)
    #expect(player.currentItem === items[2] && player.currentTime() == time(1))
    let more = try item()
    #expect(player.canInsert(more, after: nil) && !player.canInsert(items[2], after: nil))
    player.insert(more, after: items[2])
    player.remove(items[2])
    #expect(player.items() == [more])
    player.removeAllItems()
    #expect(player.currentItem == nil && notes.values == ["end"])
  }

  @Test func aLooperPlaysAgainAndAgain() throws {
    let player = AVQueuePlayer()
    let looper = AVPlayerLooper(player: player, templateItem: try item(seconds: 2))
    player.play()
    pass(0)
    pass(11)
    #expect(looper.loopCount == 5 && player.currentTime() == time(1))
    looper.disableLooping()
    pass(5)
    #expect(player.currentItem == nil && looper.status == .cancelled)
  }
}
