import CoreGraphics
import Device
import Foundation

/// Lets the user choose a colour.
///
/// Differs from Apple's: it offers the system's colours in a grid, without spectrum and sliders.
@preconcurrency @MainActor
open class UIColorPickerViewController: UIViewController {
  private static let choices: [(String, UIColor)] = [
    ("Black", .black), ("Gray", .systemGray), ("White", .white), ("Red", .systemRed),
    ("Orange", .systemOrange), ("Yellow", .systemYellow), ("Green", .systemGreen),
    ("Mint", .systemMint), ("Teal", .systemTeal), ("Cyan", .systemCyan), ("Blue", .systemBlue),
    ("Indigo", .systemIndigo), ("Purple", .systemPurple), ("Pink", .systemPink),
    ("Brown", .systemBrown),
  ]

  open weak var delegate: (any UIColorPickerViewControllerDelegate)?
  /// Setting tells nobody.
  open var selectedColor = UIColor.black { didSet { viewIfLoaded?.setNeedsLayout() } }
  /// Differs from Apple's: kept, and read by nobody here; every colour on offer is opaque.
  open var supportsAlpha = true
  private var buttons: [UIButton] = []
  private let closeButton = UIButton(type: .close)

  /// Chooses as a user does.
  package func choose(_ color: UIColor) {
    selectedColor = color
    delegate?.colorPickerViewController(self, didSelect: color, continuously: false)
    delegate?.colorPickerViewControllerDidSelectColor(self)
  }

  package func finishByUser() {
    dismiss(animated: true)
    delegate?.colorPickerViewControllerDidFinish(self)
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    closeButton.accessibilityLabel = SystemWord.close.text
    closeButton.addAction(
      UIAction { [weak self] _ in self?.finishByUser() }, for: .touchUpInside)
    view.addSubview(closeButton)
    buttons = Self.choices.map { name, color in
      let button = UIButton(type: .custom)
      button.backgroundColor = color
      button.layer.cornerRadius = 8
      button.accessibilityLabel = name
      button.addAction(UIAction { [weak self] _ in self?.choose(color) }, for: .touchUpInside)
      view.addSubview(button)
      return button
    }
  }

  open override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let top = view.safeAreaInsets.top + 16
    closeButton.frame = CGRect(x: view.bounds.width - 46, y: top, width: 30, height: 30)
    let side = max((view.bounds.width - 32 - 4 * 12) / 5, 0)
    for (index, button) in buttons.enumerated() {
      button.frame = CGRect(
        x: 16 + CGFloat(index % 5) * (side + 12), y: top + 54 + CGFloat(index / 5) * (side + 12),
        width: side, height: side)
      button.layer.borderWidth = Self.choices[index].1 == selectedColor ? 3 : 0
      button.layer.borderColor = UIColor.label.cgColor
    }
  }
}

@preconcurrency @MainActor
public protocol UIColorPickerViewControllerDelegate: NSObjectProtocol {
  func colorPickerViewController(
    _ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool)
  func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController)
  func colorPickerViewControllerDidSelectColor(_ viewController: UIColorPickerViewController)
}

extension UIColorPickerViewControllerDelegate {
  public func colorPickerViewController(
    _ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool
  ) { DefaultRequirement.missing(()) }
  public func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController) {
    DefaultRequirement.missing(())
  }
  public func colorPickerViewControllerDidSelectColor(
    _ viewController: UIColorPickerViewController
  ) { DefaultRequirement.missing(()) }
}
