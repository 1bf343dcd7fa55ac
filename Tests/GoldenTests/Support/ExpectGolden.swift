import CoreGraphics
import Foundation
import SwiftUI
import Testing
import UIKit

/// Fails unless a view looks as its golden picture does, in all variants.
///
/// `name` is the picture's path under `Pictures`, without its extension. `size` is that of the screen around
/// the view, in points, `largeHeight` its height where the text is large. `scale` is in pixels per point: 1 for
/// what is large, so that its file stays small.
@MainActor
func expectGolden<Content: View>(
  _ name: String, size: CGSize, largeHeight: CGFloat? = nil, scale: CGFloat = 2,
  sourceLocation: SourceLocation = #_sourceLocation, @ViewBuilder _ content: () -> Content
) throws {
  let content = content()
  let scene = GoldenScene(
    size: size, largeHeight: largeHeight ?? size.height, scale: scale,
    make: { UIHostingController(rootView: content) })
  try GoldenCheck(name: name, sheet: GoldenSheet(scene: scene)).run(sourceLocation)
}

/// Fails unless a controller looks as its golden picture does, in all variants.
///
/// `prepare` is called when the controller is on the screen.
@MainActor
func expectGolden(
  _ name: String, size: CGSize, largeHeight: CGFloat? = nil, scale: CGFloat = 2,
  sourceLocation: SourceLocation = #_sourceLocation,
  controller: @escaping () -> UIViewController,
  prepare: @escaping (UIViewController) -> Void = { _ in }
) throws {
  let scene = GoldenScene(
    size: size, largeHeight: largeHeight ?? size.height, scale: scale, make: controller,
    prepare: prepare)
  try GoldenCheck(name: name, sheet: GoldenSheet(scene: scene)).run(sourceLocation)
}

/// Fails unless views below each other look as their golden picture does, in all variants.
@MainActor
func expectGolden(
  _ name: String, size: CGSize, largeHeight: CGFloat? = nil, scale: CGFloat = 2,
  sourceLocation: SourceLocation = #_sourceLocation, views: @escaping () -> [UIView]
) throws {
  try expectGolden(
    name, size: size, largeHeight: largeHeight, scale: scale, sourceLocation: sourceLocation,
    controller: { GoldenColumn(views()) })
}
