import Foundation
import Testing

@testable import UIKit

/// The windows of delegates whose class isn't known.
@MainActor
@Suite struct OptionalWindowTests {
  private final class Delegate: NSObject, UIApplicationDelegate {
    var window: UIWindow?
  }

  private final class Windowless: NSObject, UIApplicationDelegate {}
  private final class WindowlessScene: NSObject, UIWindowSceneDelegate {}

  private final class SceneDelegate: NSObject, UIWindowSceneDelegate {
    var window: UIWindow?
  }

  @Test func theWindowIsOptionalTwiceWhereTheClassIsUnknown() throws {
    let delegate = Delegate()
    delegate.window = UIWindow()
    delegate.window?.rootViewController = UITabBarController()
    let unknown: (any UIApplicationDelegate)? = delegate
    #expect(unknown?.window??.rootViewController is UITabBarController)
    #expect(unknown?.window! === delegate.window)
    let window = try #require(unknown?.window)
    #expect(window === delegate.window)
  }

  @Test func aWindowThatIsNilIsTherefore() {
    let unknown: any UIApplicationDelegate = Delegate()
    let window: UIWindow?? = unknown.window
    #expect(window == .some(nil))
  }

  @Test func aDelegateWithoutTheRequirementHasNone() {
    let application: any UIApplicationDelegate = Windowless()
    let scene: any UIWindowSceneDelegate = WindowlessScene()
    let windows: [UIWindow??] = [application.window, scene.window]
    #expect(windows == [nil, nil])
  }

  @Test func delegatesOfScenesHaveOneToo() {
    let delegate = SceneDelegate()
    delegate.window = UIWindow()
    let unknown: (any UISceneDelegate)? = delegate
    let found = (unknown as? any UIWindowSceneDelegate)?.window??.rootViewController
    #expect(found == nil)
    let window: UIWindow?? = (unknown as? any UIWindowSceneDelegate)?.window
    #expect(window == .some(delegate.window))
  }
}
