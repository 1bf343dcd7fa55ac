import CoreGraphics
import DisplayList
import Foundation
import Rendering

/// The four variants of a control in one picture: light and dark above, large text and right to left
/// below.
@MainActor
struct GoldenSheet {
  /// Between the variants, in points.
  private static let gap: CGFloat = 2

  let scene: GoldenScene

  /// In points.
  var size: CGSize {
    CGSize(
      width: scene.size.width * 2 + Self.gap,
      height: scene.size.height + Self.gap + max(scene.largeHeight, scene.size.height))
  }

  /// Where a variant is, in points.
  func frame(of variant: GoldenVariant) -> CGRect {
    let (right, below) = (scene.size.width + Self.gap, scene.size.height + Self.gap)
    let origin: CGPoint =
      switch variant {
      case .light: .zero
      case .dark: CGPoint(x: right, y: 0)
      case .largeText: CGPoint(x: 0, y: below)
      case .rightToLeft: CGPoint(x: right, y: below)
      }
    return CGRect(origin: origin, size: scene.size(of: variant))
  }

  /// The pixels as they are drawn now.
  ///
  /// - Throws: `RenderingError`, whose description says what to install or what is wrong.
  func bitmap() throws -> CGBitmap {
    var list = DisplayList()
    for variant in GoldenVariant.allCases {
      let frame = frame(of: variant)
      let drawing = GoldenStage.drawing(of: scene, in: variant)
        .grouped(GroupAttributes(clip: Clip(CGRect(origin: .zero, size: frame.size))))
      list.append(contentsOf: drawing.offset(by: frame.origin))
    }
    let grey = PaintColor(red: 0.5, green: 0.5, blue: 0.5)
    let image = try Renderer(scale: scene.scale, background: grey).image(of: list, size: size)
    guard let bitmap = image.bitmap else {
      throw RenderingError.drawingFailed("the picture has no pixels")
    }
    return bitmap
  }
}
