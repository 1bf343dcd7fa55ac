import CoreGraphics
import Testing
import UIKit

@MainActor
struct UIAlertGoldens {
  @Test func alert() throws {
    try expectGolden(
      "UIKit/alert", size: CGSize(width: 320, height: 180), largeHeight: 250,
      controller: makeScreen,
      prepare: { $0.present(makeAlert(.alert), animated: false) })
  }

  @Test func actionSheet() throws {
    try expectGolden(
      "UIKit/action-sheet", size: CGSize(width: 260, height: 260), largeHeight: 320,
      controller: makeScreen,
      prepare: { $0.present(makeAlert(.actionSheet), animated: false) })
  }

  private func makeScreen() -> UIViewController {
    let controller = UIViewController()
    controller.view.backgroundColor = .systemBackground
    return controller
  }

  private func makeAlert(_ style: UIAlertController.Style) -> UIAlertController {
    let alert = UIAlertController(
      title: "Delete?", message: "It is gone then.", preferredStyle: style)
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    alert.addAction(UIAlertAction(title: "Delete", style: .destructive))
    return alert
  }
}
