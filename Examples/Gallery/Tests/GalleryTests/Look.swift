import UIKit

/// A way in which each page is shown.
enum Look: String, CaseIterable {
  case light
  case dark
  case largeText = "AX3"
  case rightToLeft = "right to left"
  case landscape
  case pad = "iPad"

  /// Of the window, in points; nil for that of the screen.
  var size: CGSize? { self == .pad ? CGSize(width: 834, height: 1194) : nil }

  var orientations: UIInterfaceOrientationMask { self == .landscape ? .landscape : .portrait }

  var traits: UITraitCollection {
    switch self {
    case .light, .landscape: UITraitCollection(userInterfaceStyle: .light)
    case .dark: UITraitCollection(userInterfaceStyle: .dark)
    case .largeText:
      UITraitCollection(preferredContentSizeCategory: .accessibilityExtraLarge)
    case .rightToLeft: UITraitCollection(layoutDirection: .rightToLeft)
    case .pad:
      UITraitCollection(traitsFrom: [
        UITraitCollection(userInterfaceIdiom: .pad),
        UITraitCollection(horizontalSizeClass: .regular),
        UITraitCollection(verticalSizeClass: .regular),
      ])
    }
  }
}

/// Shows a page in a look.
final class LookController: UIViewController {
  private let page: UIViewController
  private let look: Look

  init(_ page: UIViewController, in look: Look) {
    self.page = page
    self.look = look
    super.init(nibName: nil, bundle: nil)
    addChild(page)
    setOverrideTraitCollection(look.traits, forChild: page)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    if look == .dark { overrideUserInterfaceStyle = .dark }
    page.view.frame = view.bounds
    page.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(page.view)
    page.didMove(toParent: self)
  }
}
