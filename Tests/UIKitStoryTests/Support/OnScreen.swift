import Automation
import Foundation
import UIKit

/// Puts a controller into the key window, as the scene delegate of an app does, and lets it appear.
///
/// Hide the window at the end of the test.
@MainActor
func onScreen(_ controller: UIViewController) -> UIWindow {
  let window = UIWindow(frame: UIScreen.main.bounds)
  window.rootViewController = controller
  window.makeKeyAndVisible()
  settle()
  return window
}

/// Lets what is under way come to its end on the device's clock: transitions, callbacks, layout.
@MainActor
func settle() {
  _ = try? UIApplication.shared.settledTree()
}

extension UIView {
  /// Fills `container` with the view, up to its edges.
  func pin(to container: UIView) {
    translatesAutoresizingMaskIntoConstraints = false
    container.addSubview(self)
    NSLayoutConstraint.activate([
      topAnchor.constraint(equalTo: container.topAnchor),
      bottomAnchor.constraint(equalTo: container.bottomAnchor),
      leadingAnchor.constraint(equalTo: container.leadingAnchor),
      trailingAnchor.constraint(equalTo: container.trailingAnchor),
    ])
  }
}

extension UILabel {
  convenience init(_ text: String) {
    self.init(frame: .zero)
    self.text = text
  }
}

/// A plain page with a title and, if wanted, a label in its middle.
final class Page: UIViewController {
  private let text: String?

  init(_ title: String, text: String? = nil) {
    self.text = text
    super.init(nibName: nil, bundle: nil)
    self.title = title
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    guard let text else { return }
    let label = UILabel(text)
    label.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(label)
    NSLayoutConstraint.activate([
      label.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      label.centerYAnchor.constraint(equalTo: view.centerYAnchor),
    ])
  }
}
