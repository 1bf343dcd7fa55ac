import Device
import Foundation

extension DynamicInitializer {
  /// By `init(nibName:bundle:)`.
  static func controller(
    _ type: UIViewController.Type, nibName: String?, bundle: Bundle?
  ) -> UIViewController? {
    guard let slot = controllerSlot else { return nil }
    return ControllerCall.make(type, slot: slot, nibName: nibName, bundle: bundle)
  }

  /// What is wrong with the place of `init(nibName:bundle:)`; nil if it is found.
  fileprivate static var controllerProblem: String? {
    controllerSlot == nil ? "init(nibName:bundle:) cannot be found in the tables of classes" : nil
  }

  private static let controllerSlot = MethodSlot.differing(
    ControllerProbe.self, OverridingControllerProbe.self, within: UIViewController.self)
}

extension UIViewController {
  /// By `init(nibName:bundle:)`.
  public static func _made(nibName: String?, bundle: Bundle?) -> Self {
    made(
      DynamicInitializer.controller(self, nibName: nibName, bundle: bundle), "init(nibName:bundle:)"
    )
  }
}

// Initialisers own their arguments, closures usually only borrow them: hence `consuming`.

@MainActor
private enum ControllerCall {
  typealias Function = (consuming String?, consuming Bundle?) -> UIViewController
  private struct Typed { let run: (Function, String?, Bundle?) -> UIViewController }
  private struct Raw { let run: (MethodOfClass, String?, Bundle?) -> UIViewController }

  static func make(
    _ type: AnyClass, slot: Int, nibName: String?, bundle: Bundle?
  ) -> UIViewController? {
    guard let method = MethodOfClass(type, slot: slot) else { return nil }
    return unsafeBitCast(Typed(run: { $0($1, $2) }), to: Raw.self).run(method, nibName, bundle)
  }
}

// MARK: - Probes

private class ControllerProbe: UIViewController {
  override init(nibName: String?, bundle: Bundle?) { super.init(nibName: nibName, bundle: bundle) }
  required init?(coder: NSCoder) { nil }
}

private class OverridingControllerProbe: ControllerProbe {
  override init(nibName: String?, bundle: Bundle?) { super.init(nibName: nibName, bundle: bundle) }
  required init?(coder: NSCoder) { nil }
}

@used @section(".init_array")
private let seam: @convention(c) () -> Void = { ToolchainProbe.register(makeSeam) }

@Sendable
private func makeSeam() -> Seam {
  Seam(
    "Making controllers of classes known at run time",
    needs: "the method tables of classes to be laid out as in Swift 6.3",
    cost: "`T(nibName:bundle:)` of a generic parameter ends the process."
  ) {
    DynamicInitializer.controllerProblem
  }
}
