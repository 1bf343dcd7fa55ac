import CoreGraphics
import Testing
import UIKit

@MainActor
struct UIUnavailableGoldens {
  @Test func empty() throws {
    try expectGolden(
      "UIKit/content-unavailable", size: CGSize(width: 240, height: 260), largeHeight: 440,
      controller: {
        var empty = UIContentUnavailableConfiguration.empty()
        empty.image = UIImage(systemName: "tray")
        empty.text = "No Mail"
        empty.secondaryText = "New messages appear here."
        empty.button = .filled()
        empty.button.title = "Refresh"
        empty.secondaryButton.title = "Help"
        let controller = UIViewController()
        controller.view.backgroundColor = .systemBackground
        controller.contentUnavailableConfiguration = empty
        return controller
      })
  }
}
