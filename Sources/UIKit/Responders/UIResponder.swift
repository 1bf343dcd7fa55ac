import Foundation
import UniformTypeIdentifiers

@preconcurrency @MainActor
open class UIResponder: NSObject {
  var accessibility = AccessibilityOverrides()

  public override init() {
    super.init()
  }

  open var next: UIResponder? { nil }

  // MARK: First responder

  open var canBecomeFirstResponder: Bool {
    ExtensionOverride.value("canBecomeFirstResponder", of: self) ?? false
  }
  open var canResignFirstResponder: Bool { true }

  open var isFirstResponder: Bool {
    FirstResponder.current === self
  }

  @discardableResult
  open func becomeFirstResponder() -> Bool {
    ExtensionOverride.value("becomeFirstResponder()", of: self) ?? FirstResponder.move(to: self)
  }

  @discardableResult
  open func resignFirstResponder() -> Bool {
    ExtensionOverride.value("resignFirstResponder()", of: self) ?? FirstResponder.resign(self)
  }

  /// The window whose keys this responder can take; nil outside any window.
  package var responderWindow: UIWindow? {
    next?.responderWindow
  }

  open var inputView: UIView? { nil }
  open var inputAccessoryView: UIView? {
    ExtensionOverride.value("inputAccessoryView", of: self)
  }
  open var inputViewController: UIViewController? { nil }

  private var storedAssistantItem: UITextInputAssistantItem?

  /// The buttons above the keys of an iPad's keyboard while the responder is the first one.
  open var inputAssistantItem: UITextInputAssistantItem {
    if let storedAssistantItem { return storedAssistantItem }
    let item = UITextInputAssistantItem()
    storedAssistantItem = item
    return item
  }

  /// The language that the keyboard types in while the responder is the first one.
  open var textInputMode: UITextInputMode? { .current }

  /// Shows the `inputView` and the `inputAccessoryView` that the responder has now, while what is typed goes to it.
  open func reloadInputViews() {
    if self === FirstResponder.current, Keyboard.isShown { Keyboard.show(for: self) }
  }

  // MARK: Touches

  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    if ExtensionOverride.call("touchesBegan(_:with:)", of: self, touches, event) { return }
    next?.touchesBegan(touches, with: event)
  }

  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    if ExtensionOverride.call("touchesMoved(_:with:)", of: self, touches, event) { return }
    next?.touchesMoved(touches, with: event)
  }

  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    if ExtensionOverride.call("touchesEnded(_:with:)", of: self, touches, event) { return }
    next?.touchesEnded(touches, with: event)
  }

  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    if ExtensionOverride.call("touchesCancelled(_:with:)", of: self, touches, event) { return }
    next?.touchesCancelled(touches, with: event)
  }

  open func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    if ExtensionOverride.call("motionBegan(_:with:)", of: self, motion, event) { return }
    next?.motionBegan(motion, with: event)
  }

  open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    if ExtensionOverride.call("motionEnded(_:with:)", of: self, motion, event) { return }
    next?.motionEnded(motion, with: event)
  }

  open func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    next?.motionCancelled(motion, with: event)
  }

  open func remoteControlReceived(with event: UIEvent?) {
    next?.remoteControlReceived(with: event)
  }

  // MARK: Keys

  open var keyCommands: [UIKeyCommand]? { ExtensionOverride.value("keyCommands", of: self) }

  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesBegan(presses, with: event)
  }

  open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesChanged(presses, with: event)
  }

  open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesEnded(presses, with: event)
  }

  open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesCancelled(presses, with: event)
  }

  // MARK: Editing

  open func cut(_ sender: Any?) { TextEditAction.cut.perform(on: self) }
  open func copy(_ sender: Any?) { TextEditAction.copy.perform(on: self) }
  open func paste(_ sender: Any?) { TextEditAction.paste.perform(on: self) }
  open func select(_ sender: Any?) { TextEditAction.select.perform(on: self) }
  open func selectAll(_ sender: Any?) { TextEditAction.selectAll.perform(on: self) }
  open func delete(_ sender: Any?) { TextEditAction.delete.perform(on: self) }

  // MARK: Pasting by configuration

  /// Which kinds of data the responder takes when one pastes; nil for none.
  open var pasteConfiguration: UIPasteConfiguration?

  /// Takes what was pasted; does nothing unless a class makes it its own.
  open func paste(itemProviders: [NSItemProvider]) {}

  /// Whether the responder's configuration takes one of the items; whether iOS wants all of them to be is unsure.
  open func canPaste(_ itemProviders: [NSItemProvider]) -> Bool {
    guard let pasteConfiguration else { return false }
    return itemProviders.contains { pasteConfiguration.accepts($0) }
  }

  // MARK: Commands

  open var undoManager: UndoManager? { next?.undoManager }
  /// Differs from Apple's: kept, and read by nobody here; activities leave the app nowhere.
  open var userActivity: NSUserActivity?
  open func updateUserActivityState(_ activity: NSUserActivity) {}
  open func restoreUserActivityState(_ activity: NSUserActivity) {}
  open func validate(_ command: UICommand) {}
  open func buildMenu(with builder: any UIMenuBuilder) {
    next?.buildMenu(with: builder)
  }

  // MARK: Accessibility

  open var isAccessibilityElement: Bool {
    get { accessibility.isElement ?? defaultAccessibility.isElement }
    set { accessibility.isElement = newValue }
  }
  open var accessibilityLabel: String? {
    get { accessibility.label ?? defaultAccessibility.label }
    set { accessibility.label = newValue }
  }
  open var accessibilityValue: String? {
    get { accessibility.value ?? defaultAccessibility.value }
    set { accessibility.value = newValue }
  }
  open var accessibilityHint: String? {
    get { accessibility.hint }
    set { accessibility.hint = newValue }
  }
  /// Differs from Apple's: the words of the label; attributes of the text that is set are dropped.
  open var accessibilityAttributedLabel: NSAttributedString? {
    get { accessibilityLabel.map { NSAttributedString(string: $0) } }
    set { accessibilityLabel = newValue?.string }
  }
  /// Differs from Apple's: the words of the value; attributes of the text that is set are dropped.
  open var accessibilityAttributedValue: NSAttributedString? {
    get { accessibilityValue.map { NSAttributedString(string: $0) } }
    set { accessibilityValue = newValue?.string }
  }
  /// Differs from Apple's: the words of the hint; attributes of the text that is set are dropped.
  open var accessibilityAttributedHint: NSAttributedString? {
    get { accessibilityHint.map { NSAttributedString(string: $0) } }
    set { accessibilityHint = newValue?.string }
  }
  /// Whether one can do something with the element: with a view that takes touches, unless something else is set.
  open var accessibilityRespondsToUserInteraction: Bool {
    get {
      accessibility.respondsToUserInteraction ?? (self as? UIView)?.isUserInteractionEnabled
        ?? true
    }
    set { accessibility.respondsToUserInteraction = newValue }
  }
  open var accessibilityTraits: UIAccessibilityTraits {
    get { accessibility.traits ?? defaultAccessibility.traitsWithState }
    set { accessibility.traits = newValue }
  }
  open var accessibilityIdentifier: String? {
    get { accessibility.identifier }
    set { accessibility.identifier = newValue }
  }
  open var accessibilityFrame: CGRect {
    get { accessibility.frame ?? defaultAccessibilityFrame }
    set { accessibility.frame = newValue }
  }
  open var accessibilityActivationPoint: CGPoint {
    get { accessibility.activationPoint ?? AccessibilityPass.center(of: accessibilityFrame) }
    set { accessibility.activationPoint = newValue }
  }
  open var accessibilityElements: [Any]? {
    get { accessibility.elements }
    set { accessibility.elements = newValue }
  }
  open var accessibilityElementsHidden: Bool {
    get { accessibility.elementsHidden }
    set { accessibility.elementsHidden = newValue }
  }
  open var accessibilityViewIsModal: Bool {
    get { accessibility.isModal }
    set { accessibility.isModal = newValue }
  }
  open var shouldGroupAccessibilityChildren: Bool {
    get { accessibility.groupsChildren }
    set { accessibility.groupsChildren = newValue }
  }
  open var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
    get { accessibility.customActions }
    set { accessibility.customActions = newValue }
  }
  open var accessibilityCustomRotors: [UIAccessibilityCustomRotor]? {
    get { accessibility.customRotors }
    set { accessibility.customRotors = newValue }
  }
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// What users may call the element when they speak; nil where that is its label.
  open var accessibilityUserInputLabels: [String]! {
    get { accessibility.userInputLabels }
    set { accessibility.userInputLabels = newValue }
  }
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// Differs from Apple's: the words of `accessibilityUserInputLabels`, whose attributes are not kept.
  open var accessibilityAttributedUserInputLabels: [NSAttributedString]! {
    get { accessibilityUserInputLabels?.map { NSAttributedString(string: $0) } }
    set { accessibilityUserInputLabels = newValue?.map(\.string) }
  }
  /// What UI tests find in the place of the elements inside, also inside of an element; nil for these.
  open var automationElements: [Any]? {
    get { accessibility.automationElements }
    set { accessibility.automationElements = newValue }
  }
  /// The outline of the element in screen points, shown in the place of its frame.
  open var accessibilityPath: UIBezierPath? {
    get { accessibility.path }
    set { accessibility.path = newValue }
  }
  open var accessibilityContainerType: UIAccessibilityContainerType {
    get { accessibility.containerType }
    set { accessibility.containerType = newValue }
  }
  /// How many elements `accessibilityElements` has; a container may count its own instead.
  open func accessibilityElementCount() -> Int { accessibilityElements?.count ?? 0 }
  /// Nil where there is no such element.
  open func accessibilityElement(at index: Int) -> Any? {
    guard let elements = accessibilityElements, elements.indices.contains(index) else { return nil }
    return elements[index]
  }
  /// `NSNotFound` for what is no element of this container.
  open func index(ofAccessibilityElement element: Any) -> Int {
    let wanted = element as AnyObject
    return accessibilityElements?.firstIndex { $0 as AnyObject === wanted } ?? NSNotFound
  }
  open func accessibilityActivate() -> Bool { false }
  open func accessibilityIncrement() {}
  open func accessibilityDecrement() {}
  /// A finger zooms in at a point, in screen points.
  open func accessibilityZoomIn(at point: CGPoint) -> Bool { false }
  /// A finger zooms out at a point, in screen points.
  open func accessibilityZoomOut(at point: CGPoint) -> Bool { false }
  /// Differs from Apple's: no assistive technology here asks an element to scroll.
  open func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool { false }
  open func accessibilityElementDidBecomeFocused() {}
  open func accessibilityElementDidLoseFocus() {}
  /// Whether an assistive technology is at the element.
  open func accessibilityElementIsFocused() -> Bool { AccessibilityCursor.shared.element === self }
  open func accessibilityPerformEscape() -> Bool { false }
  open func accessibilityPerformMagicTap() -> Bool { false }

  /// What this class says of itself where the app says nothing else.
  package var defaultAccessibility: AccessibilityDefaults { AccessibilityDefaults() }

  /// In screen points.
  package var defaultAccessibilityFrame: CGRect { .zero }

  // MARK: Actions

  open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    let own = ExtensionOverride.value(
      "canPerformAction(_:withSender:)", of: self, action, sender, as: Bool.self)
    if let own { return own }
    return responds(to: action)
      || TextEditAction(rawValue: action.description)?.isPossible(for: self) ?? false
  }

  open func target(forAction action: Selector, withSender sender: Any?) -> Any? {
    canPerformAction(action, withSender: sender)
      ? self : next?.target(forAction: action, withSender: sender)
  }
}

extension UIResponder {
  public static let keyboardWillShowNotification = Notification.Name(
    "UIKeyboardWillShowNotification")
  public static let keyboardDidShowNotification = Notification.Name("UIKeyboardDidShowNotification")
  public static let keyboardWillHideNotification = Notification.Name(
    "UIKeyboardWillHideNotification")
  public static let keyboardDidHideNotification = Notification.Name("UIKeyboardDidHideNotification")
  public static let keyboardWillChangeFrameNotification = Notification.Name(
    "UIKeyboardWillChangeFrameNotification")
  public static let keyboardDidChangeFrameNotification = Notification.Name(
    "UIKeyboardDidChangeFrameNotification")
  public static let keyboardFrameBeginUserInfoKey = "UIKeyboardFrameBeginUserInfoKey"
  public static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"
  public static let keyboardAnimationDurationUserInfoKey = "UIKeyboardAnimationDurationUserInfoKey"
  public static let keyboardAnimationCurveUserInfoKey = "UIKeyboardAnimationCurveUserInfoKey"
  public static let keyboardIsLocalUserInfoKey = "UIKeyboardIsLocalUserInfoKey"
}
