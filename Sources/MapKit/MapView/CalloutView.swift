import CoreGraphics
import UIKit

/// The bubble over a selected annotation.
@MainActor
final class CalloutView: UIView {
  let owner: MKAnnotationView
  private let onControl: (UIControl) -> Void
  private let titleLabel = UILabel()
  private let subtitleLabel = UILabel()
  private var controls: [(control: UIControl, action: UIAction)] = []

  /// In points.
  private enum Metrics {
    static let margin: CGFloat = 10
    static let gap: CGFloat = 8
    static let arrow: CGFloat = 8
    static let longest: CGFloat = 280
  }

  /// Nil for an annotation without a title.
  ///
  /// `onControl` is called with accessories that are tapped.
  init?(of owner: MKAnnotationView, onControl: @escaping (UIControl) -> Void) {
    guard let title = owner.annotation?.shownTitle else { return nil }
    self.owner = owner
    self.onControl = onControl
    super.init(frame: .zero)
    isOpaque = false
    titleLabel.text = title
    titleLabel.font = .systemFont(ofSize: 15, weight: .medium)
    subtitleLabel.text = owner.annotation?.shownSubtitle
    subtitleLabel.font = .systemFont(ofSize: 12)
    subtitleLabel.textColor = .secondaryLabel
    addSubview(titleLabel)
    let parts = [owner.leftCalloutAccessoryView, detail, owner.rightCalloutAccessoryView]
    for part in parts.compactMap({ $0 }) { addSubview(part) }
    for case let control as UIControl in [
      owner.leftCalloutAccessoryView, owner.rightCalloutAccessoryView,
    ] { watch(control) }
    arrange()
  }

  required init?(coder: NSCoder) { nil }

  private var detail: UIView? {
    owner.detailCalloutAccessoryView ?? (subtitleLabel.text == nil ? nil : subtitleLabel)
  }

  private func watch(_ control: UIControl) {
    let action = UIAction { [weak self, weak control] _ in
      if let control { self?.onControl(control) }
    }
    control.addAction(action, for: .touchUpInside)
    controls.append((control, action))
  }

  /// Gives the app its accessories back.
  func close() {
    for (control, action) in controls { control.removeAction(action, for: .touchUpInside) }
    controls = []
    for part in subviews { part.removeFromSuperview() }
    removeFromSuperview()
  }

  // MARK: Layout

  private func size(of view: UIView?) -> CGSize {
    guard let view else { return .zero }
    let fitting =
      view is UILabel
      ? view.sizeThatFits(CGSize(width: Metrics.longest, height: 400))
      : view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    return CGSize(
      width: min(max(fitting.width, view.bounds.width), Metrics.longest),
      height: max(fitting.height, view.bounds.height))
  }

  private func arrange() {
    let title = size(of: titleLabel)
    let below = size(of: detail)
    let (left, right) = (owner.leftCalloutAccessoryView, owner.rightCalloutAccessoryView)
    let (leftSize, rightSize) = (size(of: left), size(of: right))
    let texts = CGSize(
      width: max(title.width, below.width), height: title.height + below.height)
    let height =
      max(texts.height, leftSize.height, rightSize.height) + 2 * Metrics.margin
    var x = Metrics.margin
    func stand(_ view: UIView?, _ size: CGSize) {
      guard let view else { return }
      view.frame = CGRect(
        x: x, y: (height - size.height) / 2, width: size.width, height: size.height)
      x += size.width + Metrics.gap
    }
    stand(left, leftSize)
    let top = (height - texts.height) / 2
    titleLabel.frame = CGRect(x: x, y: top, width: texts.width, height: title.height)
    detail?.frame = CGRect(
      x: x, y: top + title.height, width: texts.width, height: below.height)
    x += texts.width + Metrics.gap
    stand(right, rightSize)
    bounds.size = CGSize(width: x - Metrics.gap + Metrics.margin, height: height + Metrics.arrow)
  }

  /// Points with its tip at the middle of the owner's upper edge.
  func place() {
    let top = owner.frame.minY - owner.selectedRise
    frame.origin = CGPoint(
      x: owner.frame.midX + owner.calloutOffset.x - bounds.width / 2,
      y: top + owner.calloutOffset.y - bounds.height)
  }

  override func draw(_ rect: CGRect) {
    let body = CGRect(
      x: 0, y: 0, width: bounds.width, height: bounds.height - Metrics.arrow)
    UIColor.secondarySystemGroupedBackground.setFill()
    UIBezierPath(roundedRect: body, cornerRadius: 10).fill()
    let arrow = UIBezierPath()
    arrow.move(to: CGPoint(x: body.midX - Metrics.arrow, y: body.maxY))
    arrow.addLine(to: CGPoint(x: body.midX, y: bounds.maxY))
    arrow.addLine(to: CGPoint(x: body.midX + Metrics.arrow, y: body.maxY))
    arrow.close()
    arrow.fill()
  }
}
