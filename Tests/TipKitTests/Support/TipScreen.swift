import Accessibility
import Device
import Foundation
import UIKit

@testable import TipKit

/// A screen of an app that was just launched.
@MainActor
final class TipScreen {
  let window = UIWindow(frame: UIScreen.main.bounds)
  /// What other tests' windows show.
  private var others: [String] = []

  /// Without a frequency the app has not set up its tips.
  init(
    _ view: some View, frequency: Tips.ConfigurationOption.DisplayFrequency? = .immediate
  ) throws {
    try launch(frequency)
    others = try labels()
    window.rootViewController = UIHostingController(rootView: view)
    window.makeKeyAndVisible()
    settle()
  }

  init(_ controller: UIViewController) throws {
    try launch()
    others = try labels()
    window.rootViewController = controller
    window.makeKeyAndVisible()
    settle()
  }

  isolated deinit {
    window.isHidden = true
    window.rootViewController = nil
  }

  func settle() { TurnScheduler.shared.runTurn() }

  /// Lets time pass on the device's clock, in seconds.
  func pass(_ seconds: TimeInterval) {
    UIApplication.shared.device.clock.advance(by: seconds) { settle() }
    settle()
  }

  func elements() throws -> [AccessibilityElement] {
    settle()
    var found: [AccessibilityElement] = []
    try UIApplication.shared.settledTree().forEachDescendant { found.append($0) }
    return found
  }

  /// Of the texts and the buttons.
  func labels() throws -> [String] {
    var labels = try elements().filter { [.staticText, .button].contains($0.elementType) }
      .map(\.label)
    for other in others {
      if let place = labels.firstIndex(of: other) { labels.remove(at: place) }
    }
    return labels
  }

  func element(_ label: String) throws -> AccessibilityElement? {
    try elements().first { $0.label == label }
  }

  func shows(_ label: String) throws -> Bool { try element(label) != nil }

  /// Taps the middle of the first element with a label.
  func tap(_ label: String) throws {
    guard let frame = try element(label)?.frame else { return }
    try tap(at: CGPoint(x: frame.midX, y: frame.midY))
  }

  func tap(at point: CGPoint) throws {
    try UIApplication.shared.send(.touches(.tap(at: point)))
    // Popovers go after a while.
    pass(1)
  }
}

/// What an app does when it is launched.
@MainActor
func launch(
  _ frequency: Tips.ConfigurationOption.DisplayFrequency? = .immediate
) throws {
  TipStore.shared.restart()
  if let frequency { try Tips.configure([.displayFrequency(frequency)]) }
}

/// A tip that only has a title.
struct PlainTip: Tip {
  var id = "plain"
  var options: [any TipOption] = []
  var title: Text { Text("Tip \(id)") }
}
