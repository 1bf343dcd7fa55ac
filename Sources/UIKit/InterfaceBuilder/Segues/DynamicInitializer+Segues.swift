import Device
import Foundation

extension DynamicInitializer {
  /// By `init(identifier:source:destination:)`.
  static func segue(
    _ type: UIStoryboardSegue.Type, identifier: String?, source: UIViewController,
    destination: UIViewController
  ) -> UIStoryboardSegue? {
    guard let slot = segueSlot else { return nil }
    return SegueCall.make(type, slot: slot, identifier, source, destination)
  }

  /// What is wrong with the place of the initialiser; nil if it is found.
  fileprivate static var segueProblem: String? {
    segueSlot == nil
      ? "init(identifier:source:destination:) cannot be found in the tables of classes" : nil
  }

  private static let segueSlot = MethodSlot.differing(
    SegueProbe.self, OverridingSegueProbe.self, within: UIStoryboardSegue.self)
}

// Initialisers own their arguments, closures usually only borrow them: hence `consuming`.

@MainActor
private enum SegueCall {
  typealias Function = (consuming String?, consuming UIViewController, consuming UIViewController)
    -> UIStoryboardSegue
  typealias Arguments = (String?, UIViewController, UIViewController)
  private struct Typed { let run: (Function, Arguments) -> UIStoryboardSegue }
  private struct Raw { let run: (MethodOfClass, Arguments) -> UIStoryboardSegue }

  static func make(
    _ type: AnyClass, slot: Int, _ identifier: String?, _ source: UIViewController,
    _ destination: UIViewController
  ) -> UIStoryboardSegue? {
    guard let method = MethodOfClass(type, slot: slot) else { return nil }
    return unsafeBitCast(Typed(run: { $0($1.0, $1.1, $1.2) }), to: Raw.self)
      .run(method, (identifier, source, destination))
  }
}

// MARK: - Probes

private class SegueProbe: UIStoryboardSegue {
  override init(identifier: String?, source: UIViewController, destination: UIViewController) {
    super.init(identifier: identifier, source: source, destination: destination)
  }
}

private class OverridingSegueProbe: SegueProbe {
  override init(identifier: String?, source: UIViewController, destination: UIViewController) {
    super.init(identifier: identifier, source: source, destination: destination)
  }
}

@used @section(".init_array")
private let seam: @convention(c) () -> Void = { ToolchainProbe.register(makeSeam) }

@Sendable
private func makeSeam() -> Seam {
  Seam(
    "Making segues of classes that storyboards name",
    needs: "the method tables of classes to be laid out as in Swift 6.3",
    cost: "Segues of the app's own classes cannot be made; plain ones stand in their place."
  ) {
    DynamicInitializer.segueProblem
  }
}
