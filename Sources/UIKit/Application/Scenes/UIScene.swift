import Foundation

@preconcurrency @MainActor
open class UIScene: UIResponder {
  public enum ActivationState: Int, Sendable {
    case unattached = -1
    case foregroundActive = 0
    case foregroundInactive = 1
    case background = 2
  }

  public struct ConnectionOptions {
    /// The URL that started the app.
    public internal(set) var urlContexts: Set<UIOpenURLContext> = []
    /// The web address that started the app.
    public internal(set) var userActivities: Set<NSUserActivity> = []
    /// Differs from Apple's: always nil; there is no home screen with shortcuts.
    public var shortcutItem: UIApplicationShortcutItem?

    package init() {}

    /// A URL has started the app; a web address is something that its user goes on with.
    mutating func take(_ url: URL) {
      if let activity = NSUserActivity(webAddress: url) {
        userActivities = [activity]
      } else {
        urlContexts = [UIOpenURLContext(url: url)]
      }
    }
  }

  open var session: UISceneSession
  open var delegate: (any UISceneDelegate)?
  open internal(set) var activationState = ActivationState.foregroundActive
  /// Differs from Apple's: kept, and read by nobody here; no list of windows is shown.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var title: String! = ""

  /// Differs from Apple's: the options reach the scene's delegate only.
  public required init(session: UISceneSession, connectionOptions: ConnectionOptions) {
    self.session = session
    super.init()
  }

  /// A scene with a session of its own, as tests make one.
  public required convenience override init() {
    self.init(session: UISceneSession(), connectionOptions: ConnectionOptions())
  }

  open override var next: UIResponder? { UIApplication.shared }

  /// How another app opens an address.
  @preconcurrency @MainActor
  open class OpenExternalURLOptions: NSObject {
    /// Whether a web address is opened by an app of its own only.
    open var universalLinksOnly = false

    public override init() { super.init() }
  }

  /// Opens an address, as the application does.
  public final func open(
    _ url: URL, options: OpenExternalURLOptions?,
    completionHandler completion: (@MainActor @Sendable (Bool) -> Void)? = nil
  ) {
    UIApplication.shared.open(
      url, options: [.universalLinksOnly: options?.universalLinksOnly ?? false],
      completionHandler: completion)
  }

  public static let willConnectNotification = Notification.Name("UISceneWillConnectNotification")
  public static let didDisconnectNotification = Notification.Name(
    "UISceneDidDisconnectNotification")
  public static let didActivateNotification = Notification.Name("UISceneDidActivateNotification")
  public static let willDeactivateNotification = Notification.Name(
    "UISceneWillDeactivateNotification")
  public static let willEnterForegroundNotification = Notification.Name(
    "UISceneWillEnterForegroundNotification")
  public static let didEnterBackgroundNotification = Notification.Name(
    "UISceneDidEnterBackgroundNotification")
}

@preconcurrency @MainActor
open class UISceneSession: NSObject {
  public struct Role: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
    public static let windowExternalDisplayNonInteractive = Role(
      rawValue: "UIWindowSceneSessionRoleExternalDisplayNonInteractive")
  }

  open weak var scene: UIScene?
  open var role: Role { configuration.role }
  open internal(set) var configuration = UISceneConfiguration(
    name: nil, sessionRole: .windowApplication)
  open var persistentIdentifier: String { "main" }
  open var userInfo: [String: Any]?
  /// What the scene's delegate told of its state when the app last went to the background.
  open internal(set) var stateRestorationActivity: NSUserActivity?

  public override init() {
    super.init()
  }
}

@preconcurrency @MainActor
open class UISceneConfiguration: NSObject {
  open internal(set) var name: String?
  open internal(set) var role: UISceneSession.Role
  /// Of the scene that is connected; nil for `UIWindowScene`.
  open var sceneClass: AnyClass?
  open var delegateClass: AnyClass?
  /// Its initial controller is the root of the scene's window.
  open var storyboard: UIStoryboard?

  /// Takes classes and storyboard from the entry of the app's Info.plist that has the name, or the first one.
  public init(name: String?, sessionRole: UISceneSession.Role) {
    self.name = name
    role = sessionRole
    super.init()
    LaunchInformation.current.complete(self)
  }
}

open class UIOpenURLContext: NSObject, @unchecked Sendable {
  public let url: URL
  public let options: UIScene.OpenURLOptions

  package init(url: URL) {
    self.url = url
    options = UIScene.OpenURLOptions()
    super.init()
  }
}

extension UIScene {
  /// How a URL is to be opened.
  open class OpenURLOptions: NSObject, @unchecked Sendable {
    /// Differs from Apple's: always nil; nobody says which app it came from.
    open var sourceApplication: String? { nil }
    /// Differs from Apple's: always nil.
    open var annotation: Any? { nil }
    open var openInPlace: Bool { false }
  }
}

/// What the user is doing, to hand over to another device or to the app itself later.
open class NSUserActivity: NSObject, @unchecked Sendable {
  public let activityType: String
  open var title: String?
  open var userInfo: [AnyHashable: Any]?
  /// The web address that the app was asked to open.
  ///
  /// Differs from Apple's: one that the app sets itself leads nowhere.
  open var webpageURL: URL?
  /// Whether the system keeps the activity, so that the user can look for it.
  ///
  /// Differs from Apple's: nobody looks for it.
  open var isEligibleForSearch = false
  /// Differs from Apple's: kept, and read by nobody here; activities leave the app nowhere.
  open var isEligibleForHandoff = true
  /// Whether the system keeps the activity, to suggest it.
  ///
  /// Differs from Apple's: nobody suggests it.
  open var isEligibleForPrediction = false
  /// What the system keeps the activity under, until the app has it deleted.
  open var persistentIdentifier: NSUserActivityPersistentIdentifier?

  public init(activityType: String) {
    self.activityType = activityType
    super.init()
  }

  /// Going on with a page of the web; nil for other URLs.
  package convenience init?(webAddress url: URL) {
    guard ["http", "https"].contains(url.scheme?.lowercased()) else { return nil }
    self.init(activityType: NSUserActivityTypeBrowsingWeb)
    webpageURL = url
  }

  open func addUserInfoEntries(from otherDictionary: [AnyHashable: Any]) {
    userInfo = (userInfo ?? [:]).merging(otherDictionary) { $1 }
  }

  /// The user does it now; the system keeps what it may look for or suggest.
  open func becomeCurrent() {
    guard !isInvalid else { return }
    if isEligibleForSearch || isEligibleForPrediction { SavedActivities.shared.add(self) }
  }
  /// Differs from Apple's: no other device goes on with what is current, so that nothing is seen of it.
  open func resignCurrent() {}
  private var isInvalid = false
  /// The activity becomes current no more.
  open func invalidate() { isInvalid = true }
}

public let NSUserActivityTypeBrowsingWeb = "NSUserActivityTypeBrowsingWeb"
