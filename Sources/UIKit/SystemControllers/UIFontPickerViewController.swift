import CoreGraphics
import Foundation

/// Lets the user choose a font.
///
/// Differs from Apple's: it offers the families and faces that `UIFont.familyNames` tells, without a search; on a device it is a
/// process of its own.
@preconcurrency @MainActor
open class UIFontPickerViewController: UIViewController {
  /// What is on offer.
  open class Configuration: NSObject {
    /// Whether faces are chosen, in place of whole families.
    open var includeFaces = false
    /// Differs from Apple's: kept, and read by nobody here; names are written in the system's font.
    open var displayUsingSystemFont = false
    /// Families must have all of these; empty for every family.
    open var filteredTraits: UIFontDescriptor.SymbolicTraits = []
  }

  public let configuration: Configuration
  open weak var delegate: (any UIFontPickerViewControllerDelegate)?
  /// Setting tells nobody.
  open var selectedFontDescriptor: UIFontDescriptor?
  private lazy var list = FontPickerList(self)

  public init(configuration: Configuration) {
    self.configuration = configuration
    super.init(nibName: nil, bundle: nil)
  }

  public convenience init() { self.init(configuration: Configuration()) }

  public required init?(coder: NSCoder) {
    configuration = Configuration()
    super.init(coder: coder)
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    let navigation = UINavigationController(rootViewController: list)
    addChild(navigation)
    navigation.view.frame = view.bounds
    navigation.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(navigation.view)
    navigation.didMove(toParent: self)
  }

  func choose(_ name: String) {
    // Of a family it is the regular face.
    let face = UIFont.fontNames(forFamilyName: name).first ?? name
    selectedFontDescriptor = UIFontDescriptor(name: face, size: UIFont.systemFontSize)
    dismiss(animated: true)
    delegate?.fontPickerViewControllerDidPickFont(self)
  }

  func cancelByUser() {
    dismiss(animated: true)
    delegate?.fontPickerViewControllerDidCancel(self)
  }
}

@preconcurrency @MainActor
public protocol UIFontPickerViewControllerDelegate: NSObjectProtocol {
  func fontPickerViewControllerDidPickFont(_ viewController: UIFontPickerViewController)
  func fontPickerViewControllerDidCancel(_ viewController: UIFontPickerViewController)
}

extension UIFontPickerViewControllerDelegate {
  public func fontPickerViewControllerDidPickFont(_ viewController: UIFontPickerViewController) {
    DefaultRequirement.missing(())
  }
  public func fontPickerViewControllerDidCancel(_ viewController: UIFontPickerViewController) {
    DefaultRequirement.missing(())
  }
}
