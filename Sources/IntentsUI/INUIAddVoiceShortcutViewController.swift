// IntentsUI: the screens on which users add shortcuts, and the button that leads there. May import IntentsPlaces, UIKit
// and what stands below them.

import Foundation
@_exported import IntentsPlaces
@_exported import UIKit

/// Hears whether the user has added a shortcut.
@preconcurrency @MainActor
public protocol INUIAddVoiceShortcutViewControllerDelegate: NSObjectProtocol {
  /// The user has added it; the app dismisses the screen.
  func addVoiceShortcutViewController(
    _ controller: INUIAddVoiceShortcutViewController, didFinishWith voiceShortcut: INVoiceShortcut?,
    error: (any Error)?)
  /// The user has not added it; the app dismisses the screen.
  func addVoiceShortcutViewControllerDidCancel(_ controller: INUIAddVoiceShortcutViewController)
}

/// The screen on which the user adds a shortcut, with what they will say for it.
///
/// What was added is in `INVoiceShortcutCenter`.
///
/// Differs from Apple's: the screen is plain.
open class INUIAddVoiceShortcutViewController: UIViewController {
  open weak var delegate: (any INUIAddVoiceShortcutViewControllerDelegate)?
  private let shortcut: INShortcut

  public init(shortcut: INShortcut) {
    self.shortcut = shortcut
    super.init(nibName: nil, bundle: nil)
  }

  /// Nil: the screen is not made by storyboards.
  public required init?(coder: NSCoder) { nil }

  open override func viewDidLoad() {
    super.viewDidLoad()
    let screen = PhraseController(
      title: "Add to Siri", name: shortcut.title,
      phrase: shortcut.suggestedPhrase ?? shortcut.title, button: "Add to Siri")
    screen.done = { [weak self] phrase in
      guard let self else { return }
      let voice = INVoiceShortcut(shortcut, phrase: phrase)
      INVoiceShortcutCenter.shared.add(voice)
      delegate?.addVoiceShortcutViewController(self, didFinishWith: voice, error: nil)
    }
    screen.cancel = { [weak self] in
      guard let self else { return }
      delegate?.addVoiceShortcutViewControllerDidCancel(self)
    }
    fill(with: screen)
  }
}
