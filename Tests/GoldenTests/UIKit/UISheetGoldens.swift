import CoreGraphics
import Testing
import UIKit

@MainActor
struct UISheetGoldens {
  @Test func mediumDetent() throws {
    try expectGolden(
      "UIKit/sheet", size: CGSize(width: 180, height: 260),
      controller: {
        let controller = UIViewController()
        controller.view.backgroundColor = .systemBackground
        return controller
      },
      prepare: { controller in
        let content = UIViewController()
        content.view.backgroundColor = .systemBackground
        let label = UILabel(frame: CGRect(x: 16, y: 24, width: 148, height: 48))
        label.text = "Sheet"
        label.font = .preferredFont(forTextStyle: .body)
        content.view.addSubview(label)
        content.sheetPresentationController?.detents = [.medium(), .large()]
        content.sheetPresentationController?.prefersGrabberVisible = true
        controller.present(content, animated: false)
      })
  }
}
