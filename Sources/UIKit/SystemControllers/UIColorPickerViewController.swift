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
    let room = view.bounds.inset(by: view.safeAreaInsets).insetBy(dx: 16, dy: 16)
    guard !room.isNull else { return }
    closeButton.frame = view.mirrored(
      CGRect(x: room.maxX - 30, y: room.minY, width: 30, height: 30))
    let grid = room.inset(by: UIEdgeInsets(top: 54, left: 0, bottom: 0, right: 0))
    let width = Self.side(in: grid.width, count: Self.columns)
    let rows = (buttons.count + Self.columns - 1) / Self.columns
    // On a low screen the rows are lower.
    let height = min(width, Self.side(in: grid.height, count: rows))
    for (index, button) in buttons.enumerated() {
      let (row, column) = index.quotientAndRemainder(dividingBy: Self.columns)
      button.frame = view.mirrored(
        CGRect(
          x: grid.minX + CGFloat(column) * (width + Self.gap),
          y: grid.minY + CGFloat(row) * (height + Self.gap), width: width, height: height))
      outline(button, isSelected: Self.choices[index].1 == selectedColor)
    }
  }

  private static let columns = 5
  /// Between two colours, in points.
  private static let gap: CGFloat = 12

  /// The length of one of the colours that share a length, in points.
  private static func side(in length: CGFloat, count: Int) -> CGFloat {
    max((length - CGFloat(count - 1) * gap) / CGFloat(count), 0)
  }

  /// A hairline tells a colour from the background, a thick line the selected one.
  private func outline(_ button: UIButton, isSelected: Bool) {
    let traits = view.traitCollection
    let color: UIColor = isSelected ? .label : .separator
    button.layer.borderWidth = isSelected ? 3 : 1 / max(traits.displayScale, 1)
    button.layer.borderColor = color.resolvedColor(with: traits).cgColor
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
