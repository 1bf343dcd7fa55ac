import CoreGraphics
import Device
import Foundation

extension DynamicInitializer {
  /// By `init(frame:)`.
  static func view(_ type: UIView.Type, frame: CGRect) -> UIView? {
    guard let slot = viewSlot else { return nil }
    return ViewCall.make(type, slot: slot, frame: frame)
  }

  /// What is wrong with the place of `init(frame:)`; nil if it is found.
  fileprivate static var viewProblem: String? {
    viewSlot == nil ? "init(frame:) cannot be found in the tables of classes" : nil
  }

  private static let viewSlot = MethodSlot.differing(
    ViewProbe.self, OverridingViewProbe.self, within: UIView.self)
}

extension UIView {
  /// By `init(frame:)`, in the coordinates of the superview, in points.
  public static func _made(frame: CGRect) -> Self {
    made(DynamicInitializer.view(self, frame: frame), "init(frame:)")
  }
}

@MainActor
private enum ViewCall {
  private struct Typed { let run: ((CGRect) -> UIView, CGRect) -> UIView }
  private struct Raw { let run: (MethodOfClass, CGRect) -> UIView }

  static func make(_ type: AnyClass, slot: Int, frame: CGRect) -> UIView? {
    guard let method = MethodOfClass(type, slot: slot) else { return nil }
    return unsafeBitCast(Typed(run: { $0($1) }), to: Raw.self).run(method, frame)
  }
}

// MARK: - Probes

private class ViewProbe: UIView {
  override init(frame: CGRect) { super.init(frame: frame) }
  required init?(coder: NSCoder) { nil }
}

private class OverridingViewProbe: ViewProbe {
  override init(frame: CGRect) { super.init(frame: frame) }
  required init?(coder: NSCoder) { nil }
}

@used @section(".init_array")
private let seam: @convention(c) () -> Void = { ToolchainProbe.register(makeSeam) }

@Sendable
private func makeSeam() -> Seam {
  Seam(
    "Making views of registered classes",
    needs: "the method tables of classes to be laid out as in Swift 6.3",
    cost: "Views that UIKit makes of the app's classes cannot be made; collections stay empty."
  ) {
    DynamicInitializer.viewProblem
  }
}
