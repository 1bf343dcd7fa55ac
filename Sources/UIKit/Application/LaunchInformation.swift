import Device
import Foundation
import FoundationAdditions

/// What an app's Info.plist says of its start.
@MainActor
struct LaunchInformation {
  let list: [String: Any]

  init(_ list: [String: Any]) {
    self.list = list
  }

  /// That of the main bundle.
  static var current: LaunchInformation = {
    // What the bundle of a package says of it else is of no concern here.
    if PackageBundle.isWithoutList { return LaunchInformation([:]) }
    var list = Bundle.main.infoDictionary ?? [:]
    // A package has no such list: its identifier is made up.
    if PackageBundle.isMain { list["CFBundleIdentifier"] = nil }
    return LaunchInformation(list)
  }()

  /// The storyboard of an app without scenes.
  var mainStoryboard: UIStoryboard? {
    guard scenes == nil else { return nil }
    let device = UIScreen.main.traitCollection.userInterfaceIdiom == .pad ? "~ipad" : "~iphone"
    let name =
      list["UIMainStoryboardFile" + device] as? String ?? list["UIMainStoryboardFile"] as? String
    return name.map(Self.storyboard)
  }

  // MARK: Scenes

  /// Whether the app lives by scenes, whatever connects them.
  var declaresScenes: Bool { scenes != nil }

  private var scenes: [String: Any]? { list["UIApplicationSceneManifest"] as? [String: Any] }

  /// Whether the list says itself what a scene is connected with.
  var hasScenes: Bool { !configurations(.windowApplication).isEmpty }

  private func configurations(_ role: UISceneSession.Role) -> [[String: Any]] {
    let all = scenes?["UISceneConfigurations"] as? [String: Any]
    return all?[role.rawValue] as? [[String: Any]] ?? []
  }

  /// Gives a configuration what the list says under its name, or first, if it has none.
  func complete(_ configuration: UISceneConfiguration) {
    let entries = configurations(configuration.role)
    let entry =
      configuration.name.map { name in
        entries.first { $0["UISceneConfigurationName"] as? String == name }
      } ?? entries.first
    guard let entry else { return }
    configuration.name = configuration.name ?? entry["UISceneConfigurationName"] as? String
    configuration.delegateClass = Self.type(entry, "UISceneDelegateClassName")
    if let scene = entry["UISceneClassName"] as? String, scene != "UIWindowScene" {
      configuration.sceneClass = Self.type(entry, "UISceneClassName")
    }
    configuration.storyboard =
      (entry["UISceneStoryboardFile"] as? String).map(Self.storyboard)
  }

  private static func storyboard(_ name: String) -> UIStoryboard {
    UIStoryboard(name: (name as NSString).deletingPathExtension, bundle: nil)
  }

  private static func type(_ entry: [String: Any], _ key: String) -> AnyClass? {
    guard let name = entry[key] as? String else { return nil }
    if let type = ClassNames.foundationType(named: name)
      ?? UIStoryboard.registeredClass(named: name)
    {
      return type
    }
    RuntimeIssue.report(
      "Info.plist names the class \(name) for \(key), which is not in the app.")
    return nil
  }
}
