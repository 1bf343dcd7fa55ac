import Foundation
import IntentsPlaces
import UIKit

/// How the button looks.
public enum INUIAddVoiceShortcutButtonStyle: UInt, Sendable {
  case white = 0
  case whiteOutline = 1
  case black = 2
  case blackOutline = 3
  case automatic = 4
  case automaticOutline = 5
}

/// Shows the screen on which a shortcut is added or changed.
@preconcurrency @MainActor
public protocol INUIAddVoiceShortcutButtonDelegate: NSObjectProtocol {
  func present(
    _ addVoiceShortcutViewController: INUIAddVoiceShortcutViewController,
    for addVoiceShortcutButton: INUIAddVoiceShortcutButton)
  func present(
    _ editVoiceShortcutViewController: INUIEditVoiceShortcutViewController,
    for addVoiceShortcutButton: INUIAddVoiceShortcutButton)
}

/// The button “Add to Siri”, which becomes “Added to Siri” where the user has added the shortcut.
///
/// Differs from Apple's: Siri's picture and what the user says for the shortcut are not shown, and the size is that of
/// the title with a margin. That the automatic styles are white on a light screen and black on a dark one is unsure.
open class INUIAddVoiceShortcutButton: UIButton {
  open weak var delegate: (any INUIAddVoiceShortcutButtonDelegate)?
  open private(set) var style: INUIAddVoiceShortcutButtonStyle

  /// What is added; without one, taps do nothing.
  open var shortcut: INShortcut? {
    didSet { showTitle() }
  }

  /// In points.
  open var cornerRadius: CGFloat = 8 {
    didSet { layer.cornerRadius = cornerRadius }
  }

  private var changes: Changes?

  public init(style: INUIAddVoiceShortcutButtonStyle) {
    self.style = style
    super.init(frame: .zero)
    begin()
  }

  public required init?(coder: NSCoder) {
    style = .automatic
    super.init(coder: coder)
    begin()
  }

  open func setStyle(_ style: INUIAddVoiceShortcutButtonStyle) {
    self.style = style
    showStyle()
  }

  private func begin() {
    contentEdgeInsets = UIEdgeInsets(top: 12, left: 20, bottom: 12, right: 20)
    titleLabel?.font = .preferredFont(forTextStyle: .headline)
    layer.cornerRadius = cornerRadius
    addAction(UIAction { [weak self] _ in self?.present() }, for: .touchUpInside)
    showTitle()
    showStyle()
    changes = Changes { [weak self] in self?.showTitle() }
  }

  // MARK: Looks

  private var added: INVoiceShortcut? {
    guard let shortcut else { return nil }
    return INVoiceShortcutCenter.shared.all.last { $0.shortcut.means(shortcut) }
  }

  private func showTitle() {
    setTitle(added == nil ? "Add to Siri" : "Added to Siri", for: .normal)
  }

  private func showStyle() {
    let ground: UIColor
    let text: UIColor
    switch style {
    case .white, .whiteOutline: (ground, text) = (.white, .black)
    case .black, .blackOutline: (ground, text) = (.black, .white)
    case .automatic, .automaticOutline:
      ground = UIColor { $0.userInterfaceStyle == .dark ? .black : .white }
      text = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }
    }
    backgroundColor = ground
    setTitleColor(text, for: .normal)
    switch style {
    case .whiteOutline, .blackOutline, .automaticOutline:
      layer.borderWidth = 1
      layer.borderColor = text.resolvedColor(with: traitCollection).cgColor
    case .white, .black, .automatic: layer.borderWidth = 0
    }
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    showStyle()
  }

  // MARK: Taps

  private func present() {
    guard let shortcut else { return }
    if let added {
      delegate?.present(INUIEditVoiceShortcutViewController(voiceShortcut: added), for: self)
    } else {
      delegate?.present(INUIAddVoiceShortcutViewController(shortcut: shortcut), for: self)
    }
  }
}

/// Hears of the shortcuts that users add and delete, while it is there.
private final class Changes {
  private let observer: any NSObjectProtocol

  init(_ heard: @escaping @MainActor @Sendable () -> Void) {
    observer = NotificationCenter.default.addObserver(
      forName: INVoiceShortcutCenter.didChange, object: nil, queue: nil
    ) { _ in
      DispatchQueue.main.async { MainActor.assumeIsolated(heard) }
    }
  }

  deinit { NotificationCenter.default.removeObserver(observer) }
}
