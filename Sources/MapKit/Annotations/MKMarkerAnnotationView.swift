import CoreGraphics
import Foundation
import SwiftUI
import UIKit

/// A balloon whose tip is at the annotation's place, with the annotation's title beneath.
@preconcurrency @MainActor
open class MKMarkerAnnotationView: MKAnnotationView {
  /// Adaptive titles show unless a callout does.
  open var titleVisibility = MKFeatureVisibility.adaptive { didSet { setNeedsLayout() } }
  /// Adaptive subtitles show while the marker is selected and has no callout.
  open var subtitleVisibility = MKFeatureVisibility.adaptive { didSet { setNeedsLayout() } }
  /// Nil for red.
  open var markerTintColor: UIColor? { didSet { balloon.setNeedsDisplay() } }
  /// Nil for white.
  open var glyphTintColor: UIColor? { didSet { balloon.setNeedsDisplay() } }
  /// A few letters in the balloon, in place of a picture.
  open var glyphText: String? { didSet { balloon.setNeedsDisplay() } }
  /// In the balloon, 20 points wide and high.
  open var glyphImage: UIImage? { didSet { balloon.setNeedsDisplay() } }
  /// In place of `glyphImage` while the marker is selected.
  open var selectedGlyphImage: UIImage? { didSet { balloon.setNeedsDisplay() } }
  /// Differs from Apple's: kept, and read by nobody here; markers do not fall from above.
  open var animatesWhenAdded = false

  private lazy var balloon = MarkerBalloon(self)
  private lazy var titleLabel = MarkerLabel(.systemFont(ofSize: 11, weight: .semibold))
  private lazy var subtitleLabel = MarkerLabel(.systemFont(ofSize: 10))

  override var ownOffset: CGPoint { CGPoint(x: 0, y: -bounds.height / 2) }
  override var selectedRise: CGFloat {
    MarkerBalloon.size.height * (MarkerBalloon.selectedFactor - 1)
  }

  public override init(annotation: (any MKAnnotation)?, reuseIdentifier: String?) {
    super.init(annotation: annotation, reuseIdentifier: reuseIdentifier)
    build()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    build()
  }

  private func build() {
    bounds.size = MarkerBalloon.size
    for part in [balloon, titleLabel, subtitleLabel] { addSubview(part) }
  }

  override func annotationDidChange() {
    super.annotationDidChange()
    setNeedsLayout()
  }

  open override func setSelected(_ selected: Bool, animated: Bool) {
    super.setSelected(selected, animated: animated)
    balloon.setNeedsDisplay()
    setNeedsLayout()
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    balloon.place(in: bounds, isSelected: isSelected)
    let hasCallout = isSelected && canShowCallout
    let title = titleVisibility == .hidden || hasCallout ? nil : annotation?.shownTitle
    let showsSubtitle =
      switch subtitleVisibility {
      case .visible: !hasCallout
      case .hidden: false
      case .adaptive: isSelected && !hasCallout
      }
    titleLabel.show(title, under: bounds.maxY + 2, in: bounds)
    subtitleLabel.show(
      showsSubtitle ? annotation?.shownSubtitle : nil,
      under: title == nil ? bounds.maxY + 2 : titleLabel.frame.maxY, in: bounds)
  }
}
