import Testing
import UIKit

/// Buttons of headphones, which nobody has here: an app's tests make their events.
@MainActor
@Suite struct RemoteControlEventTests {
  private final class PlayEvent: UIEvent {
    override var type: EventType {
      get { .remoteControl }
      set {}
    }
    override var subtype: EventSubtype {
      get { .remoteControlPlay }
      set {}
    }
  }

  private final class Screen: UIViewController {
    var played = 0
    override func remoteControlReceived(with event: UIEvent?) {
      if event?.type == .remoteControl, event?.subtype == .remoteControlPlay { played += 1 }
    }
  }

  @Test func theScreenHearsOfAButtonThroughItsViews() {
    let screen = Screen()
    let label = UILabel()
    screen.view.addSubview(label)
    label.remoteControlReceived(with: PlayEvent())
    #expect(screen.played == 1)
  }

  @Test func buttonsHaveTheirNumbers() {
    #expect(UIEvent.EventSubtype.remoteControlPlay.rawValue == 100)
    #expect(UIEvent.EventSubtype(rawValue: 109) == .remoteControlEndSeekingForward)
  }
}
