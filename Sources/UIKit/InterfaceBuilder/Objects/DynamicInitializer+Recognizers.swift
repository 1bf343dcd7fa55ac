import Device
import Foundation

extension DynamicInitializer {
  /// By `init(coder:)`; nil where that gives nil.
  ///
  /// Subclasses need not have it: for one without it Swift ends the process, as on iOS, with the name of the class.
  static func recognizer(_ type: UIGestureRecognizer.Type, coder: NSCoder) -> UIGestureRecognizer? {
    recognizerSlot.flatMap { RecognizerCall.make(type, slot: $0, coder: coder) }
  }

  /// What is wrong with the place of `init(coder:)`; nil if it is found and leads to it.
  fileprivate static var recognizerProblem: String? {
    guard recognizerSlot != nil else {
      return "init(coder:) cannot be found in the tables of classes"
    }
    let made = recognizer(OverridingRecognizerProbe.self, coder: NSCoder())
    return made is OverridingRecognizerProbe ? nil : "init(coder:) of a class made another object"
  }

  private static let recognizerSlot = MethodSlot.differing(
    RecognizerProbe.self, OverridingRecognizerProbe.self, within: UIGestureRecognizer.self)
}

// Initialisers own their arguments, closures usually only borrow them: hence `consuming`.

@MainActor
private enum RecognizerCall {
  typealias Function = (consuming NSCoder) -> UIGestureRecognizer?
  private struct Typed { let run: (Function, NSCoder) -> UIGestureRecognizer? }
  private struct Raw { let run: (MethodOfClass, NSCoder) -> UIGestureRecognizer? }

  static func make(
    _ type: UIGestureRecognizer.Type, slot: Int, coder: NSCoder
  ) -> UIGestureRecognizer? {
    guard let method = MethodOfClass(type, slot: slot) else { return nil }
    return unsafeBitCast(Typed(run: { $0($1) }), to: Raw.self).run(method, coder)
  }
}

// MARK: - Probes

private class RecognizerProbe: UIGestureRecognizer {
  override init?(coder: NSCoder) { super.init(coder: coder) }
}

private class OverridingRecognizerProbe: RecognizerProbe {
  override init?(coder: NSCoder) { super.init(coder: coder) }
}

@used @section(".init_array")
private let seam: @convention(c) () -> Void = { ToolchainProbe.register(makeSeam) }

@Sendable
private func makeSeam() -> Seam {
  Seam(
    "Making gesture recognizers of storyboards",
    needs: "the method tables of classes to be laid out as in Swift 6.3",
    cost: "Gesture recognizers in storyboards and xibs cannot be made."
  ) {
    DynamicInitializer.recognizerProblem
  }
}
