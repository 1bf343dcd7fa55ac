import Foundation
import FoundationAdditions
import MediaPlayer
import Testing
import UIKit

/// What buttons outside of the app, as those of the lock screen, ask it to do.
@Suite(.serialized) struct MPRemoteCommandTests {
  private let center = MPRemoteCommandCenter.shared()

  private final class Player: NSObject {
    var events: [MPRemoteCommandEvent] = []
    func play(_ event: MPRemoteCommandEvent) -> MPRemoteCommandHandlerStatus {
      events.append(event)
      return .noActionableNowPlayingItem
    }
  }

  private var playMethod: Selector { Selector("play:", Player.play(_:)) }

  @Test func aHandlerIsCalledUntilItIsRemoved() {
    let command = center.playCommand
    var calls = 0
    let target = command.addTarget { event in
      #expect(event.command === command)
      calls += 1
      return .success
    }
    #expect(command.send(MPRemoteCommandEvent(command)) == [.success])
    command.removeTarget(target)
    #expect(command.send(MPRemoteCommandEvent(command)) == [])
    #expect(calls == 1)
  }

  @Test func aMethodOfATargetIsCalled() {
    let command = center.pauseCommand
    let player = Player()
    command.addTarget(player, action: playMethod)
    #expect(command.send(MPRemoteCommandEvent(command)) == [.noActionableNowPlayingItem])
    #expect(player.events.count == 1)
    command.removeTarget(player, action: playMethod)
    #expect(command.send(MPRemoteCommandEvent(command)) == [])
  }

  @Test func aTargetIsNotKept() {
    let command = center.stopCommand
    weak var gone: Player?
    do {
      let player = Player()
      command.addTarget(player, action: playMethod)
      gone = player
    }
    #expect(gone == nil)
    #expect(command.send(MPRemoteCommandEvent(command)) == [])
    command.removeTarget(nil)
  }

  @Test func nilRemovesAllTargets() {
    let command = center.nextTrackCommand
    command.addTarget { _ in .success }
    command.addTarget { _ in .commandFailed }
    #expect(command.send(MPRemoteCommandEvent(command)) == [.success, .commandFailed])
    command.removeTarget(nil)
    #expect(command.send(MPRemoteCommandEvent(command)) == [])
  }

  @Test func aCommandThatIsSwitchedOffTellsNobody() {
    let command = center.skipForwardCommand
    #expect(command.isEnabled)
    command.preferredIntervals = [15]
    command.addTarget { event in
      (event as? MPSkipIntervalCommandEvent)?.interval == 15 ? .success : .commandFailed
    }
    defer { command.removeTarget(nil) }
    let interval = command.preferredIntervals.first?.doubleValue ?? 0
    let event = MPSkipIntervalCommandEvent(command, interval: interval)
    #expect(command.send(event) == [.success])
    command.isEnabled = false
    #expect(command.send(event) == [])
    command.isEnabled = true
  }

  @Test func eventsSayWhatIsWanted() {
    let command = center.changePlaybackPositionCommand
    var position: TimeInterval?
    command.addTarget { event in
      guard let event = event as? MPChangePlaybackPositionCommandEvent else {
        return .commandFailed
      }
      position = event.positionTime
      return .success
    }
    command.send(MPChangePlaybackPositionCommandEvent(command, position: 42))
    #expect(position == 42)
    command.removeTarget(nil)
  }
}
