import Synchronization
import UIKit

/// Why there are no pictures where there should be some; an image cannot say so itself.
final class UndrawnPictures: Sendable {
  static let shared = UndrawnPictures()

  private let problems = Mutex<[(image: UIImage, problem: String)]>([])

  /// Keeps a problem.
  ///
  /// - Returns: the image without pixels that stands for it.
  func note(_ problem: String) -> UIImage {
    let image = UIImage()
    problems.withLock { problems in
      // Images that nobody asks about must not pile up.
      if problems.count >= 64 { problems.removeFirst() }
      problems.append((image, problem))
    }
    return image
  }

  /// The problem that an image stands for; nil for an image with pixels.
  func take(_ image: UIImage) -> String? {
    problems.withLock { problems in
      guard let index = problems.firstIndex(where: { $0.image === image }) else {
        return image.size == .zero ? "The picture has no pixels." : nil
      }
      return problems.remove(at: index).problem
    }
  }

  /// What stands for pictures that are asked for where nothing can be drawn.
  static func offMainActor() -> UIImage {
    shared.note(
      "Views can only be drawn on the main actor. Mark the test or its suite with @MainActor.")
  }
}
