import UIKit

extension GalleryPage {
  static let uiKitPresentations: [GalleryPage] = [
    GalleryPage("UIKit alert") { Presenting { alert(.alert) } },
    GalleryPage("UIKit text alert") { Presenting { textAlert() } },
    GalleryPage("UIKit action sheet") { Presenting { alert(.actionSheet) } },
    GalleryPage("Share sheet") {
      Presenting { UIActivityViewController(activityItems: ["A text"], applicationActivities: nil) }
    },
    GalleryPage("Document picker") {
      Presenting { UIDocumentPickerViewController(forOpeningContentTypes: [.pdf]) }
    },
    GalleryPage("Colour picker") { Presenting { UIColorPickerViewController() } },
    GalleryPage("Font picker") { Presenting { UIFontPickerViewController() } },
    GalleryPage("UIKit popover") { Presenting { popover() } },
    GalleryPage("UIKit sheet") { Presenting { sheet() } },
  ]

  private static func alert(_ style: UIAlertController.Style) -> UIAlertController {
    let alert = UIAlertController(
      title: "Delete the item?", message: "It cannot be brought back.", preferredStyle: style)
    alert.addAction(UIAlertAction(title: "Delete", style: .destructive))
    alert.addAction(UIAlertAction(title: "Archive", style: .default))
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    return alert
  }

  private static func textAlert() -> UIAlertController {
    let alert = UIAlertController(title: "Sign in", message: nil, preferredStyle: .alert)
    alert.addTextField { $0.placeholder = "Name" }
    alert.addTextField {
      $0.placeholder = "Password"
      $0.isSecureTextEntry = true
    }
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    let signIn = UIAlertAction(title: "Sign In", style: .default)
    alert.addAction(signIn)
    alert.preferredAction = signIn
    return alert
  }

  private static func popover() -> UIViewController {
    let controller = UIViewController()
    controller.view.backgroundColor = .systemBackground
    controller.preferredContentSize = CGSize(width: 200, height: 120)
    controller.modalPresentationStyle = .popover
    return controller
  }

  private static func sheet() -> UIViewController {
    let controller = UIViewController()
    controller.view.backgroundColor = .systemBackground
    controller.title = "Sheet"
    let navigation = UINavigationController(rootViewController: controller)
    controller.navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .close)
    navigation.sheetPresentationController?.detents = [.medium(), .large()]
    navigation.sheetPresentationController?.prefersGrabberVisible = true
    return navigation
  }
}

/// Presents a controller as soon as it appears.
final class Presenting: UIViewController, UIPopoverPresentationControllerDelegate {
  private let make: () -> UIViewController

  init(_ make: @escaping () -> UIViewController) {
    self.make = make
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    let anchor = UIButton(type: .system)
    anchor.setTitle("Anchor", for: .normal)
    anchor.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(anchor)
    NSLayoutConstraint.activate([
      anchor.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      anchor.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 40),
    ])
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    guard presentedViewController == nil else { return }
    let controller = make()
    controller.popoverPresentationController?.sourceView = view.subviews.first
    controller.popoverPresentationController?.delegate = self
    present(controller, animated: false)
  }

  func adaptivePresentationStyle(
    for controller: UIPresentationController
  ) -> UIModalPresentationStyle {
    controller.presentedViewController is UIAlertController ? .automatic : .none
  }
}
