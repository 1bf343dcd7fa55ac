import Device
import Foundation
import FoundationAdditions

/// Finds the controller that an action is for, as Apple documents `targetViewController(forAction:sender:)`: the one that
/// is asked, or the nearest around it, that overrides the action's method and does not refuse it.
@MainActor
enum ControllerTarget {
  static let show = Selector("showViewController:sender:")
  static let showDetail = Selector("showDetailViewController:sender:")

  private static let showMethod = OverriddenMethod(
    of: UIViewController.self, by: ShowingController.self, notBy: PlainController.self)
  private static let showDetailMethod = OverriddenMethod(
    of: UIViewController.self, by: DetailController.self, notBy: PlainController.self)

  /// Nil if nobody takes the action.
  static func find(
    _ action: Selector, from controller: UIViewController, sender: Any?
  ) -> UIViewController? {
    sequence(first: controller, next: \.parent).first {
      $0.canPerformAction(action, withSender: sender) && overrides(action, $0)
    }
  }

  /// A method that `UIViewController` does not have counts as overridden wherever it is.
  private static func overrides(_ action: Selector, _ controller: UIViewController) -> Bool {
    let type: AnyClass = Swift.type(of: controller)
    switch action {
    case show: return overrides(showMethod, type)
    case showDetail: return overrides(showDetailMethod, type)
    default:
      return !UIViewController.instancesRespond(to: action)
        || ClassTable.declares(action, in: type, below: UIViewController.self)
    }
  }

  /// Where nobody knows, each controller is asked, and hands on what it does not do itself.
  private static func overrides(_ method: OverriddenMethod, _ type: AnyClass) -> Bool {
    method.isKnown ? method.isOverridden(by: type) : true
  }

  fileprivate static var problem: String? {
    let methods = [
      ("show(_:sender:)", showMethod), ("showDetailViewController(_:sender:)", showDetailMethod),
    ]
    return methods.first { !$0.1.isKnown }.map {
      "UIViewController.\($0.0) cannot be found in the tables of classes"
    }
  }
}

// MARK: - Probes

private class PlainController: UIViewController {}
private class ShowingController: UIViewController {
  override func show(_ vc: UIViewController, sender: Any?) {}
}
private class DetailController: UIViewController {
  override func showDetailViewController(_ vc: UIViewController, sender: Any?) {}
}

@used @section(".init_array")
private let tables: @convention(c) () -> Void = {
  ClassTable.registerOwn { @MainActor in
    [
      ClassTable(
        UIViewController.self,
        methods: [
          ObjectiveCMethod("showViewController:sender:", UIViewController.show(_:sender:)),
          ObjectiveCMethod(
            "showDetailViewController:sender:",
            UIViewController.showDetailViewController(_:sender:)),
        ])
    ]
  }
}

@used @section(".init_array")
private let seam: @convention(c) () -> Void = { ToolchainProbe.register(makeSeam) }

@Sendable
private func makeSeam() -> Seam {
  Seam(
    "Finding which controllers show others",
    needs: "the method tables of classes to be laid out as in Swift 6.3",
    cost: "targetViewController(forAction:sender:) takes each controller for one that shows others."
  ) {
    ControllerTarget.problem
  }
}
