import Accessibility
import CoreGraphics
import Device
import DisplayList
import Foundation
import Metrics

/// The keys of the software keyboard, for the view that has the keys.
@MainActor
final class KeyboardView: UIView {
  /// What the keys are for; compared so that unchanged keyboards cost nothing.
  private struct Setting: Hashable {
    var type: UIKeyboardType
    var returnKey: UIReturnKeyType
    var page: KeyboardPage
    var isShifted: Bool
  }

  private enum Shift {
    case off
    /// For one letter.
    case once
    case locked
  }

  private var keys: [[KeyboardKeyView]] = []
  private var setting: Setting?
  private var plan: KeyboardPlan?
  private var page = KeyboardPage.letters
  private var shift = Shift.off
  /// The text before the insertion point when shift was decided.
  private var shiftedText: String?
  private weak var input: (any UIKeyInput)?

  /// The room above the keys for suggestions, in points.
  static let suggestions = KeyboardMetrics.suggestions

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = KeyboardColors.background
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("The keyboard is made by its window.")
  }

  // MARK: Following the input

  /// Shows the keys that suit what typing goes to now.
  func follow(_ input: any UIKeyInput) {
    if input !== self.input {
      self.input = input
      page = input.keyboardType == .numbersAndPunctuation ? .numbers : .letters
      shift = .off
      shiftedText = nil
    }
    shiftAutomatically(for: input)
    let setting = Setting(
      type: input.keyboardType, returnKey: input.returnKeyType, page: page,
      isShifted: shift != .off)
    if setting != self.setting { show(setting) }
    let isEnabled = !Self.needsText(input) || input.hasText
    for key in keys.joined() where key.key.role == .submit { key.isEnabled = isEnabled }
  }

  /// A new field has the keys, although the same view takes them.
  func forgetInput() { input = nil }

  private func shiftAutomatically(for input: any UIKeyInput) {
    let text = (input as? any KeyboardClient)?.textBeforeInsertion ?? ""
    guard text != shiftedText else { return }
    shiftedText = text
    guard shift != .locked else { return }
    let type = input.isSecureTextEntry ? .none : input.autocapitalizationType
    shift = type.capitalizes(after: text) ? .once : .off
  }

  private static func needsText(_ input: any UIKeyInput) -> Bool {
    (input as? UITextField)?.enablesReturnKeyAutomatically
      ?? (input as? UITextView)?.enablesReturnKeyAutomatically ?? false
  }

  private func show(_ setting: Setting) {
    self.setting = setting
    let plan = KeyboardPlan(
      setting.type, page: setting.page, isShifted: setting.isShifted, returnKey: setting.returnKey)
    let old = self.plan
    self.plan = plan
    if old?.rows.map(\.count) == plan.rows.map(\.count) {
      for (views, row) in zip(keys, plan.rows) {
        for (view, key) in zip(views, row) { view.key = key }
      }
    } else {
      for view in keys.joined() { view.removeFromSuperview() }
      keys = plan.rows.map { row in
        row.map { key in
          let view = KeyboardKeyView(key)
          view.onTap = { [weak self] key, taps in self?.press(key, taps) }
          addSubview(view)
          return view
        }
      }
    }
    for key in keys.joined() {
      key.isProminent = key.key.role == .submit && setting.returnKey != .default
    }
    setNeedsLayout()
    UIChange.note()
  }

  // MARK: Keys

  private func press(_ key: KeyboardKey, _ taps: Int) {
    guard let input else { return }
    switch key.role {
    case .character, .submit: input.insertText(key.text)
    case .space:
      input.insertText(" ")
      page = .letters
    case .delete: input.deleteBackward()
    case .page(let page): self.page = page
    case .shift where page == .letters:
      shift = taps > 1 ? .locked : shift == .off ? .once : .off
    case .shift: page = page == .numbers ? .symbols : .numbers
    }
    if key.role == .character, shift == .once { shift = .off }
    TurnScheduler.shared.enqueue { Keyboard.follow() }
  }

  // MARK: Layout

  override func layoutSubviews() {
    super.layoutSubviews()
    guard let plan else { return }
    let bottom = window?.safeAreaInsets.bottom ?? 0
    let extra = bottom > 0 ? Self.dock - bottom : 0
    let height = bounds.height - Self.suggestions - bottom - max(extra, 0)
    let rowHeight = height / CGFloat(max(plan.rows.count, 1))
    let places = plan.frames(in: bounds.width, rowHeight: rowHeight)
    for (views, frames) in zip(keys, places) {
      for (view, frame) in zip(views, frames) {
        view.frame = frame.offsetBy(dx: 0, dy: Self.suggestions)
      }
    }
  }

  /// The room below the keys on devices without a home button, in points.
  private static let dock: CGFloat = 75

  // MARK: Accessibility

  package override var defaultAccessibility: AccessibilityDefaults {
    AccessibilityDefaults(.keyboard, isElement: false)
  }
}

/// What the software keyboard asks of the view that it types into.
@MainActor
package protocol KeyboardClient: UIKeyInput {
  /// The text before the place where typing goes.
  var textBeforeInsertion: String { get }
}

extension UITextAutocapitalizationType {
  /// Whether the keyboard shows capitals where `text` ends.
  func capitalizes(after text: String) -> Bool {
    switch self {
    case .none: return false
    case .allCharacters: return true
    case .words: return text.last?.isWhitespace ?? true
    case .sentences:
      guard let last = text.last else { return true }
      if last.isNewline { return true }
      guard last.isWhitespace else { return false }
      return text.last { !$0.isWhitespace }.map { ".!?".contains($0) } ?? true
    }
  }
}
