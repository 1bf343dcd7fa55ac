import Device
import Foundation
import Rendering

/// Starts an app whose main type is an application delegate.
@MainActor
enum ApplicationLaunch {
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
    guard application.windows.isEmpty, let scene = application.scenes.first as? UIWindowScene
    else { return }
    let options = UIScene.ConnectionOptions()
    let configuration = delegate.application(
      application, configurationForConnecting: scene.session, options: options)
    scene.session.configuration = configuration
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
  public static func main() {
    UIApplication.shared.applyLaunchOptions()
    guard let delegate = DynamicInitializer.object(Self.self) as? Self else {
      RuntimeIssue.report("\(Self.self).init() can't be called; the app has no delegate.")
      UIApplication.shared.runMainLoop()
    }
    ApplicationLaunch.start(delegate)
    withExtendedLifetime(delegate) { UIApplication.shared.runMainLoop() }
  }
}

extension UIApplication {
  /// Gives the device the model, settings and orientation that arguments and environment ask for.
  ///
  /// Also lets images of recorded drawing get their pixels. Comes before the first window.
  package func applyLaunchOptions() {
    Renderer.register()
    let process = ProcessInfo.processInfo
    let options = DeviceLaunchOptions(
      arguments: process.arguments, environment: process.environment, defaults: device.traits)
    device.model = options.model
    device.traits = options.traits
    device.orientation = options.orientation
    for problem in options.problems {
      FileHandle.standardError.write(Data("\(problem)\n".utf8))
    }
  }
}
