import Device
import Foundation

/// Starts an app whose main type is an application delegate.
@MainActor
enum ApplicationLaunch {
  /// Makes a delegate of a class and runs the app with it.
  static func run(_ type: AnyClass) -> Never {
    UIApplication.shared.applyLaunchOptions()
    guard let delegate = DynamicInitializer.object(type) as? any UIApplicationDelegate else {
      fail("\(type).init() can't be called, or gives no UIApplicationDelegate.")
    }
    start(delegate)
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
    _ = delegate.application(application, willFinishLaunchingWithOptions: nil)
    _ = delegate.application(application, didFinishLaunchingWithOptions: nil)
    NotificationCenter.default.post(
      name: UIApplication.didFinishLaunchingNotification, object: application)
    connectScene(of: delegate)
    application.enter(.active)
    TurnScheduler.shared.runTurn()
  }

  /// An app that showed a window by itself lives without a scene delegate.
  private static func connectScene(of delegate: any UIApplicationDelegate) {
    let application = UIApplication.shared
    guard application.windows.isEmpty, var scene = application.scenes.first as? UIWindowScene
    else { return }
    let options = UIScene.ConnectionOptions()
    let configuration = delegate.application(
      application, configurationForConnecting: scene.session, options: options)
    scene.session.configuration = configuration
    if let type = configuration.sceneClass as? UIWindowScene.Type, type != Swift.type(of: scene) {
      let made = type.init(session: scene.session, connectionOptions: options)
      application.storedScenes = application.storedScenes.map { $0 === scene ? made : $0 }
      scene = made
    }
    guard let type = configuration.delegateClass ?? standardSceneDelegate(beside: delegate),
      let made = DynamicInitializer.object(type) as? any UISceneDelegate
    else { return }
    scene.delegate = made
    NotificationCenter.default.post(name: UIScene.willConnectNotification, object: scene)
    made.scene(scene, willConnectTo: scene.session, options: options)
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
    return NSClassFromString("\(module).SceneDelegate")
  }
}

extension UIApplicationDelegate where Self: NSObject {
  /// The entry of an app whose delegate is marked with `@main`; does not return.
  public static func main() { ApplicationLaunch.run(Self.self) }
}

/// Starts the app with a delegate of the named class; does not return.
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
    if let name = principalClassName, NSClassFromString(name) != UIApplication.self {
      ApplicationLaunch.fail(
        "UIApplicationMain: a subclass of UIApplication (\(name)) can't be used.")
    }
    guard let name = delegateClassName else {
      ApplicationLaunch.fail("UIApplicationMain: a class of the delegate has to be named.")
    }
    guard let type = NSClassFromString(name) else {
      ApplicationLaunch.fail(
        "UIApplicationMain: there is no class \(name). Name it by NSStringFromClass(_:).")
    }
    ApplicationLaunch.run(type)
  }
}

extension UIApplication {
  /// Gives the device the model, settings and orientation that arguments and environment ask for.
  ///
  /// Comes before the first window.
  package func applyLaunchOptions() {
    let process = ProcessInfo.processInfo
    let options = DeviceLaunchOptions(
      arguments: process.arguments, environment: process.environment, defaults: device.traits)
    device.model = options.model
    device.systemVersion = options.systemVersion
    device.traits = options.traits
    DeviceLocale.current = options.traits.locale
    device.orientation = options.orientation
    for problem in options.problems {
      FileHandle.standardError.write(Data("\(problem)\n".utf8))
    }
  }
}
