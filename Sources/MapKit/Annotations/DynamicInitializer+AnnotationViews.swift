import Device
import Foundation
import UIKit

extension DynamicInitializer {
  /// By `init(annotation:reuseIdentifier:)`.
  static func annotationView(
    _ type: MKAnnotationView.Type, annotation: (any MKAnnotation)?, reuseIdentifier: String
  ) -> MKAnnotationView? {
    guard let slot = annotationViewSlot else { return nil }
    return AnnotationViewCall.make(type, slot: slot, annotation, reuseIdentifier)
  }

  /// What is wrong with the place of the initialiser; nil if it is found.
  fileprivate static var annotationViewProblem: String? {
    annotationViewSlot == nil
      ? "init(annotation:reuseIdentifier:) cannot be found in the tables of classes" : nil
  }

  private static let annotationViewSlot = MethodSlot.differing(
    AnnotationViewProbe.self, OverridingAnnotationViewProbe.self, within: MKAnnotationView.self)
}

// Initialisers own their arguments, closures usually only borrow them: hence `consuming`.
@MainActor
private enum AnnotationViewCall {
  typealias Place = (any MKAnnotation)?
  typealias Function = (consuming Place, consuming String?) -> MKAnnotationView
  private struct Typed { let run: (Function, Place, String) -> MKAnnotationView }
  private struct Raw { let run: (MethodOfClass, Place, String) -> MKAnnotationView }

  static func make(
    _ type: AnyClass, slot: Int, _ annotation: Place, _ reuseIdentifier: String
  ) -> MKAnnotationView? {
    guard let method = MethodOfClass(type, slot: slot) else { return nil }
    return unsafeBitCast(Typed(run: { $0($1, $2) }), to: Raw.self)
      .run(method, annotation, reuseIdentifier)
  }
}

// MARK: - Probes

private class AnnotationViewProbe: MKAnnotationView {
  override init(annotation: (any MKAnnotation)?, reuseIdentifier: String?) {
    super.init(annotation: annotation, reuseIdentifier: reuseIdentifier)
  }
  required init?(coder: NSCoder) { nil }
}

private class OverridingAnnotationViewProbe: AnnotationViewProbe {
  override init(annotation: (any MKAnnotation)?, reuseIdentifier: String?) {
    super.init(annotation: annotation, reuseIdentifier: reuseIdentifier)
  }
  required init?(coder: NSCoder) { nil }
}

@used @section(".init_array")
private let seam: @convention(c) () -> Void = { ToolchainProbe.register(makeSeam) }

@Sendable
private func makeSeam() -> Seam {
  Seam(
    "Making annotation views of registered classes",
    needs: "the method tables of classes to be laid out as in Swift 6.3",
    cost: "Views that a map view makes of the app's classes cannot be made."
  ) {
    DynamicInitializer.annotationViewProblem
  }
}
