import CoreGraphics
import Foundation

/// The system's button that closes: a grey sign on a disc.
///
/// The disc's diameter is known from code that asks for it; the sign's size and the greys are unsure.
@MainActor
enum CloseLook {
  /// In points.
  static let size = CGSize(width: 30, height: 30)
  static let symbol = UIImage.SymbolConfiguration(pointSize: 13, weight: .bold)

  static func append(to canvas: inout ViewCanvas, in bounds: CGRect, isHeld: Bool) {
    let side = min(size.width, bounds.width, bounds.height)
    let disc = CGRect(
      x: bounds.midX - side / 2, y: bounds.midY - side / 2, width: side, height: side)
    let color = UIColor.secondarySystemFill
    canvas.fill(disc, cornerRadius: side / 2, isHeld ? color.withAlphaComponent(0.1) : color)
  }
}
