import Accessibility
import CoreGraphics
import Foundation
import Metrics

/// The column of titles of a table's index: a finger on it goes to the section of the title that it touches.
@MainActor
final class SectionIndexView: UIControl {
  static let width = SectionIndexMetrics.width
  private static let fontSize = SectionIndexMetrics.fontSize

  private unowned let table: UITableView
  private var labels: [UIView] = []
  private var shown: [String] = []
  private var chosen: Int?
  var titles: [String] = [] { didSet { if titles != oldValue { setNeedsLayout() } } }

  init(table: UITableView) {
    self.table = table
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  /// Takes over the table's colours.
  func update() {
    backgroundColor =
      isTracking
      ? table.sectionIndexTrackingBackgroundColor ?? table.sectionIndexBackgroundColor
      : table.sectionIndexBackgroundColor
    let color = table.sectionIndexColor ?? table.tintColor
    for label in labels {
      (label as? UILabel)?.textColor = color
      label.tintColor = color
    }
  }

  // MARK: Layout

  private var font: UIFont { .systemFont(ofSize: Self.fontSize, weight: .semibold) }
  private var step: CGFloat { Rounding.up(font.lineHeight, max(traitCollection.displayScale, 1)) }

  private var fitting: [String] {
    SectionIndexMetrics.fitting(
      titles, room: Int(bounds.height / step), dot: SectionIndexMetrics.dot)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let fitting = fitting
    if fitting != shown {
      shown = fitting
      for label in labels { label.removeFromSuperview() }
      labels = fitting.map(makeLabel)
      labels.forEach(addSubview)
      update()
    }
    for (place, label) in labels.enumerated() {
      label.frame = CGRect(x: 0, y: top + CGFloat(place) * step, width: bounds.width, height: step)
    }
  }

  /// Above the first title, in points: they stand in the middle of the height.
  private var top: CGFloat { (bounds.height - CGFloat(shown.count) * step) / 2 }

  private func makeLabel(_ title: String) -> UIView {
    guard title != UITableView.indexSearch else {
      let image = UIImageView(
        image: UIImage(
          systemName: "magnifyingglass",
          withConfiguration: UIImage.SymbolConfiguration(pointSize: Self.fontSize)))
      image.contentMode = .center
      return image
    }
    let label = UILabel()
    label.text = title
    label.font = font
    label.textAlignment = .center
    return label
  }

  // MARK: Touches

  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    chosen = nil
    choose(touch)
    table.setNeedsLayout()
    return true
  }

  override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    choose(touch)
    return true
  }

  override func endTracking(_ touch: UITouch?, with event: UIEvent?) { table.setNeedsLayout() }
  override func cancelTracking(with event: UIEvent?) { table.setNeedsLayout() }

  private func choose(_ touch: UITouch) {
    layoutIfNeeded()
    let height = CGFloat(shown.count) * step
    guard height > 0, !titles.isEmpty else { return }
    let part = (touch.location(in: self).y - top) / height
    let index = SectionIndexMetrics.title(at: part, of: titles.count)
    guard index != chosen else { return }
    chosen = index
    table.sectionIndex.choose(index)
  }

  // MARK: Accessibility

  override var defaultAccessibility: AccessibilityDefaults {
    AccessibilityDefaults(.other, label: "Section index", traits: .adjustable)
  }

  override func accessibilityIncrement() { move(by: 1) }
  override func accessibilityDecrement() { move(by: -1) }

  private func move(by titlesAway: Int) {
    guard !titles.isEmpty else { return }
    let index = min(max((chosen ?? (titlesAway > 0 ? -1 : 0)) + titlesAway, 0), titles.count - 1)
    chosen = index
    table.sectionIndex.choose(index)
  }
}
