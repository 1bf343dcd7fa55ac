import Automation
import Device
import Foundation
import FoundationAdditions

/// Starts an app whose main type is an application delegate.
@MainActor
enum ApplicationLaunch {
  /// Makes a delegate of a class and runs the app with it; returns only where the app hosts tests.
  static func run(_ type: AnyClass) {
    UIApplication.shared.applyLaunchOptions()
    guard let delegate = DynamicInitializer.object(type) as? any UIApplicationDelegate else {
      fail("\(type).init() can't be called, or gives no UIApplicationDelegate.")
    }
    start(delegate)
    guard !_ApplicationHost.isStarting else {
      _ApplicationHost.kept.append(delegate)
      return
    }
    withExtendedLifetime(delegate) { UIApplication.shared.runMainLoop() }
  }

  /// Ends an app that cannot start; a driver shows what it said.
  static func fail(_ message: String) -> Never {
    FileHandle.standardError.write(Data("\(message)\n".utf8))
    exit(1)
  }

  /// Tells the delegate and connects a scene, as the system does at a start.
  static func start(_ delegate: any UIApplicationDelegate) {
    let application = UIApplication.shared
    application.delegate = delegate
    application.applicationState = .inactive
    let information = LaunchInformation.current
    let window = mainWindow(of: delegate, information)
    // An app with scenes hears of what started it when its scene is connected.
    let url = information.declaresScenes ? nil : application.launchURL
    let options = url.map { [UIApplication.LaunchOptionsKey.url: $0 as Any] }
    let willOpen = delegate.application(application, willFinishLaunchingWithOptions: options)
    let told = DefaultRequirement.call {
      delegate.application(application, didFinishLaunchingWithOptions: options)
    }
    // The form of the first versions, for those that have only that.
    if told == nil { delegate.applicationDidFinishLaunching(application) }
    let didOpen = told ?? true
    if url != nil, !(willOpen && didOpen) { _ = application.takeLaunchURL() }
    NotificationCenter.default.post(
      name: UIApplication.didFinishLaunchingNotification, object: application)
    // The delegate may have taken another window meanwhile.
    if window != nil { delegate.window?.makeKeyAndVisible() }
    connectScene(of: delegate, information)
    application.receiveLaunchURL()
    application.enter(.active)
    TurnScheduler.shared.runTurn()
  }

  /// The window of the main storyboard, which is there before the delegate hears of anything, and is shown
  /// when it has.
  private static func mainWindow(
    of delegate: any UIApplicationDelegate, _ information: LaunchInformation
  ) -> UIWindow? {
    guard let storyboard = information.mainStoryboard else { return nil }
    let window = UIWindow(frame: UIScreen.main.bounds)
    delegate.window = window
    guard delegate.window === window else {
      RuntimeIssue.report(
        "The app delegate must implement the window property if it wants to use a main storyboard "
          + "file.")
      return nil
    }
    window.rootViewController = storyboard.instantiateInitialViewController()
    return window
  }

  /// The window of a scene's storyboard; the delegate has it when it hears of its scene.
  private static func window(
    of scene: UIWindowScene, _ delegate: any UISceneDelegate, _ configuration: UISceneConfiguration
  ) -> UIWindow? {
    guard let storyboard = configuration.storyboard,
      let delegate = delegate as? any UIWindowSceneDelegate
    else { return nil }
    let window = UIWindow(windowScene: scene)
    delegate.window = window
    guard delegate.window === window else {
      RuntimeIssue.report(
        "The scene delegate must implement the window property if it wants to use a storyboard.")
      return nil
    }
    window.rootViewController = storyboard.instantiateInitialViewController()
    return window
  }

  /// An app that showed a window by itself lives without a scene delegate.
  private static func connectScene(
    of delegate: any UIApplicationDelegate, _ information: LaunchInformation
  ) {
    let application = UIApplication.shared
    guard application.windows.isEmpty, let scene = application.scenes.first as? UIWindowScene
    else { return }
    connect(scene, of: delegate, information)
  }

  /// Connects a scene with what the delegate and the app's Info.plist say of it.
  static func connect(
    _ connected: UIWindowScene, of delegate: any UIApplicationDelegate,
    _ information: LaunchInformation
  ) {
    let application = UIApplication.shared
    var scene = connected
    var options = UIScene.ConnectionOptions()
    information.complete(scene.session.configuration)
    let configuration = delegate.application(
      application, configurationForConnecting: scene.session, options: options)
    scene.session.configuration = configuration
    if let type = configuration.sceneClass as? UIWindowScene.Type, type != Swift.type(of: scene) {
      let made = type.init(session: scene.session, connectionOptions: options)
      application.storedScenes = application.storedScenes.map { $0 === scene ? made : $0 }
      scene = made
    }
    let standard: AnyClass? = information.hasScenes ? nil : standardSceneDelegate(beside: delegate)
    guard let type = configuration.delegateClass ?? standard,
      let made = DynamicInitializer.object(type) as? any UISceneDelegate
    else { return }
    scene.delegate = made
    let window = window(of: scene, made, configuration)
    if let url = application.takeLaunchURL() { options.take(url) }
    NotificationCenter.default.post(name: UIScene.willConnectNotification, object: scene)
    made.scene(scene, willConnectTo: scene.session, options: options)
    // The delegate may have taken another window meanwhile.
    if window != nil { (made as? any UIWindowSceneDelegate)?.window?.makeKeyAndVisible() }
    NotificationCenter.default.post(
      name: UIScene.willEnterForegroundNotification, object: scene)
    made.sceneWillEnterForeground(scene)
  }

  /// `SceneDelegate` of the delegate's module, which apps name in their property list.
  private static func standardSceneDelegate(beside delegate: any UIApplicationDelegate) -> AnyClass?
  {
    guard let module = String(reflecting: type(of: delegate)).split(separator: ".").first else {
      return nil
    }
    return ClassNames.foundationType(named: "\(module).SceneDelegate")
  }
}

extension UIApplicationDelegate where Self: NSObject {
  /// The entry of an app whose delegate is marked with `@main`; does not return, unless the app hosts
  /// tests.
  public static func main() { ApplicationLaunch.run(Self.self) }
}

/// Starts the app with a delegate of the named class; does not return, unless the app hosts tests.
///
/// Differs from Apple's: a class of the app's own in place of `UIApplication` is not supported, and
/// ends the app with a message, as does a delegate class that cannot be found or made.
///
/// `principalClassName` is the class of the application object, nil or `UIApplication`;
/// `delegateClassName` the class of the delegate, as `NSStringFromClass` spells it.
@discardableResult
public func UIApplicationMain(
  _ argc: Int32, _ argv: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?,
  _ principalClassName: String?, _ delegateClassName: String?
) -> Int32 {
  // Called at the top level of main.swift, which Swift 5 does not isolate to the main actor.
  MainActor.assumeIsolated {
    if let name = principalClassName, NSClassFromString(objectiveC: name) != UIApplication.self {
      ApplicationLaunch.fail(
        "UIApplicationMain: a subclass of UIApplication (\(name)) can't be used.")
    }
    guard let name = delegateClassName else {
      ApplicationLaunch.fail("UIApplicationMain: a class of the delegate has to be named.")
    }
    guard let type = NSClassFromString(objectiveC: name) else {
      ApplicationLaunch.fail(
        "UIApplicationMain: there is no class \(name). Name it by NSStringFromClass(_:).")
    }
    ApplicationLaunch.run(type)
    return 0
  }
}

extension UIApplication {
  /// Gives the device the model, settings and orientation that arguments and environment ask for.
  ///
  /// Comes before the first window.
  package func applyLaunchOptions() {
    if !_ApplicationHost.isStarting { AutomationServer.holdMistakesIfRequested() }
    defer { applyLaunchInformation() }
    let environment = ProcessInfo.processInfo.environment
    launchURL = environment[Self.launchURLVariable].flatMap { URL(string: $0) }
    // Arguments say more than the product.
    let languages = LaunchedProduct.current?.languages ?? []
    let preferred =
      languages.isEmpty ? [] : ["-AppleLanguages", "(\(languages.joined(separator: ", ")))"]
    let options = DeviceLaunchOptions(
      arguments: preferred + _ApplicationHost.arguments, environment: environment,
      defaults: device.traits)
    device.apply(options)
    DeviceLocale.current = options.traits.locale
    guard !options.problems.isEmpty else { return }
    // The device has told what is wrong with the variables when it was made.
    let known = DeviceLaunchOptions(environment: environment).problems
    for problem in options.problems where !known.contains(problem) {
      FileHandle.standardError.write(Data("\(problem)\n".utf8))
    }
  }

  /// Gives the device what the app's Info.plist fixes.
  private func applyLaunchInformation() {
    let information = LaunchInformation.current
    if let scheme = information.colorScheme { device.traits.colorScheme = scheme }
    InterfaceOrientations.turnForLaunch(device)
  }
}
