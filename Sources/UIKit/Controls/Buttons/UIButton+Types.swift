import CoreGraphics

extension UIButton {
  public enum ButtonType: Int, Sendable {
    case custom = 0
    case system = 1
    case detailDisclosure = 2
    case infoLight = 3
    case infoDark = 4
    case contactAdd = 5
    case plain = 6
    case close = 7
    public static let roundedRect = ButtonType.system
  }

  public enum Role: Int, Sendable {
    case normal = 0
    /// Differs from Apple's: makes no difference.
    case primary = 1
    /// Differs from Apple's: makes no difference.
    case cancel = 2
    case destructive = 3
  }

  /// Becomes a button of that type.
  func take(_ type: ButtonType) {
    buttonType = type
    if type != .custom { storedTitleLabel.font = .systemFont(ofSize: Self.systemFontSize) }
    guard let symbol = Self.symbol(of: type) else { return }
    var image = UIImage(systemName: symbol)
    if type == .close {
      image = image?.withConfiguration(CloseLook.symbol)
      tintColor = .secondaryLabel
    } else {
      // Measured on iOS: the button of a contact is 25 × 24; those of information are taken to be alike.
      image = image?.withConfiguration(UIImage.SymbolConfiguration(scale: .large))
    }
    setImage(image, for: .normal)
  }

  func use(_ action: UIAction?) {
    guard let action else { return }
    buttonType = .system
    storedTitleLabel.font = .systemFont(ofSize: Self.systemFontSize)
    if !action.title.isEmpty { setTitle(action.title, for: .normal) }
    if let image = action.image { setImage(image, for: .normal) }
    addAction(action, for: .primaryActionTriggered)
  }

  /// The titles of buttons without configuration: Interface Builder, and measured on iOS 18.5.
  static let systemFontSize: CGFloat = 15
  static let customFontSize: CGFloat = 18

  private static func symbol(of type: ButtonType) -> String? {
    switch type {
    case .detailDisclosure, .infoLight, .infoDark: "info.circle"
    case .contactAdd: "plus.circle"
    case .close: "xmark"
    case .custom, .system, .plain: nil
    }
  }
}
