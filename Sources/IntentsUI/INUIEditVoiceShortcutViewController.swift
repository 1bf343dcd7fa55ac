import Foundation
import IntentsPlaces
import UIKit

/// Hears what the user does with a shortcut that they have added.
@preconcurrency @MainActor
public protocol INUIEditVoiceShortcutViewControllerDelegate: NSObjectProtocol {
  /// The user says something else for it now; the app dismisses the screen.
  func editVoiceShortcutViewController(
    _ controller: INUIEditVoiceShortcutViewController, didUpdate voiceShortcut: INVoiceShortcut?,
    error: (any Error)?)
  /// The user has deleted it; the app dismisses the screen.
  func editVoiceShortcutViewController(
    _ controller: INUIEditVoiceShortcutViewController,
    didDeleteVoiceShortcutWithIdentifier deletedVoiceShortcutIdentifier: UUID)
  /// The user has changed nothing; the app dismisses the screen.
  func editVoiceShortcutViewControllerDidCancel(_ controller: INUIEditVoiceShortcutViewController)
}

/// The screen on which the user changes what they say for a shortcut, or deletes it.
///
/// Differs from Apple's: the screen is plain.
open class INUIEditVoiceShortcutViewController: UIViewController {
  open weak var delegate: (any INUIEditVoiceShortcutViewControllerDelegate)?
  private let voiceShortcut: INVoiceShortcut

  public init(voiceShortcut: INVoiceShortcut) {
    self.voiceShortcut = voiceShortcut
    super.init(nibName: nil, bundle: nil)
  }

  /// Nil: the screen is not made by storyboards.
  public required init?(coder: NSCoder) { nil }

  open override func viewDidLoad() {
    super.viewDidLoad()
    let voice = voiceShortcut
    let screen = PhraseController(
      title: "Edit Shortcut", name: voice.shortcut.title, phrase: voice.invocationPhrase,
      button: nil)
    screen.done = { [weak self] phrase in
      guard let self else { return }
      let changed = INVoiceShortcut(voice.shortcut, phrase: phrase, identifier: voice.identifier)
      INVoiceShortcutCenter.shared.add(changed)
      delegate?.editVoiceShortcutViewController(self, didUpdate: changed, error: nil)
    }
    screen.cancel = { [weak self] in
      guard let self else { return }
      delegate?.editVoiceShortcutViewControllerDidCancel(self)
    }
    screen.delete = { [weak self] in
      guard let self else { return }
      INVoiceShortcutCenter.shared.remove(voice.identifier)
      delegate?.editVoiceShortcutViewController(
        self, didDeleteVoiceShortcutWithIdentifier: voice.identifier)
    }
    fill(with: screen)
  }
}
