import Accessibility
import CoreGraphics
import Device
import Foundation
import Metrics

/// One column of a picker: rows on a wheel, the selected one in the middle.
@MainActor
final class PickerWheel: UIView {
  private weak var picker: UIPickerView?
  private let component: Int
  private(set) var count = 0
  private(set) var selected = -1
  private var rows: [Int: UIView] = [:]
  /// The rows that are labels of the wheel's own.
  private var titles: [Int: UILabel] = [:]
  /// Beside the chosen row, and no part of it: it stays where it is when the wheel turns.
  private var unitLabel: UILabel?
  private var dragStart: Int?
  private let pan = UIPanGestureRecognizer()
  private let tapRecognizer = UITapGestureRecognizer()

  init(picker: UIPickerView, component: Int) {
    self.picker = picker
    self.component = component
    super.init(frame: .zero)
    clipsToBounds = true
    pan.onRecognized = { [weak self] _ in self?.follow() }
    tapRecognizer.onRecognized = { [weak self] _ in self?.tapped() }
    addGestureRecognizer(pan)
    addGestureRecognizer(tapRecognizer)
  }

  required init?(coder: NSCoder) { nil }

  // MARK: Content

  func reload(count: Int) {
    self.count = max(count, 0)
    selected = self.count == 0 ? -1 : min(max(selected, 0), self.count - 1)
    for view in rows.values { view.removeFromSuperview() }
    rows.removeAll()
    titles.removeAll()
    setNeedsLayout()
  }

  /// Nil for the usual colour.
  func colorTitles(_ color: UIColor?) {
    for label in titles.values { label.textColor = color }
    unitLabel?.textColor = color
  }

  func select(_ row: Int) {
    guard count > 0 else { return }
    selected = min(max(row, 0), count - 1)
    setNeedsLayout()
    UIChange.note()
  }

  /// The view of a row that is on the wheel's face; nil for the others.
  func rowView(_ row: Int) -> UIView? { rows[row] }

  /// What the delegate calls a row.
  func title(of row: Int) -> String {
    guard let picker, let delegate = picker.delegate else { return "" }
    if let columns = picker.columns {
      return columns.spokenTitle(ofRow: row, inComponent: component)
    }
    if let text = DefaultRequirement.asked(
      delegate.pickerView(
        picker, attributedTitleForRow: row, forComponent: component))
    {
      return text.string
    }
    if let title = DefaultRequirement.asked(
      delegate.pickerView(picker, titleForRow: row, forComponent: component))
    {
      return title
    }
    let view = rows[row] ?? customView(of: row)
    return (view as? UILabel)?.text ?? view?.accessibilityLabel
      ?? view?.subviews.lazy.compactMap { ($0 as? UILabel)?.text }.first ?? ""
  }

  private func customView(of row: Int) -> UIView? {
    guard let picker, let delegate = picker.delegate else { return nil }
    return DefaultRequirement.call {
      delegate.pickerView(picker, viewForRow: row, forComponent: component, reusing: nil)
    }
  }

  private func makeRow(_ row: Int) -> UIView {
    if let view = customView(of: row) { return view }
    let label = UILabel()
    label.textAlignment = titleAlignment
    label.font = .systemFont(ofSize: WheelMetrics.fontSize)
    label.textColor = picker?.textColor
    titles[row] = label
    if let picker, let delegate = picker.delegate {
      if let text = DefaultRequirement.asked(
        delegate.pickerView(
          picker, attributedTitleForRow: row, forComponent: component))
      {
        label.textAlignment = .center
        label.attributedText = text
      } else {
        label.text = DefaultRequirement.asked(
          delegate.pickerView(picker, titleForRow: row, forComponent: component))
      }
    }
    return label
  }

  // MARK: Layout

  private var side: WheelMetrics.Side {
    picker?.columns?.side(ofComponent: component) ?? .middle
  }

  /// The wheels of a picker stand in the same order in all languages, and so do their titles.
  private var titleAlignment: NSTextAlignment {
    switch side {
    case .leading: .left
    case .middle: .center
    case .trailing: .right
    }
  }

  /// The part of a row that its title has.
  private var titleRoom: (x: CGFloat, width: CGFloat) {
    switch side {
    case .leading(let margin): (margin, max(bounds.width - margin, 0))
    case .middle: (0, bounds.width)
    case .trailing(let margin): (0, max(bounds.width - margin, 0))
    }
  }

  private func layoutUnit() {
    guard let unit = picker?.columns?.unit(ofRow: selected, inComponent: component) else {
      unitLabel?.removeFromSuperview()
      unitLabel = nil
      return
    }
    let label = unitLabel ?? UILabel()
    if unitLabel == nil {
      label.font = .systemFont(ofSize: WheelMetrics.unitFontSize, weight: .semibold)
      label.textColor = picker?.textColor
      label.textAlignment = .left
      label.isUserInteractionEnabled = false
      addSubview(label)
      unitLabel = label
    }
    label.text = unit
    let x = titleRoom.x + titleRoom.width + WheelMetrics.unitGap
    let top = WheelMetrics.top(ofRow: 0, rowHeight: rowHeight, in: bounds.height)
    // On the line on which the number stands.
    let font = UIFont.systemFont(ofSize: WheelMetrics.fontSize)
    let unitFont: UIFont = label.font
    let drop = (font.ascender + font.descender - unitFont.ascender - unitFont.descender) / 2
    label.frame = CGRect(
      x: x, y: bounds.minY + top + drop, width: max(bounds.width - x, 0), height: rowHeight)
  }

  private var rowHeight: CGFloat { picker?.rowHeight(of: component) ?? WheelMetrics.rowHeight }

  override func layoutSubviews() {
    super.layoutSubviews()
    guard count > 0, bounds.height > 0 else { return }
    let height = rowHeight
    let shown = WheelMetrics.shownRows(
      around: selected, of: count, rowHeight: height, in: bounds.height)
    for (row, view) in rows where !shown.contains(row) {
      view.removeFromSuperview()
      rows[row] = nil
      titles[row] = nil
    }
    for row in shown {
      let view = rows[row] ?? makeRow(row)
      if view.superview !== self {
        rows[row] = view
        view.isUserInteractionEnabled = false
        addSubview(view)
      }
      let distance = CGFloat(row - selected)
      let top = WheelMetrics.top(ofRow: distance, rowHeight: height, in: bounds.height)
      let room = titles[row] == nil ? (x: 0, width: bounds.width) : titleRoom
      view.frame = CGRect(x: room.x, y: bounds.minY + top, width: room.width, height: height)
      view.alpha = WheelMetrics.opacity(at: distance * height, in: bounds.height)
    }
    layoutUnit()
  }

  // MARK: Turning

  private func follow() {
    guard let picker, count > 0 else { return }
    switch pan.state {
    case .began: dragStart = selected
    case .changed: select(target())
    case .ended, .cancelled:
      let row = target(velocity: pan.state == .ended ? pan.velocity(in: self).y : 0)
      let start = dragStart
      dragStart = nil
      guard let start else { return }
      selected = start
      picker.choose(row, inComponent: component)
      setNeedsLayout()
    default: break
    }
  }

  /// The row that the drag has brought to the middle, or brings there when the finger leaves.
  private func target(velocity: CGFloat = 0) -> Int {
    WheelMetrics.row(
      from: dragStart ?? selected, of: count, distance: pan.translation(in: self).y,
      velocity: velocity, rowHeight: rowHeight)
  }

  private func tapped() {
    let offset = ((tapRecognizer.location(in: self).y - bounds.midY) / rowHeight).rounded()
    picker?.choose(Int(clamping: CGFloat(selected) + offset), inComponent: component)
  }

  // MARK: Accessibility

  override var defaultAccessibility: AccessibilityDefaults {
    var defaults = AccessibilityDefaults(
      .pickerWheel, value: selected >= 0 ? title(of: selected) : nil, traits: .adjustable)
    if let picker, let names = picker.delegate as? any UIPickerViewAccessibilityDelegate {
      defaults.label =
        names.pickerView(picker, accessibilityAttributedLabelForComponent: component)?.string
        ?? names.pickerView(picker, accessibilityLabelForComponent: component)
    }
    return defaults
  }

  override var accessibilityHint: String? {
    get {
      guard let picker, let names = picker.delegate as? any UIPickerViewAccessibilityDelegate
      else { return super.accessibilityHint }
      return names.pickerView(picker, accessibilityAttributedHintForComponent: component)?.string
        ?? names.pickerView(picker, accessibilityHintForComponent: component)
        ?? super.accessibilityHint
    }
    set { super.accessibilityHint = newValue }
  }

  override func accessibilityIncrement() { picker?.choose(selected + 1, inComponent: component) }
  override func accessibilityDecrement() { picker?.choose(selected - 1, inComponent: component) }

  package override func performAccessibilityAction(
    _ action: AccessibilityElementAction, onElement id: UInt64
  ) -> Bool {
    guard case .adjustPickerWheel(let value) = action else {
      return super.performAccessibilityAction(action, onElement: id)
    }
    guard let row = row(saying: value) else { return false }
    picker?.choose(row, inComponent: component)
    return true
  }

  private func row(saying words: String) -> Int? {
    if let columns = picker?.columns {
      return columns.row(saying: words, inComponent: component, from: selected, of: count)
    }
    return WheelMetrics.rowsByDistance(from: selected, of: count)
      .first { title(of: $0) == words }
  }
}
