import Foundation
import IntentsPlaces
import IntentsUI
import Testing
import UIKit

/// The screens on which users add shortcuts, and the button that leads there.
@MainActor
@Suite(.serialized) struct VoiceShortcutControllerTests {
  private final class Listener: NSObject, INUIAddVoiceShortcutViewControllerDelegate,
    INUIEditVoiceShortcutViewControllerDelegate, INUIAddVoiceShortcutButtonDelegate
  {
    var added: [INVoiceShortcut] = []
    var deleted: [UUID] = []
    var cancelled = 0
    var shown: [UIViewController] = []

    func addVoiceShortcutViewController(
      _ controller: INUIAddVoiceShortcutViewController,
      didFinishWith voiceShortcut: INVoiceShortcut?, error: (any Error)?
    ) { added += [voiceShortcut].compactMap(\.self) }
    func addVoiceShortcutViewControllerDidCancel(_ controller: INUIAddVoiceShortcutViewController) {
      cancelled += 1
    }
    func editVoiceShortcutViewController(
      _ controller: INUIEditVoiceShortcutViewController, didUpdate voiceShortcut: INVoiceShortcut?,
      error: (any Error)?
    ) { added += [voiceShortcut].compactMap(\.self) }
    func editVoiceShortcutViewController(
      _ controller: INUIEditVoiceShortcutViewController,
      didDeleteVoiceShortcutWithIdentifier deletedVoiceShortcutIdentifier: UUID
    ) { deleted.append(deletedVoiceShortcutIdentifier) }
    func editVoiceShortcutViewControllerDidCancel(
      _ controller: INUIEditVoiceShortcutViewController
    ) { cancelled += 1 }
    func present(
      _ addVoiceShortcutViewController: INUIAddVoiceShortcutViewController,
      for addVoiceShortcutButton: INUIAddVoiceShortcutButton
    ) { shown.append(addVoiceShortcutViewController) }
    func present(
      _ editVoiceShortcutViewController: INUIEditVoiceShortcutViewController,
      for addVoiceShortcutButton: INUIAddVoiceShortcutButton
    ) { shown.append(editVoiceShortcutViewController) }
  }

  private func shortcut(_ type: String) -> INShortcut {
    let activity = NSUserActivity(activityType: type)
    activity.title = "Order"
    activity.suggestedInvocationPhrase = "Soup time"
    return INShortcut(userActivity: activity)
  }

  private func screen(_ controller: UIViewController) throws -> UIViewController {
    controller.loadViewIfNeeded()
    let navigation = try #require(controller.children.first as? UINavigationController)
    let screen = try #require(navigation.topViewController)
    screen.loadViewIfNeeded()
    return screen
  }

  private func all<V: UIView>(_ type: V.Type, in view: UIView) -> [V] {
    view.subviews.flatMap { ([$0 as? V].compactMap(\.self)) + all(type, in: $0) }
  }

  private func button(_ title: String, in controller: UIViewController) throws -> UIButton {
    try #require(
      all(UIButton.self, in: controller.view).first { $0.title(for: .normal) == title })
  }

  private func press(_ item: UIBarButtonItem?) {
    let control = UIControl()
    if let action = item?.primaryAction { control.sendAction(action) }
  }

  @Test func whatTheUserAddsIsKept() async throws {
    let listener = Listener()
    let controller = INUIAddVoiceShortcutViewController(shortcut: shortcut("ui.add"))
    controller.delegate = listener
    let screen = try screen(controller)
    let field = try #require(all(UITextField.self, in: screen.view).first)
    #expect(screen.title == "Add to Siri" && field.text == "Soup time")
    field.text = " "
    field.sendActions(for: .editingChanged)
    #expect(try !button("Add to Siri", in: screen).isEnabled)
    field.text = "Lunch"
    field.sendActions(for: .editingChanged)
    try button("Add to Siri", in: screen).sendActions(for: .touchUpInside)
    let voice = try #require(listener.added.first)
    #expect(voice.invocationPhrase == "Lunch")
    #expect(try await INVoiceShortcutCenter.shared.allVoiceShortcuts().contains(voice))
  }

  @Test func whoCancelsAddsNothing() async throws {
    let listener = Listener()
    let controller = INUIAddVoiceShortcutViewController(shortcut: shortcut("ui.cancel"))
    controller.delegate = listener
    press(try screen(controller).navigationItem.leftBarButtonItem)
    #expect(listener.cancelled == 1 && listener.added.isEmpty)
    let all = try await INVoiceShortcutCenter.shared.allVoiceShortcuts()
    #expect(!all.contains { $0.shortcut.userActivity?.activityType == "ui.cancel" })
  }

  @Test func theButtonAddsThenEditsThenAddsAgain() async throws {
    let listener = Listener()
    let button = INUIAddVoiceShortcutButton(style: .black)
    #expect(button.title(for: .normal) == "Add to Siri")
    button.sendActions(for: .touchUpInside)
    button.delegate = listener
    button.shortcut = shortcut("ui.button")
    button.sendActions(for: .touchUpInside)
    let adding = try #require(listener.shown.last as? INUIAddVoiceShortcutViewController)
    adding.delegate = listener
    try self.button("Add to Siri", in: screen(adding)).sendActions(for: .touchUpInside)
    await turn()
    #expect(button.title(for: .normal) == "Added to Siri")

    button.sendActions(for: .touchUpInside)
    let editing = try #require(listener.shown.last as? INUIEditVoiceShortcutViewController)
    editing.delegate = listener
    let edit = try screen(editing)
    let field = try #require(all(UITextField.self, in: edit.view).first)
    #expect(edit.title == "Edit Shortcut" && field.text == "Soup time")
    field.text = "Dinner"
    press(edit.navigationItem.rightBarButtonItem)
    #expect(listener.added.map(\.invocationPhrase) == ["Soup time", "Dinner"])
    #expect(listener.added.first?.identifier == listener.added.last?.identifier)

    try self.button("Delete Shortcut", in: edit).sendActions(for: .touchUpInside)
    #expect(listener.deleted == [listener.added.first?.identifier])
    await turn()
    #expect(button.title(for: .normal) == "Add to Siri")
  }

  private func turn() async {
    await withCheckedContinuation { continuation in
      DispatchQueue.main.async { continuation.resume() }
    }
  }

  @Test func theStylesHaveTheirColours() {
    let button = INUIAddVoiceShortcutButton(style: .whiteOutline)
    #expect(button.backgroundColor == .white && button.layer.borderWidth == 1)
    button.setStyle(.black)
    #expect(button.style == .black && button.layer.borderWidth == 0)
    #expect(button.backgroundColor == .black && button.titleColor(for: .normal) == .white)
  }

  @Test func aViewAmongAnswersSaysItsSize() {
    final class Card: UIViewController, INUIHostedViewControlling {
      func configureView(
        for parameters: Set<INParameter>, of interaction: INInteraction,
        interactiveBehavior: INUIInteractiveBehavior, context: INUIHostedViewContext,
        completion: @escaping (Bool, Set<INParameter>, CGSize) -> Void
      ) { completion(true, parameters, CGSize(width: 320, height: 100)) }
    }
    let card: any INUIHostedViewControlling = Card()
    let interaction = INInteraction(intent: INPauseWorkoutIntent(workoutName: nil), response: nil)
    var heard: (Bool, CGSize)?
    card.configureView(
      for: [], of: interaction, interactiveBehavior: .none, context: .siriSnippet
    ) { heard = ($0, $2) }
    #expect(heard?.0 == true && heard?.1 == CGSize(width: 320, height: 100))
    var size: CGSize?
    card.configure(with: interaction, context: .mapsCard) { size = $0 }
    #expect(size == .zero)
  }

  @Test func aPictureIsKeptByItsBytes() {
    let picture = UIGraphicsImageRenderer(size: CGSize(width: 2, height: 2)).image { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
    }
    #expect(INImage(uiImage: picture) == INImage(uiImage: picture))
    #expect(INImage(uiImage: picture) != INImage(imageData: Data()))
  }
}
