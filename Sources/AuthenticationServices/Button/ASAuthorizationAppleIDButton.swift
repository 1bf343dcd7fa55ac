import UIKit

/// A button that says that it signs in by an account of Apple's; what it does is up to the app.
///
/// Its size where nobody gives it one is from memory.
@preconcurrency @MainActor
open class ASAuthorizationAppleIDButton: UIControl {
  /// What the button says.
  public enum ButtonType: Int, Sendable {
    case signIn = 0
    case `continue` = 1
    case signUp = 2

    public static let `default` = ButtonType.signIn

    fileprivate var label: SignInWithAppleButton.Label {
      switch self {
      case .signIn: .signIn
      case .continue: .continue
      case .signUp: .signUp
      }
    }
  }

  /// The colours of the button.
  public enum Style: Int, Sendable {
    case white = 0
    case whiteOutline = 1
    case black = 2
  }

  /// In points.
  open var cornerRadius: CGFloat = 6 {
    didSet { layer.cornerRadius = cornerRadius }
  }

  private let logo = UIImageView(image: UIImage(systemName: "apple.logo"))
  private let title = UILabel()

  public init(
    authorizationButtonType type: ButtonType, authorizationButtonStyle style: Style
  ) {
    super.init(frame: .zero)
    setUp(type, style)
  }

  public convenience init(type: ButtonType, style: Style) {
    self.init(authorizationButtonType: type, authorizationButtonStyle: style)
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp(.default, .black)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp(.default, .black)
  }

  private func setUp(_ type: ButtonType, _ style: Style) {
    let ink: UIColor = style == .black ? .white : .black
    backgroundColor = style == .black ? .black : .white
    layer.cornerRadius = cornerRadius
    layer.borderColor = UIColor.black.cgColor
    layer.borderWidth = style == .whiteOutline ? 1 : 0
    logo.tintColor = ink
    logo.contentMode = .scaleAspectFit
    title.textColor = ink
    title.text = type.label.text
    for part in [logo, title] {
      part.isUserInteractionEnabled = false
      addSubview(part)
    }
    isAccessibilityElement = true
    accessibilityTraits = .button
    accessibilityLabel = type.label.text
  }

  open override var intrinsicContentSize: CGSize { CGSize(width: 140, height: 30) }

  open override func layoutSubviews() {
    super.layoutSubviews()
    // The part of the height that Apple's guidelines name.
    title.font = .systemFont(ofSize: bounds.height * 0.43, weight: .medium)
    let size = title.sizeThatFits(bounds.size)
    let width = min(size.width, max(bounds.width - bounds.height, 0))
    let side = bounds.height * 0.43
    let left = (bounds.width - width - side - 6) / 2
    logo.frame = CGRect(x: left, y: (bounds.height - side) / 2, width: side, height: side)
    title.frame = CGRect(
      x: left + side + 6, y: (bounds.height - size.height) / 2, width: width, height: size.height)
    title.adjustsFontSizeToFitWidth = true
  }
}
