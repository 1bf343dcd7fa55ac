import SwiftUI
import TestReporting
import UIKit

extension XCUIApplication {
  // MARK: Apps in the process of the test

  /// An app that shows `rootView`, running in the process of the test.
  ///
  /// Not part of Apple's API. It runs at once and takes the whole screen of the process's device; frames are
  /// in points from its top left. `launch()` makes the view anew, so that its state begins again; an app that is
  /// started after it ends it. A launch with arguments or an environment fails the running test, since the
  /// process has its own; a crash of the view is one of the test process.
  ///
  /// - Parameter rootView: Makes the view; evaluated at each launch.
  public convenience init<Root: View>(
    rootView: @autoclosure @escaping @MainActor () -> Root
  ) {
    self.init(launcher: Self.hostLauncher { UIHostingController(rootView: rootView()) })
  }

  /// An app that shows the view of `rootViewController`, running in the process of the test.
  ///
  /// Not part of Apple's API; works as with a view. `launch()` makes the controller anew.
  ///
  /// - Parameter rootViewController: Makes the root of the window; evaluated at each launch.
  public convenience init(
    rootViewController: @autoclosure @escaping @MainActor () -> UIViewController
  ) {
    self.init(launcher: Self.hostLauncher { rootViewController() })
  }

  /// Code of the language mode 5 comes here from everywhere, with a warning at most.
  private static func hostLauncher(
    _ makeController: @escaping @MainActor () -> UIViewController
  ) -> any ApplicationLauncher {
    if OnMainActor.isCurrent { return HostLauncher(makeController) }
    Failure.record { NowhereLauncher.message }
    return NowhereLauncher()
  }
}
