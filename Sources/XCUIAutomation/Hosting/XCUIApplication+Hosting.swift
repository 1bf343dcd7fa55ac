import SwiftUI
import UIKit

extension XCUIApplication {
  // MARK: Apps in the process of the test

  /// An app that shows `rootView`, running in the process of the test.
  ///
  /// Not part of Apple's API. It runs at once; `launch()` makes the view anew.
  public convenience init<Root: View>(
    rootView: @autoclosure @escaping @MainActor () -> Root
  ) {
    self.init(launcher: HostLauncher { UIHostingController(rootView: rootView()) })
  }

  /// An app that shows the view of `rootViewController`, running in the process of the test.
  ///
  /// Not part of Apple's API. It runs at once; `launch()` makes the controller anew.
  public convenience init(
    rootViewController: @autoclosure @escaping @MainActor () -> UIViewController
  ) {
    self.init(launcher: HostLauncher { rootViewController() })
  }
}
