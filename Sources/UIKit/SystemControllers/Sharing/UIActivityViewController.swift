import CoreGraphics
import Device
import Foundation

/// A service that a share sheet offers.
@preconcurrency @MainActor
open class UIActivity: NSObject {
  public struct ActivityType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    public init(_ rawValue: String) {
      self.rawValue = rawValue
    }

    public static let copyToPasteboard = ActivityType("com.apple.UIKit.activity.CopyToPasteboard")
    public static let mail = ActivityType("com.apple.UIKit.activity.Mail")
    public static let message = ActivityType("com.apple.UIKit.activity.Message")
    public static let print = ActivityType("com.apple.UIKit.activity.Print")
    public static let airDrop = ActivityType("com.apple.UIKit.activity.AirDrop")
    public static let saveToCameraRoll = ActivityType("com.apple.UIKit.activity.SaveToCameraRoll")
    public static let assignToContact = ActivityType("com.apple.UIKit.activity.AssignToContact")
    public static let addToReadingList = ActivityType("com.apple.UIKit.activity.AddToReadingList")
    public static let markupAsPDF = ActivityType("com.apple.UIKit.activity.MarkupAsPDF")
    public static let openInIBooks = ActivityType("com.apple.UIKit.activity.OpenInIBooks")
    public static let postToFacebook = ActivityType("com.apple.UIKit.activity.PostToFacebook")
    public static let postToTwitter = ActivityType("com.apple.UIKit.activity.PostToTwitter")
    public static let postToWeibo = ActivityType("com.apple.UIKit.activity.PostToWeibo")
    public static let postToTencentWeibo = ActivityType("com.apple.UIKit.activity.TencentWeibo")
    public static let postToFlickr = ActivityType("com.apple.UIKit.activity.PostToFlickr")
    public static let postToVimeo = ActivityType("com.apple.UIKit.activity.PostToVimeo")
    public static let sharePlay = ActivityType("com.apple.UIKit.activity.SharePlay")
    public static let addToHomeScreen = ActivityType("com.apple.UIKit.activity.AddToHomeScreen")
    public static let collaborationInviteWithLink = ActivityType(
      "com.apple.UIKit.activity.CollaborationInviteWithLink")
    public static let collaborationCopyLink = ActivityType(
      "com.apple.UIKit.activity.CollaborationCopyLink")
  }

  public enum Category: Int, Sendable {
    case action = 0
    case share = 1
  }

  fileprivate var didFinish: ((Bool) -> Void)?

  open class var activityCategory: Category { .action }
  open var activityType: ActivityType? { nil }
  open var activityTitle: String? { nil }
  open var activityImage: UIImage? { nil }
  open var activityViewController: UIViewController? { nil }
  open func canPerform(withActivityItems activityItems: [Any]) -> Bool { false }
  open func prepare(withActivityItems activityItems: [Any]) {}
  open func perform() {}

  /// Tells the share sheet that the service is done.
  open func activityDidFinish(_ completed: Bool) {
    didFinish?(completed)
  }
}

/// A share sheet: offers to copy the items, and what the app itself offers.
///
/// Differs from Apple's: no services of the system but copying.
@preconcurrency @MainActor
open class UIActivityViewController: UIViewController {
  public typealias CompletionHandler = (UIActivity.ActivityType?, Bool) -> Void
  public typealias CompletionWithItemsHandler = (
    UIActivity.ActivityType?, Bool, [Any]?, (any Error)?
  ) -> Void

  private let items: [Any]
  private let activities: [UIActivity]

  public init(activityItems: [Any], applicationActivities: [UIActivity]?) {
    items = activityItems
    activities = applicationActivities ?? []
    super.init(nibName: nil, bundle: nil)
  }

  public required init?(coder: NSCoder) { nil }

  open var completionWithItemsHandler: CompletionWithItemsHandler?
  open var excludedActivityTypes: [UIActivity.ActivityType]?
  /// Differs from Apple's: kept, and read by nobody here; no service stands out.
  open var allowsProminentActivity = true

  /// On a screen that is large both ways it is a popover; documented.
  package override var automaticPresentationStyle: UIModalPresentationStyle {
    traitCollection.isRoomy ? .popover : .pageSheet
  }
  override var reasonForSource: String? {
    "Your application has presented a UIActivityViewController (\(type(of: self))). In its current "
      + "trait environment, the modalPresentationStyle of a UIActivityViewController"
  }

  // MARK: Sheet

  /// The list stands in a bar of its own, whose name UI tests know.
  open override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemGroupedBackground
    view.accessibilityIdentifier = ShareSheetParts.identifier
    let list = ActivityList(texts.first, rows: rows) { [weak self] in
      self?.finish(nil, completed: false)
    }
    let navigation = UINavigationController(rootViewController: list)
    navigation.navigationBar.accessibilityIdentifier = ShareSheetParts.barIdentifier
    addChild(navigation)
    navigation.view.frame = view.bounds
    navigation.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(navigation.view)
    navigation.didMove(toParent: self)
  }

  private var rows: [ActivityList.Row] {
    var rows: [ActivityList.Row] = []
    if !isExcluded(.copyToPasteboard) {
      rows.append(
        ActivityList.Row(
          title: SystemWord.copy.text, image: UIImage(systemName: ShareSheetParts.copySymbol),
          run: { [weak self] in self?.copyItems() }))
    }
    for activity in activities where isOffered(activity) {
      rows.append(
        ActivityList.Row(
          title: activity.activityTitle ?? "", image: activity.activityImage,
          run: { [weak self] in self?.run(activity) }))
    }
    return rows
  }

  /// The words of what is shared, as the app has given it.
  private var texts: [String] { Self.texts(of: items) }

  private static func texts(of items: [Any]) -> [String] {
    items.compactMap(ShareSheetParts.words)
  }

  private func isExcluded(_ type: UIActivity.ActivityType?) -> Bool {
    type.map { excludedActivityTypes?.contains($0) ?? false } ?? false
  }

  private func isOffered(_ activity: UIActivity) -> Bool {
    !isExcluded(activity.activityType) && activity.canPerform(withActivityItems: items)
  }

  // MARK: Choosing

  private func copyItems() {
    let items = items.compactMap { item -> Any? in
      guard let source = item as? any UIActivityItemSource else { return item }
      return source.activityViewController(self, itemForActivityType: .copyToPasteboard)
    }
    ShareSheetParts.copy(Self.texts(of: items))
    finish(.copyToPasteboard, completed: true)
  }

  private func run(_ activity: UIActivity) {
    activity.prepare(withActivityItems: items)
    activity.didFinish = { [weak self] completed in
      self?.finish(activity.activityType, completed: completed)
    }
    activity.perform()
  }

  private func finish(_ type: UIActivity.ActivityType?, completed: Bool) {
    let handler = completionWithItemsHandler
    dismiss(animated: false) { handler?(type, completed, nil, nil) }
  }
}
