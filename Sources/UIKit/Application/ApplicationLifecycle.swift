import Device
import Foundation

extension UIApplication {
  /// Moves the app to another state through those in between, as the system does, and tells the
  /// delegate, the scenes and the notification centre of each step.
  package func enter(_ state: State) {
    switch (applicationState, state) {
    case (.active, .inactive):
      resignActive()
    case (.active, .background):
      resignActive()
      enterBackground()
    case (.inactive, .background):
      enterBackground()
    case (.inactive, .active):
      becomeActive()
    case (.background, .active):
      enterForeground()
      becomeActive()
    case (.background, .inactive):
      enterForeground()
    case (.active, .active), (.inactive, .inactive), (.background, .background):
      return
    }
    UIChange.note()
  }

  private func resignActive() {
    tell(Self.willResignActiveNotification) { $0.applicationWillResignActive(self) }
    tellScenes(.foregroundInactive, UIScene.willDeactivateNotification) {
      $0.sceneWillResignActive($1)
    }
    applicationState = .inactive
  }

  private func enterBackground() {
    applicationState = .background
    tell(Self.didEnterBackgroundNotification) { $0.applicationDidEnterBackground(self) }
    tellScenes(.background, UIScene.didEnterBackgroundNotification) {
      $0.sceneDidEnterBackground($1)
    }
    for scene in scenes {
      scene.session.stateRestorationActivity = scene.delegate?.stateRestorationActivity(for: scene)
    }
  }

  private func enterForeground() {
    tell(Self.willEnterForegroundNotification) { $0.applicationWillEnterForeground(self) }
    tellScenes(.foregroundInactive, UIScene.willEnterForegroundNotification) {
      $0.sceneWillEnterForeground($1)
    }
    applicationState = .inactive
  }

  private func becomeActive() {
    applicationState = .active
    tell(Self.didBecomeActiveNotification) { $0.applicationDidBecomeActive(self) }
    tellScenes(.foregroundActive, UIScene.didActivateNotification) { $0.sceneDidBecomeActive($1) }
  }

  /// The delegate of an app with scenes does not hear of their states.
  private func tell(
    _ notification: Notification.Name, _ call: (any UIApplicationDelegate) -> Void
  ) {
    if let delegate, !livesByScenes { call(delegate) }
    NotificationCenter.default.post(name: notification, object: self)
  }

  private var livesByScenes: Bool {
    usesSceneLifeCycle || scenes.contains { $0.delegate != nil }
  }

  private func tellScenes(
    _ state: UIScene.ActivationState, _ notification: Notification.Name,
    _ call: (any UISceneDelegate, UIScene) -> Void
  ) {
    for scene in scenes {
      scene.activationState = state
      if let delegate = scene.delegate { call(delegate, scene) }
      NotificationCenter.default.post(name: notification, object: scene)
    }
  }

  // MARK: What comes from outside

  /// The system gives the app a URL to open.
  package func receive(_ url: URL) {
    for receiver in eventReceivers where receiver.receive(url) { return }
    if let activity = NSUserActivity(webAddress: url) { return resume(activity) }
    let sceneDelegates = scenes.compactMap { scene in scene.delegate.map { (scene, $0) } }
    if sceneDelegates.isEmpty {
      _ = delegate?.application(self, open: url, options: [.openInPlace: false])
    }
    for (scene, delegate) in sceneDelegates {
      delegate.scene(scene, openURLContexts: [UIOpenURLContext(url: url)])
    }
    UIChange.note()
  }

  /// The system gives the app something to go on with, as a web address that belongs to it.
  func resume(_ activity: NSUserActivity) {
    let sceneDelegates = scenes.compactMap { scene in scene.delegate.map { (scene, $0) } }
    for (scene, delegate) in sceneDelegates { delegate.scene(scene, continue: activity) }
    if sceneDelegates.isEmpty, let delegate {
      _ = delegate.application(self, willContinueUserActivityWithType: activity.activityType)
      _ = delegate.application(self, continue: activity) { restored in
        for object in restored ?? [] { object.restoreUserActivityState(activity) }
      }
    }
    UIChange.note()
  }

  /// The contents that want what comes from outside, as long as they live.
  private var eventReceivers: [any ExternalEventReceiver] { receivers.compactMap(\.receiver) }

  package func addReceiver(_ receiver: any ExternalEventReceiver) {
    removeReceiver(receiver)
    receivers.append(WeakEventReceiver(receiver: receiver))
  }

  package func removeReceiver(_ receiver: any ExternalEventReceiver) {
    receivers.removeAll { $0.receiver == nil || $0.receiver === receiver }
  }
}

/// Content that takes what the system brings to the app.
@MainActor
package protocol ExternalEventReceiver: AnyObject {
  /// - Returns: whether the content took the URL.
  func receive(_ url: URL) -> Bool

  /// - Returns: whether a shortcut of the content is bound to the key.
  func receive(_ key: KeyEvent) -> Bool
}

struct WeakEventReceiver {
  weak var receiver: (any ExternalEventReceiver)?
}
