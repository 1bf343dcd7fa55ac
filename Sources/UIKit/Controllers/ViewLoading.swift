import Device
import Foundation

/// Loads the views of controllers.
@MainActor
package enum ViewLoading {
  static func load(_ controller: UIViewController) {
    guard controller.storedView == nil, !controller.isLoadingView else { return }
    controller.isLoadingView = true
    controller.loadView()
    controller.isLoadingView = false
    if controller.storedView == nil {
      RuntimeIssue.report(
        "-[\(type(of: controller)) loadView] didn't set the view; a plain one is used.")
      setView(UIView(frame: UIScreen.main.bounds), of: controller)
    }
    controller.viewDidLoad()
  }

  static func loadDefaultView(of controller: UIViewController) {
    if controller.sceneOrigin?.loadView(of: controller) ?? false { return }
    if controller.loadNib() { return }
    let view = UIView(frame: UIScreen.main.bounds)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    controller.view = view
  }

  static func setView(_ view: UIView?, of controller: UIViewController) {
    let old = controller.storedView
    guard old !== view else { return }
    if let other = view?.viewController, other !== controller {
      RuntimeIssue.report(
        "A view can only be the root of one controller: \(type(of: other)) gives its view to "
          + "\(type(of: controller)).")
      other.storedView = nil
    }
    old?.viewController = nil
    controller.storedView = view
    view?.viewController = controller
    UIChange.note()
  }
}
