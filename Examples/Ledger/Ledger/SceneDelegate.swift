import UIKit

class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let appDelegate = UIApplication.shared.delegate as? AppDelegate,
      let navigation = window?.rootViewController as? UINavigationController,
      let entries = navigation.viewControllers.first as? EntriesViewController
    else { return }
    entries.ledger = appDelegate.ledger
  }
}
