import CoreGraphics
import Device
import Foundation

@preconcurrency @MainActor
open class UIApplication: UIResponder {
  public static let shared = UIApplication()

  /// The device that the app runs on.
  package let device = Device.main
  private(set) var visibleWindows: [UIWindow] = []
  weak var storedKeyWindow: UIWindow?
  let screenSpace = ScreenSpace()
  package private(set) var openedURLs: [URL] = []
  var storedScenes: [UIScene] = []
  private var isObserving = false
  private var settingsNotices = SettingsNotices()
  private lazy var windowLayout = WindowLayout(self)
  var receivers: [WeakEventReceiver] = []
  /// Whether the app is made of SwiftUI scenes, whose delegate does not hear of their states.
  package var usesSceneLifeCycle = false

  public enum State: Int, Sendable {
    case active = 0
    case inactive = 1
    case background = 2
  }

  public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let url = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsURLKey")
    public static let remoteNotification = LaunchOptionsKey(
      rawValue: "UIApplicationLaunchOptionsRemoteNotificationKey")
    public static let shortcutItem = LaunchOptionsKey(
      rawValue: "UIApplicationLaunchOptionsShortcutItemKey")
    public static let sourceApplication = LaunchOptionsKey(
      rawValue: "UIApplicationLaunchOptionsSourceApplicationKey")
    public static let annotation = LaunchOptionsKey(
      rawValue: "UIApplicationLaunchOptionsAnnotationKey")
    public static let localNotification = LaunchOptionsKey(
      rawValue: "UIApplicationLaunchOptionsLocalNotificationKey")
    public static let location = LaunchOptionsKey(
      rawValue: "UIApplicationLaunchOptionsLocationKey")
    public static let bluetoothCentrals = LaunchOptionsKey(
      rawValue: "UIApplicationLaunchOptionsBluetoothCentralsKey")
    public static let bluetoothPeripherals = LaunchOptionsKey(
      rawValue: "UIApplicationLaunchOptionsBluetoothPeripheralsKey")
    public static let userActivityDictionary = LaunchOptionsKey(
      rawValue: "UIApplicationLaunchOptionsUserActivityDictionaryKey")
    public static let userActivityType = LaunchOptionsKey(
      rawValue: "UIApplicationLaunchOptionsUserActivityTypeKey")
    public static let cloudKitShareMetadata = LaunchOptionsKey(
      rawValue: "UIApplicationLaunchOptionsCloudKitShareMetadataKey")
  }

  public struct OpenURLOptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let sourceApplication = OpenURLOptionsKey(
      rawValue: "UIApplicationOpenURLOptionsSourceApplicationKey")
    public static let annotation = OpenURLOptionsKey(
      rawValue: "UIApplicationOpenURLOptionsAnnotationKey")
    public static let openInPlace = OpenURLOptionsKey(
      rawValue: "UIApplicationOpenURLOptionsOpenInPlaceKey")
  }

  public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let universalLinksOnly = OpenExternalURLOptionsKey(
      rawValue: "UIApplicationOpenURLOptionUniversalLinksOnly")
  }

  // MARK: State

  open var delegate: (any UIApplicationDelegate)?
  open package(set) var applicationState = State.active
  /// Differs from Apple's: kept, and read by nobody here; the screen never goes dark.
  open var isIdleTimerDisabled = false
  /// Differs from Apple's: kept, and read by nobody here; no home screen shows the icon.
  open var applicationIconBadgeNumber = 0
  /// Differs from Apple's: kept, and read by nobody here; nobody shakes the device.
  open var applicationSupportsShakeToEdit = true
  open var preferredContentSizeCategory: UIContentSizeCategory {
    UIScreen.main.traitCollection.preferredContentSizeCategory
  }
  open var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    UIScreen.main.traitCollection.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
  }
  /// Nil for the first icon of the app.
  open var alternateIconName: String? { chosenIcon }
  var chosenIcon: String?
  /// What starts the app, until it has been told.
  var launchURL: URL?
  /// Differs from Apple's: kept, and read by nobody here; there is no home screen that shows them.
  open var shortcutItems: [UIApplicationShortcutItem]? = []
  /// Differs from Apple's: kept, and read by nobody here; iOS shows it nowhere since version 13 either.
  open var isNetworkActivityIndicatorVisible = false
  open var isProtectedDataAvailable: Bool { true }
  open var backgroundTimeRemaining: TimeInterval { .greatestFiniteMagnitude }

  /// Becomes as it is before an app is started; windows are taken from the screen by whoever has put them there.
  func forgetApp() {
    delegate = nil
    usesSceneLifeCycle = false
    storedScenes = []
    chosenIcon = nil
    launchURL = nil
    applicationState = .active
  }

  // MARK: Scenes and windows

  open var connectedScenes: Set<UIScene> {
    Set(scenes)
  }

  package var scenes: [UIScene] {
    if storedScenes.isEmpty { storedScenes = [UIWindowScene()] }
    return storedScenes
  }

  open var openSessions: Set<UISceneSession> { Set(scenes.map(\.session)) }
  open var supportsMultipleScenes: Bool { false }

  /// The app's visible windows, back to front.
  open var windows: [UIWindow] { visibleWindows.filter { !$0.isOfSystem } }
  open var keyWindow: UIWindow? { storedKeyWindow }

  func show(_ window: UIWindow) {
    visibleWindows.removeAll { $0 === window }
    let index = visibleWindows.firstIndex { $0.windowLevel.rawValue > window.windowLevel.rawValue }
    visibleWindows.insert(window, at: index ?? visibleWindows.count)
    if window.windowScene == nil, !window.isOfSystem {
      window.windowScene = scenes.first as? UIWindowScene
    }
    followDevice()
    UIChange.note()
  }

  func hide(_ window: UIWindow) {
    visibleWindows.removeAll { $0 === window }
    if storedKeyWindow === window {
      window.resignKey()
      storedKeyWindow = visibleWindows.last { $0.canBecomeKey }
    }
    UIChange.note()
  }

  func makeKey(_ window: UIWindow) {
    guard storedKeyWindow !== window, window.canBecomeKey else { return }
    if let old = storedKeyWindow {
      old.resignKey()
      NotificationCenter.default.post(name: UIWindow.didResignKeyNotification, object: old)
    }
    storedKeyWindow = window
    window.becomeKey()
    NotificationCenter.default.post(name: UIWindow.didBecomeKeyNotification, object: window)
    UIChange.note()
  }

  /// Lays windows out in turns, and anew when the device turns or its settings change.
  private func followDevice() {
    guard !isObserving else { return }
    isObserving = true
    settingsNotices = SettingsNotices(known: device.traits)
    TurnScheduler.shared.add(windowLayout, in: .layout)
    SystemAlerts.shared.install()
    device.addObserver { [weak self] change in
      guard let self else { return }
      for window in self.visibleWindows {
        if change != .traits {
          WindowTurning.resize(window, to: UIScreen.main.bounds, on: self.device)
        }
        TraitPass.update(window)
        window.setNeedsLayout()
      }
      if change == .traits {
        self.settingsNotices.post(changesTo: self.device.traits, of: self)
      }
      UIChange.note()
    }
  }

  // MARK: Events and actions

  open func sendEvent(_ event: UIEvent) {
    for window in visibleWindows.reversed() where event.touches(for: window)?.isEmpty == false {
      window.sendEvent(event)
    }
  }

  /// Calls `action` on `target`; without one, on the first of the chain of responders that says it can perform it.
  ///
  /// The chain begins with the first responder, or with the sender where nobody is first. A target without the method
  /// fails the test, as it ends an app on iOS.
  ///
  /// - Returns: whether somebody handled it.
  @discardableResult
  open func sendAction(_ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?)
    -> Bool
  {
    let arguments: [Any?] = [sender, event]
    if let target {
      return ActionDispatch.require(
        action, of: target as AnyObject, with: arguments, inPlaceOfNil: Self.standIns)
    }
    var next = FirstResponder.current ?? sender as? UIResponder
    // A responder may name another one that leads back to it.
    var asked: Set<ObjectIdentifier> = []
    while let taker = next?.target(forAction: action, withSender: sender),
      asked.insert(ObjectIdentifier(taker as AnyObject)).inserted
    {
      let responder = taker as? UIResponder
      if ActionDispatch.send(
        action, to: taker as AnyObject, with: arguments, inPlaceOfNil: Self.standIns)
      {
        return true
      }
      if let responder, let edit = TextEditAction(rawValue: action.description) {
        edit.send(to: responder, from: sender)
        return true
      }
      next = responder?.next
    }
    return false
  }

  /// A method that takes an event for granted gets an empty one where there is none, as Objective-C lets it run.
  private static var standIns: [Int: Any] { [1: UIEvent()] }

  open override var next: UIResponder? { delegate as? UIResponder }

  // MARK: URLs and others

  open func canOpenURL(_ url: URL) -> Bool {
    opens(url)
  }

  open func open(
    _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
    completionHandler completion: (@MainActor @Sendable (Bool) -> Void)? = nil
  ) {
    // No app is installed that a web address would open in place of the browser.
    let needsApp = options[.universalLinksOnly] as? Bool ?? false
    let isOwn = isOwn(url)
    let isOpened = !needsApp && (isOwn || canOpenURL(url))
    if !needsApp { openedURLs.append(url) }
    TurnScheduler.shared.enqueue { [weak self] in
      if isOwn, isOpened { self?.receive(url) }
      completion?(isOpened)
    }
  }

  /// Whether the app has asked for notifications from afar.
  open private(set) var isRegisteredForRemoteNotifications = false
  /// Differs from Apple's: no service gives a token, and the delegate hears of none.
  open func registerForRemoteNotifications() { isRegisteredForRemoteNotifications = true }
  open func unregisterForRemoteNotifications() { isRegisteredForRemoteNotifications = false }

  private var ignoringCount = 0
  /// Whether fingers that go down reach no view; from as many begins as ends.
  open var isIgnoringInteractionEvents: Bool { ignoringCount > 0 }
  open func beginIgnoringInteractionEvents() { ignoringCount += 1 }
  open func endIgnoringInteractionEvents() { ignoringCount = max(ignoringCount - 1, 0) }

  /// Differs from Apple's: a task never expires, whatever its name, and so its handler is never called.
  @discardableResult
  open func beginBackgroundTask(
    withName taskName: String? = nil,
    expirationHandler handler: (@MainActor @Sendable () -> Void)? = nil
  ) -> UIBackgroundTaskIdentifier {
    lastBackgroundTask += 1
    return UIBackgroundTaskIdentifier(rawValue: lastBackgroundTask)
  }
  private var lastBackgroundTask = 0

  open func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) {}

  public static let openSettingsURLString = "app-settings:"
  public static let openNotificationSettingsURLString = "app-settings:notifications"
}

public struct UIBackgroundTaskIdentifier: RawRepresentable, Hashable, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  public static let invalid = UIBackgroundTaskIdentifier(rawValue: 0)
}

extension UIApplication {
  public static let didFinishLaunchingNotification = Notification.Name(
    "UIApplicationDidFinishLaunchingNotification")
  public static let didBecomeActiveNotification = Notification.Name(
    "UIApplicationDidBecomeActiveNotification")
  public static let willResignActiveNotification = Notification.Name(
    "UIApplicationWillResignActiveNotification")
  public static let didEnterBackgroundNotification = Notification.Name(
    "UIApplicationDidEnterBackgroundNotification")
  public static let willEnterForegroundNotification = Notification.Name(
    "UIApplicationWillEnterForegroundNotification")
  public static let willTerminateNotification = Notification.Name(
    "UIApplicationWillTerminateNotification")
  public static let didReceiveMemoryWarningNotification = Notification.Name(
    "UIApplicationDidReceiveMemoryWarningNotification")
  public static let significantTimeChangeNotification = Notification.Name(
    "UIApplicationSignificantTimeChangeNotification")
  public static let userDidTakeScreenshotNotification = Notification.Name(
    "UIApplicationUserDidTakeScreenshotNotification")
}
