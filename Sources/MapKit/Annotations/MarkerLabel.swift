import CoreGraphics
import UIKit

/// A text beneath a marker.
@MainActor
final class MarkerLabel: UILabel {
  init(_ font: UIFont) {
    super.init(frame: .zero)
    self.font = font
    textAlignment = .center
    textColor = .label
    isHidden = true
  }

  required init?(coder: NSCoder) { nil }

  /// `top` is where the text begins, in the marker's points; nil shows nothing.
  func show(_ words: String?, under top: CGFloat, in bounds: CGRect) {
    text = words
    isHidden = words == nil
    let size = sizeThatFits(CGSize(width: 140, height: CGFloat.greatestFiniteMagnitude))
    let width = min(size.width, 140)
    frame = CGRect(x: bounds.midX - width / 2, y: top, width: width, height: size.height)
  }
}
