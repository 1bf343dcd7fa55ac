import Device
import Foundation

/// Buttons above the keys of an iPad's keyboard.
///
/// Differs from Apple's: the keyboard has no such buttons of its own.
@preconcurrency @MainActor
open class UITextInputAssistantItem: NSObject {
  /// At the leading end, in reading order.
  open var leadingBarButtonGroups: [UIBarButtonItemGroup] = [] {
    didSet { groupsDidChange(oldValue) }
  }
  /// At the trailing end, in reading order.
  open var trailingBarButtonGroups: [UIBarButtonItemGroup] = [] {
    didSet { groupsDidChange(oldValue) }
  }
  /// Differs from Apple's: kept, and read by nobody here; nobody can hide the buttons.
  open var allowsHidingShortcuts = true

  /// Tells the keyboard that the buttons changed.
  var onChange: (() -> Void)?

  public override init() { super.init() }

  private func groupsDidChange(_ old: [UIBarButtonItemGroup]) {
    for group in old { group.onChange = nil }
    for group in leadingBarButtonGroups + trailingBarButtonGroups {
      group.onChange = { [weak self] in self?.onChange?() }
    }
    onChange?()
    UIChange.note()
  }
}
