import CoreGraphics
import Device
import Foundation
import Metrics

@preconcurrency @MainActor
open class UIAlertController: UIViewController {
  public enum Style: Int, Sendable {
    case actionSheet = 0
    case alert = 1
  }

  private var storedMessage: String?
  private var storedTextFields: [UITextField] = []

  public convenience init(title: String?, message: String?, preferredStyle: Style) {
    self.init(nibName: nil, bundle: nil)
    self.preferredStyle = preferredStyle
    self.title = title
    self.message = message
  }

  open private(set) var preferredStyle = Style.alert
  open private(set) var actions: [UIAlertAction] = []
  open var preferredAction: UIAlertAction? { didSet { alertView?.reload() } }
  /// Differs from Apple's: kept, and read by nobody here; alerts of all severities look the same.
  open var severity = UIAlertControllerSeverity.default
  open var message: String? { didSet { alertView?.reload() } }
  open override var title: String? { didSet { alertView?.reload() } }
  /// In place of the title; set by its key.
  var attributedTitle: NSAttributedString? { didSet { alertView?.reload() } }
  /// In place of the message; set by its key.
  var attributedMessage: NSAttributedString? { didSet { alertView?.reload() } }
  /// Shown above the buttons, as high as it prefers; set by its key.
  var contentViewController: UIViewController? { didSet { contentDidChange(oldValue) } }

  private func contentDidChange(_ old: UIViewController?) {
    guard contentViewController !== old else { return }
    old?.willMove(toParent: nil)
    if let contentViewController { addChild(contentViewController) }
    alertView?.reload()
    old?.removeFromParent()
    contentViewController?.didMove(toParent: self)
  }

  open override func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {
    super.preferredContentSizeDidChange(forChildContentContainer: container)
    alertView?.setNeedsLayout()
    alertView?.superview?.setNeedsLayout()
  }

  /// Nil where no field was added.
  open var textFields: [UITextField]? { storedTextFields.isEmpty ? nil : storedTextFields }

  /// A second way out ends an app on iOS.
  open func addAction(_ action: UIAlertAction) {
    if action.style == .cancel, actions.contains(where: { $0.style == .cancel }) {
      RuntimeIssue.fail(
        "UIAlertController can only have one action with a style of UIAlertActionStyleCancel")
    }
    actions.append(action)
    action.alert = self
    alertView?.reload()
  }

  /// The action's button follows while the alert is shown, as where a field has to be filled in first.
  func actionChanged(_ action: UIAlertAction) { alertView?.update(action) }

  open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
    guard preferredStyle == .alert else {
      RuntimeIssue.report("Text fields can only be added to an alert controller of style .alert.")
      return
    }
    // The box around the fields is the alert's.
    let width = AlertMetrics.width(isAccessibilitySize: false)
    let field = UITextField(
      frame: CGRect(
        x: 0, y: 0, width: width - 2 * (AlertMetrics.fieldMargin + AlertMetrics.fieldInset),
        height: AlertMetrics.fieldHeight))
    field.font = .preferredFont(forTextStyle: .footnote, compatibleWith: traitCollection)
    field.adjustsFontForContentSizeCategory = true
    storedTextFields.append(field)
    configurationHandler?(field)
    alertView?.reload()
  }

  // MARK: Presentation

  /// On a screen that is large both ways an action sheet is a popover; documented.
  package override var automaticPresentationStyle: UIModalPresentationStyle {
    preferredStyle == .actionSheet && traitCollection.isRoomy
      ? .popover : .overFullScreen
  }

  override var reasonForSource: String? {
    "Your application has presented a UIAlertController (\(type(of: self))) of style "
      + "UIAlertControllerStyleActionSheet. The modalPresentationStyle of a UIAlertController"
  }

  /// Whether the actions stand beside what they are about.
  ///
  /// The way out has no button then: it is a tap elsewhere.
  var isPopover: Bool {
    guard let popover = storedPresentationController as? UIPopoverPresentationController
    else { return false }
    return preferredStyle == .actionSheet && PopoverLayout.staysPopover(popover)
  }

  override func popoverContentSize(in bounds: CGRect) -> CGSize {
    guard let alertView, preferredStyle == .actionSheet else { return preferredContentSize }
    return sheetSize(of: alertView, in: bounds.size)
  }

  private var safeArea: UIEdgeInsets {
    storedPresenting?.viewIfLoaded?.window?.safeAreaInsets ?? .zero
  }

  private func sheetSize(of view: AlertView, in size: CGSize) -> CGSize {
    view.preferredSize(
      in: size, room: ActionSheetLayout.room(in: size, top: safeArea.top, bottom: safeArea.bottom))
  }

  private var alertView: AlertView? { viewIfLoaded as? AlertView }

  open override func loadView() {
    view = AlertView(controller: self)
  }

  /// The first text field takes the keyboard at once.
  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    guard let field = storedTextFields.first, !storedTextFields.contains(where: \.isFirstResponder)
    else { return }
    field.becomeFirstResponder()
    viewIfLoaded?.superview?.setNeedsLayout()
  }

  /// In the coordinates of what contains it.
  func frame(in bounds: CGRect) -> CGRect {
    guard let alertView else { return bounds }
    let safeArea = safeArea
    switch preferredStyle {
    case .alert:
      let covered = Keyboard.isShown && !storedTextFields.isEmpty ? Keyboard.frame.height : 0
      let room = AlertMetrics.room(
        in: bounds.size, top: safeArea.top, bottom: safeArea.bottom, keyboard: covered)
      let size = alertView.preferredSize(in: bounds.size, room: room)
      let top = AlertMetrics.top(
        of: size.height, in: bounds.size, top: safeArea.top, bottom: safeArea.bottom,
        keyboard: covered)
      return CGRect(
        x: (bounds.width - size.width) / 2, y: top, width: size.width, height: size.height)
    case .actionSheet:
      let size = sheetSize(of: alertView, in: bounds.size)
      return CGRect(
        origin: ActionSheetLayout.origin(of: size, in: bounds.size, bottom: safeArea.bottom),
        size: size)
    }
  }

  // MARK: Choosing

  /// The user tapped beside it: an action sheet is cancelled if it can be.
  func tappedOutside() {
    guard preferredStyle == .actionSheet else { return }
    if let cancel = actions.first(where: { $0.style == .cancel }) {
      choose(cancel)
    } else if isPopover {
      storedPresenting?.dismiss(animated: false)
    }
  }

  /// What a tap on the action's button does: the alert goes away, then the handler runs.
  package func choose(_ action: UIAlertAction) {
    guard action.isEnabled else { return }
    let run = { action.perform() }
    if let presenter = storedPresenting {
      presenter.dismiss(animated: false, completion: run)
    } else {
      run()
    }
  }
}

public enum UIAlertControllerSeverity: Int, Sendable {
  case `default` = 0
  case critical = 1
}
