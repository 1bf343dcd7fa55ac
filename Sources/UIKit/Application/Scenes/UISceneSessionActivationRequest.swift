import Device
import Foundation

/// Asks for a scene to be shown, or for another one.
@preconcurrency @MainActor
public final class UISceneSessionActivationRequest: NSObject {
  public let role: UISceneSession.Role
  public let session: UISceneSession?
  public let userActivity: NSUserActivity?

  /// Asks for a new scene.
  public init(
    role: UISceneSession.Role = .windowApplication, userActivity: NSUserActivity? = nil
  ) {
    self.role = role
    self.userActivity = userActivity
    session = nil
    super.init()
  }

  /// Asks for the scene of a session.
  public init(session: UISceneSession, userActivity: NSUserActivity? = nil) {
    self.session = session
    self.userActivity = userActivity
    role = session.role
    super.init()
  }
}

extension UIApplication {
  /// Shows the scene of a session; a new one is denied, as on a device that shows one scene at a time.
  ///
  /// An activity goes to the delegate of the scene. `errorHandler` is told in the next turn of the run loop.
  public func activateSceneSession(
    for request: UISceneSessionActivationRequest, errorHandler: ((any Error) -> Void)? = nil
  ) {
    guard let scene = request.session?.scene else {
      let error = UISceneError(.multipleScenesNotSupported)
      TurnScheduler.shared.enqueue { errorHandler?(error) }
      return
    }
    guard let activity = request.userActivity else { return }
    TurnScheduler.shared.enqueue { scene.delegate?.scene(scene, continue: activity) }
  }

  /// As `activateSceneSession(for:errorHandler:)`, with the parts of a request.
  ///
  /// Differs from Apple's: `options` make no difference.
  public func requestSceneSessionActivation(
    _ sceneSession: UISceneSession?, userActivity: NSUserActivity?,
    options: UIScene.ActivationRequestOptions?, errorHandler: ((any Error) -> Void)? = nil
  ) {
    let request =
      sceneSession.map {
        UISceneSessionActivationRequest(session: $0, userActivity: userActivity)
      } ?? UISceneSessionActivationRequest(userActivity: userActivity)
    activateSceneSession(for: request, errorHandler: errorHandler)
  }
}

extension UIScene {
  /// How a scene is to be shown.
  @preconcurrency @MainActor
  open class ActivationRequestOptions: NSObject {
    /// Differs from Apple's: kept, and read by nobody here.
    open weak var requestingScene: UIScene?
  }
}
