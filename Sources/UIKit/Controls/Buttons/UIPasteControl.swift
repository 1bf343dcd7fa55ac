import CoreGraphics
import Device
import Foundation

/// A button that pastes what lies on the pasteboard, without the question whether the app may.
///
/// It can be tapped while its target takes what there is.
@preconcurrency @MainActor
open class UIPasteControl: UIControl {
  /// What the button shows.
  public enum DisplayMode: UInt, Sendable {
    case iconAndLabel = 0
    case iconOnly = 1
    case labelOnly = 2
  }

  /// How the button looks.
  @preconcurrency @MainActor
  open class Configuration: NSObject {
    open var displayMode = DisplayMode.iconAndLabel
    open var cornerStyle = UIButton.Configuration.CornerStyle.dynamic
    /// In points; for the corner style `fixed`.
    open var cornerRadius: CGFloat = 0
    /// Nil for white.
    open var baseForegroundColor: UIColor?
    /// Nil for the tint color.
    open var baseBackgroundColor: UIColor?

    public override init() { super.init() }
  }

  /// As it was when the control was made.
  public let configuration: Configuration
  /// What takes what is pasted.
  open weak var target: (any UIPasteConfigurationSupporting)? { didSet { updateButton() } }

  private let button = UIButton(type: .system)
  private var observer: (any NSObjectProtocol)?

  public init(configuration: Configuration) {
    self.configuration = configuration
    super.init(frame: .zero)
    setUp()
  }

  public override init(frame: CGRect) {
    configuration = Configuration()
    super.init(frame: frame)
    setUp()
  }

  public required init?(coder: NSCoder) {
    configuration = Configuration()
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    var look = UIButton.Configuration.filled()
    if configuration.displayMode != .iconOnly { look.title = SystemWord.paste.text }
    if configuration.displayMode != .labelOnly {
      look.image = UIImage(systemName: "doc.on.clipboard")
      look.imagePadding = configuration.displayMode == .iconOnly ? 0 : 5
    }
    look.cornerStyle = configuration.cornerStyle
    if configuration.cornerStyle == .fixed {
      look.background.cornerRadius = configuration.cornerRadius
    }
    look.baseForegroundColor = configuration.baseForegroundColor
    look.baseBackgroundColor = configuration.baseBackgroundColor
    button.configuration = look
    button.accessibilityLabel = SystemWord.paste.text
    button.addAction(UIAction { [weak self] _ in self?.paste() }, for: .touchUpInside)
    addSubview(button)
    if bounds.isEmpty { bounds.size = intrinsicContentSize }
    observer = NotificationCenter.default.addObserver(
      forName: UIPasteboard.changedNotification, object: nil, queue: nil
    ) { [weak self] _ in
      MainActor.assumeIsolated { self?.updateButton() }
    }
    updateButton()
  }

  isolated deinit { observer.map(NotificationCenter.default.removeObserver) }

  // MARK: Pasting

  private func paste() {
    let providers = UIPasteboard.general.itemProviders
    guard let target, !providers.isEmpty, target.canPaste(providers) else { return }
    target.paste(itemProviders: providers)
  }

  private func updateButton() {
    let providers = UIPasteboard.general.itemProviders
    let canPaste = !providers.isEmpty && target?.canPaste(providers) ?? false
    button.isEnabled = isEnabled && canPaste
  }

  open override var isEnabled: Bool { didSet { updateButton() } }

  // MARK: Layout

  open override var intrinsicContentSize: CGSize { button.intrinsicContentSize }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { button.sizeThatFits(size) }

  open override func layoutSubviews() {
    super.layoutSubviews()
    button.frame = bounds
    updateButton()
  }

  open override func didMoveToWindow() {
    super.didMoveToWindow()
    updateButton()
  }
}
