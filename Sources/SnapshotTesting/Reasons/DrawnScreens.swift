import Synchronization
import TestReporting
import UIKit

/// What was on the screen when pictures were drawn that are still in use.
final class DrawnScreens: Sendable {
  private struct Entry: Sendable {
    weak var image: UIImage?
    let screen: DrawnScreen
  }

  static let shared = DrawnScreens()

  private let entries = Mutex<[Entry]>([])

  func note(_ screen: DrawnScreen, for image: UIImage) {
    entries.withLock { entries in
      entries.removeAll { $0.image == nil }
      entries.append(Entry(image: image, screen: screen))
    }
  }

  /// Nil for an image that is no picture of a view.
  func notes(of image: UIImage) -> ScreenNotes? { screen(of: image)?.notes }

  /// Where the views of a picture are; nil for an image that is none.
  func places(of image: UIImage) -> ViewPlaces? { screen(of: image)?.places }

  private func screen(of image: UIImage) -> DrawnScreen? {
    entries.withLock { entries in entries.first { $0.image === image }?.screen }
  }
}
