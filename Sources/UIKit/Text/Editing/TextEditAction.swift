import Device
import Foundation
import FoundationAdditions

/// The standard edit actions of responders that have a text.
@MainActor
enum TextEditAction: String, CaseIterable {
  case cut = "cut:"
  case copy = "copy:"
  case paste = "paste:"
  case select = "select:"
  case selectAll = "selectAll:"
  case delete = "delete:"

  /// What menus offer: what is selected can be cut and copied, and the insertion point can select; the order is
  /// known from pictures.
  private static let offered: [TextEditAction] = [.cut, .copy, .select, .selectAll, .paste]

  /// In the device's language as far as it is known.
  private var title: String {
    let word: SystemWord =
      switch self {
      case .cut: .cut
      case .copy: .copy
      case .paste: .paste
      case .select: .select
      case .selectAll: .selectAll
      case .delete: .delete
      }
    return word.text
  }

  /// The commands of a menu that a responder, or one after it, can perform now.
  static func commands(for responder: UIResponder) -> [UIMenuElement] {
    let hasSelection = (responder as? any TextEditTarget)?.editedSelection.length ?? 0 > 0
    return offered.compactMap { action in
      if hasSelection, action == .selectAll { return nil }
      let selector = Selector(action.rawValue)
      guard
        let taker = responder.target(forAction: selector, withSender: nil) as? UIResponder
      else { return nil }
      return UIAction(title: action.title) { [weak taker] item in
        guard let taker else { return }
        action.send(to: taker, from: item)
        guard let text = taker as? any TextEditTarget, action == .select || action == .selectAll
        else { return }
        text.showEditMenu()
      }
    }
  }

  /// Calls the responder's method, which a subclass may have made its own.
  func send(to responder: UIResponder, from sender: Any?) {
    switch self {
    case .cut: responder.cut(sender)
    case .copy: responder.copy(sender)
    case .paste: responder.paste(sender)
    case .select: responder.select(sender)
    case .selectAll: responder.selectAll(sender)
    case .delete: responder.delete(sender)
    }
  }

  /// Whether there is something to do it with.
  func isPossible(for responder: UIResponder) -> Bool {
    if pastesItems(on: responder) { return true }
    guard let target = responder as? any TextEditTarget, let text = target.editedText else {
      return false
    }
    let selected = target.editedSelection.length
    switch self {
    case .cut: return selected > 0 && !target.isTextSecret && target.isTextEditable
    case .copy: return selected > 0 && !target.isTextSecret
    case .paste: return UIPasteboard.general.hasStrings && target.isTextEditable
    case .select: return selected == 0 && !text.isEmpty
    case .selectAll: return selected < (text as NSString).length
    case .delete: return selected > 0 && target.isTextEditable
    }
  }

  /// Whether what lies on the pasteboard goes to the responder as items: what is no text, or to what takes no text.
  private func pastesItems(on responder: UIResponder) -> Bool {
    guard self == .paste, responder.takesPasteboard else { return false }
    return !(responder is any TextEditTarget) || !UIPasteboard.general.hasStrings
  }

  func perform(on responder: UIResponder) {
    if pastesItems(on: responder) {
      responder.paste(itemProviders: UIPasteboard.general.itemProviders)
      return
    }
    guard let target = responder as? any TextEditTarget, let content = target.editedText,
      isPossible(for: responder)
    else { return }
    let text = content as NSString
    let selection = target.editedSelection
    switch self {
    case .cut:
      UIPasteboard.general.string = content.part(selection)
      target.deleteBackward()
    case .copy: UIPasteboard.general.string = content.part(selection)
    case .paste: target.insertText(UIPasteboard.general.string ?? "")
    case .select: target.editedSelection = TextUnits.word(in: text, at: selection.location)
    case .selectAll: target.editedSelection = NSRange(location: 0, length: text.length)
    case .delete: target.deleteBackward()
    }
  }
}
