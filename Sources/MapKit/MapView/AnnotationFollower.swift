import Foundation
import FoundationAdditions

/// Hears of annotations that move or are called otherwise, by key-value observing.
final class AnnotationFollower: NSObject, @unchecked Sendable {
  private let onChange: @MainActor (any MKAnnotation) -> Void
  private static let keys = ["coordinate", "title", "subtitle"]

  init(_ onChange: @escaping @MainActor (any MKAnnotation) -> Void) { self.onChange = onChange }

  func follow(_ annotation: any MKAnnotation) {
    for key in observableKeys(of: annotation) {
      annotation.addObserver(self, forKeyPath: key, context: nil)
    }
  }

  func leave(_ annotation: any MKAnnotation) {
    for key in observableKeys(of: annotation) {
      annotation.removeObserver(self, forKeyPath: key, context: nil)
    }
  }

  /// Those that the annotation's class says changes of.
  private func observableKeys(of annotation: any MKAnnotation) -> [String] {
    let known = ClassTable.keys(of: type(of: annotation))
    return Self.keys.filter { known.contains($0) }
  }

  fileprivate func changed(
    _ keyPath: String?, _ object: Any?, _ change: [NSKeyValueChangeKey: Any]?,
    _ context: UnsafeMutableRawPointer?
  ) {
    guard let annotation = object as? any MKAnnotation else { return }
    let told = Told(annotation: annotation)
    OnMain.run { self.onChange(told.annotation) }
  }

  /// What the main actor is told of; there it belongs.
  private struct Told: @unchecked Sendable {
    let annotation: any MKAnnotation
  }
}

@used @section(".init_array")
private let tables: @convention(c) () -> Void = {
  ClassTable.registerOwn {
    [
      ClassTable(
        AnnotationFollower.self,
        methods: [
          ObjectiveCMethod(
            "observeValueForKeyPath:ofObject:change:context:",
            AnnotationFollower.changed(_:_:_:_:))
        ])
    ]
  }
}
