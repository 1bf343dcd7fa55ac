import CoreGraphics
import SwiftUI
import UIKit

/// The balloon of a marker, with what it says.
@MainActor
final class MarkerBalloon: UIView {
  /// In points, with the tip.
  static let size = CGSize(width: 28, height: 36)
  /// How much larger it is while the marker is selected.
  static let selectedFactor: CGFloat = 1.4

  private weak var marker: MKMarkerAnnotationView?

  init(_ marker: MKMarkerAnnotationView) {
    self.marker = marker
    super.init(frame: CGRect(origin: .zero, size: Self.size))
    isUserInteractionEnabled = false
    isOpaque = false
  }

  required init?(coder: NSCoder) { nil }

  /// Stands with its tip in the middle of the lower edge, larger while the marker is selected.
  func place(in bounds: CGRect, isSelected: Bool) {
    let factor: CGFloat = isSelected ? Self.selectedFactor : 1
    transform = CGAffineTransform(scaleX: factor, y: factor)
    center = CGPoint(x: bounds.midX, y: bounds.maxY - Self.size.height * factor / 2)
  }

  override func draw(_ rect: CGRect) {
    guard let marker else { return }
    (marker.markerTintColor ?? .systemRed).setFill()
    UIBezierPath(cgPath: BalloonShape().path(in: bounds).cgPath).fill()
    let color = marker.glyphTintColor ?? .white
    let round = CGRect(x: 0, y: 0, width: bounds.width, height: bounds.width)
    let selected = marker.isSelected ? marker.selectedGlyphImage : nil
    if let image = selected ?? marker.glyphImage {
      image.withTintColor(color, renderingMode: .alwaysOriginal)
        .draw(in: round.insetBy(dx: 4, dy: 4))
    } else if let text = marker.glyphText, !text.isEmpty {
      draw(text, color, in: round)
    } else {
      color.setFill()
      UIBezierPath(ovalIn: round.insetBy(dx: 9, dy: 9)).fill()
    }
  }

  private func draw(_ text: String, _ color: UIColor, in round: CGRect) {
    let words = NSAttributedString(
      string: text,
      attributes: [
        .font: UIFont.systemFont(ofSize: 13, weight: .semibold), .foregroundColor: color,
      ]
    )
    let size = words.size()
    words.draw(at: CGPoint(x: round.midX - size.width / 2, y: round.midY - size.height / 2))
  }
}
