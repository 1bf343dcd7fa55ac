import Foundation

/// The long press that opens the menu of a view, a row or an item.
///
/// It recognises only where there is a menu, and leaves the finger to the app's own long presses elsewhere.
final class MenuPressGestureRecognizer: UILongPressGestureRecognizer {
  /// What opens the menu at the place of the press; nil where there is none.
  var menu: () -> (() -> Void)? = { nil }
  private var open: (() -> Void)?

  override init(target: Any?, action: Selector?) {
    super.init(target: target, action: action)
    onRecognized = { [weak self] recognizer in
      guard let self, recognizer.state == .began else { return }
      open?()
      open = nil
    }
  }

  override init?(coder: NSCoder) { nil }

  override func fingerRested() {
    guard state == .possible else { return }
    open = menu()
    if open == nil {
      state = .failed
    } else {
      super.fingerRested()
    }
  }

  override func reset() {
    super.reset()
    open = nil
  }
}
