import CoreGraphics
import Device
import SwiftUI
import Testing
import UIKit

/// A finger on the stage, for pictures of what only touches open.
///
/// It finds what it touches by label, as the variants have it in different places. A label that is not there fails the
/// test.
@MainActor
enum GoldenFinger {
  /// Taps the middle of an element.
  static func tap(_ label: String) {
    touch(label) { .tap(at: $0) }
  }

  /// Rests on the middle of an element for a second.
  static func hold(_ label: String) {
    touch(label) { .press(at: $0, duration: 1) }
  }

  /// Drags across the middle of the screen, as high as the middle of an element.
  ///
  /// `distance` is in points, positive for the way in which text runs.
  static func drag(_ label: String, by distance: CGFloat) {
    let isMirrored = Device.main.traits.layoutDirection == .rightToLeft
    let half = (isMirrored ? -distance : distance) / 2
    let middle = UIScreen.main.bounds.midX
    touch(label) { point in
      .drag(
        from: CGPoint(x: middle - half, y: point.y), to: CGPoint(x: middle + half, y: point.y))
    }
  }

  private static func touch(_ label: String, _ touches: (CGPoint) -> TouchSequence) {
    do {
      let tree = try UIApplication.shared.settledTree()
      let window = tree.children.first(where: \.isMainWindow)
      guard let found = window?.firstDescendant(where: { $0.label == label }) else {
        Issue.record("The screen has no \"\(label)\" to touch.")
        return
      }
      let point = CGPoint(x: found.frame.midX, y: found.frame.midY)
      try UIApplication.shared.send(.touches(touches(point)))
    } catch {
      Issue.record(error)
    }
  }
}

/// Fails unless a view looks as its golden picture does after something has happened to it, in all variants.
///
/// `prepare` is called with the controller around the view when that is on the screen.
@MainActor
func expectGolden<Content: View>(
  _ name: String, size: CGSize, largeHeight: CGFloat? = nil, scale: CGFloat = 2,
  sourceLocation: SourceLocation = #_sourceLocation,
  prepare: @escaping (UIViewController) -> Void, @ViewBuilder _ content: () -> Content
) throws {
  let content = content()
  try expectGolden(
    name, size: size, largeHeight: largeHeight, scale: scale, sourceLocation: sourceLocation,
    controller: { UIHostingController(rootView: content) }, prepare: prepare)
}
