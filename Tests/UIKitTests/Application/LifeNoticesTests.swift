import Foundation
import Testing

@testable import UIKit

@MainActor
private final class LifeLog {
  private(set) var lines: [String] = []
  private var tokens: [any NSObjectProtocol] = []

  func follow(_ names: [(Notification.Name, String)]) {
    for (name, word) in names {
      tokens.append(
        NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) {
          [weak self] _ in
          MainActor.assumeIsolated {
            guard let self else { return }
            let state = UIApplication.shared.applicationState
            self.lines.append("\(word) while \(state)")
          }
        })
    }
  }

  func stop() {
    for token in tokens { NotificationCenter.default.removeObserver(token) }
  }
}

/// What an app tells of its life.
@MainActor
@Suite(.serialized)
struct LifeNoticesTests {
  @Test func theAppTellsItsLifeInOrder() {
    let app = UIApplication.shared
    app.enter(.active)
    let log = LifeLog()
    log.follow([
      (UIApplication.willResignActiveNotification, "will resign"),
      (UIApplication.didEnterBackgroundNotification, "did enter"),
      (UIApplication.willEnterForegroundNotification, "will enter"),
      (UIApplication.didBecomeActiveNotification, "did become"),
    ])
    defer { log.stop() }
    app.enter(.background)
    app.enter(.active)
    #expect(
      log.lines == [
        "will resign while active", "did enter while background", "will enter while background",
        "did become while active",
      ])
  }
}
