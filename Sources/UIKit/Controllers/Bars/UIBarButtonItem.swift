import CoreGraphics
import Device
import Foundation

@preconcurrency @MainActor
open class UIBarButtonItem: UIBarItem {
  public enum Style: Int, Sendable {
    case plain = 0
    /// Deprecated since iOS 8: it looks as `plain`.
    case bordered = 1
    case done = 2

    /// What `done` is called since iOS 26.
    public static var prominent: Style { .done }
  }

  /// Differs from Apple's: kept, and read by nobody here; no bar puts its items on a background of their own.
  open var hidesSharedBackground = false
  /// Differs from Apple's: kept, and read by nobody here; no bar puts its items on a background of their own.
  open var sharesBackground = true

  public enum SystemItem: Int, Sendable {
    case done = 0
    case cancel = 1
    case edit = 2
    case save = 3
    case add = 4
    case flexibleSpace = 5
    case fixedSpace = 6
    case compose = 7
    case reply = 8
    case action = 9
    case organize = 10
    case bookmarks = 11
    case search = 12
    case refresh = 13
    case stop = 14
    case camera = 15
    case trash = 16
    case play = 17
    case pause = 18
    case rewind = 19
    case fastForward = 20
    case undo = 21
    case redo = 22
    /// Deprecated since iOS 11, when the item began to show nothing.
    case pageCurl = 23
    case close = 24
  }

  open var style = Style.plain { didSet { itemDidChange() } }
  open weak var target: AnyObject?
  open var action: Selector?
  open var customView: UIView? { didSet { itemDidChange() } }
  /// In points; 0 for its natural width.
  open var width: CGFloat = 0 { didSet { itemDidChange() } }
  open var tintColor: UIColor? { didSet { itemDidChange() } }
  open var menu: UIMenu?
  open var primaryAction: UIAction? {
    didSet { showPrimaryAction() }
  }

  private func showPrimaryAction() {
    guard let primaryAction else { return }
    title = primaryAction.title.isEmpty ? nil : primaryAction.title
    image = primaryAction.image
  }

  /// Titles that the item may get later: its button is wide enough for all of them.
  open var possibleTitles: Set<String>? { didSet { itemDidChange() } }
  open var isSelected = false { didSet { itemDidChange() } }
  open var isHidden = false { didSet { itemDidChange() } }
  package private(set) var systemItem: SystemItem?
  /// The group that the item is in.
  open internal(set) weak var buttonGroup: UIBarButtonItemGroup?
  /// The group that the item stands for.
  weak var stoodFor: UIBarButtonItemGroup?

  /// The group whose items a tap lists: what the item stands for while it does nothing itself.
  var representedGroup: UIBarButtonItemGroup? {
    primaryAction == nil && action == nil && menu == nil ? stoodFor : nil
  }
  var titlePositionAdjustments: [UIBarMetrics: UIOffset] = [:] { didSet { itemDidChange() } }
  var backTitleAdjustments: [UIBarMetrics: UIOffset] = [:] { didSet { itemDidChange() } }
  var backgroundImages: [BackgroundKey: UIImage] = [:] { didSet { itemDidChange() } }
  /// Whether a tap selects the item or takes the selection back.
  ///
  /// Differs from Apple's: an item with a menu doesn't show which of the actions was chosen.
  open var changesSelectionAsPrimaryAction = false

  // MARK: Making

  public override init() {
    super.init()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  public convenience init(title: String?, style: Style, target: Any?, action: Selector?) {
    self.init()
    self.title = title
    self.style = style
    self.target = target as AnyObject?
    self.action = action
  }

  public convenience init(image: UIImage?, style: Style, target: Any?, action: Selector?) {
    self.init(title: nil, style: style, target: target, action: action)
    self.image = image
  }

  public convenience init(
    image: UIImage?, landscapeImagePhone: UIImage?, style: Style, target: Any?, action: Selector?
  ) {
    self.init(image: image, style: style, target: target, action: action)
    self.landscapeImagePhone = landscapeImagePhone
  }

  public convenience init(
    barButtonSystemItem systemItem: SystemItem, target: Any?, action: Selector?
  ) {
    self.init(
      title: systemItem.title, style: systemItem == .done || systemItem == .save ? .done : .plain,
      target: target, action: action)
    take(systemItem)
  }

  /// Shows what a system item shows.
  func take(_ systemItem: SystemItem) {
    title = systemItem.title
    style = systemItem == .done || systemItem == .save ? .done : .plain
    self.systemItem = systemItem
    image = systemItem.symbolName.flatMap { UIImage(systemName: $0) }
  }

  public convenience init(
    systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil
  ) {
    self.init(barButtonSystemItem: systemItem, target: nil, action: nil)
    // The observer does not hear of this, so title and image stay the system item's.
    self.primaryAction = primaryAction
    self.menu = menu
  }

  public convenience init(customView: UIView) {
    self.init()
    self.customView = customView
  }

  public convenience init(
    title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil, menu: UIMenu? = nil
  ) {
    self.init()
    self.primaryAction = primaryAction
    // Observers do not hear of what an initializer of their own class sets.
    showPrimaryAction()
    if let title { self.title = title }
    if let image { self.image = image }
    self.menu = menu
  }

  public convenience init(primaryAction: UIAction?) {
    self.init(title: nil, image: nil, primaryAction: primaryAction, menu: nil)
  }

  open class func flexibleSpace() -> UIBarButtonItem {
    UIBarButtonItem(barButtonSystemItem: .flexibleSpace, target: nil, action: nil)
  }

  open class func fixedSpace(_ width: CGFloat) -> UIBarButtonItem {
    let item = UIBarButtonItem(barButtonSystemItem: .fixedSpace, target: nil, action: nil)
    item.width = width
    return item
  }

  // MARK: Use

  var isSpace: Bool { systemItem == .flexibleSpace || systemItem == .fixedSpace }

  /// What a tap does: the primary action, or the action on the target or up the responder chain.
  package func performPrimaryAction() {
    guard isEnabled else { return }
    if changesSelectionAsPrimaryAction { isSelected.toggle() }
    if let primaryAction {
      primaryAction.perform(sender: self)
    } else if let action {
      UIApplication.shared.sendAction(action, to: target, from: self, for: nil)
    }
  }

  open override func accessibilityActivate() -> Bool {
    performPrimaryAction()
    return isEnabled
  }
}

extension UIBarButtonItem.SystemItem {
  var title: String? {
    switch self {
    case .done: SystemWord.done.text
    case .cancel: SystemWord.cancel.text
    case .edit: SystemWord.edit.text
    case .save: SystemWord.save.text
    case .undo: SystemWord.undo.text
    case .redo: SystemWord.redo.text
    default: nil
    }
  }

  /// The symbol that stands for the item; nil for one with a title.
  var symbolName: String? {
    switch self {
    case .add: "plus"
    case .compose: "square.and.pencil"
    case .reply: "arrowshape.turn.up.left"
    case .action: "square.and.arrow.up"
    case .organize: "folder"
    case .bookmarks: "book"
    case .search: "magnifyingglass"
    case .refresh: "arrow.clockwise"
    case .stop, .close: "xmark"
    case .camera: "camera"
    case .trash: "trash"
    case .play: "play.fill"
    case .pause: "pause.fill"
    case .rewind: "backward.fill"
    case .fastForward: "forward.fill"
    default: nil
    }
  }

  /// What VoiceOver says.
  var spokenName: String? {
    switch self {
    case .add: SystemWord.add.text
    case .compose: SystemWord.compose.text
    case .reply: SystemWord.reply.text
    case .action: SystemWord.share.text
    case .organize: SystemWord.organize.text
    case .bookmarks: SystemWord.bookmarks.text
    case .search: SystemWord.search.text
    case .refresh: SystemWord.refresh.text
    case .stop: SystemWord.stop.text
    case .close: SystemWord.close.text
    case .camera: SystemWord.camera.text
    case .trash: SystemWord.delete.text
    case .play: SystemWord.play.text
    case .pause: SystemWord.pause.text
    case .rewind: SystemWord.rewind.text
    case .fastForward: SystemWord.fastForward.text
    default: title
    }
  }
}
