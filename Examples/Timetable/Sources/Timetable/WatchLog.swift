import UIKit

/// Counts the trains of which it hears, by way of the Objective-C runtime.
final class WatchLog: NSObject {
  private(set) var trains: [String] = []

  override init() {
    super.init()
    NotificationCenter.default.addObserver(
      self, selector: #selector(didWatch(_:)), name: .watchedTrain, object: nil)
  }

  @objc private func didWatch(_ note: Notification) {
    if let train = note.object as? String { trains.append(train) }
  }
}
