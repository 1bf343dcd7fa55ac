import Device
import Foundation

/// Keeps what `SceneStorage` holds for the next launch of an app that has a container.
enum SceneRestoration {
  /// To be called before the first scene is made.
  ///
  /// Nothing is kept where the app has no container: it would lie among the settings of whoever starts it.
  static func start(environment: [String: String] = ProcessInfo.processInfo.environment) {
    guard environment["CFFIXED_USER_HOME"] != nil else { return SceneValues.restore { nil } }
    SceneValues.restore {
      let store = UserDefaults(suiteName: "\(ProcessInfo.processInfo.processName).savedState")
      if let store { StoredSettings.note(store) }
      return store
    }
  }
}
