import Accessibility
import CoreGraphics
import Device
import Foundation
import Metrics

@preconcurrency @MainActor
open class UIPickerView: UIView {
  private var wheels: [PickerWheel] = []
  private var isLoaded = false

  public override init(frame: CGRect) {
    super.init(
      frame: CGRect(
        origin: frame.origin,
        size: frame.size == .zero ? WheelMetrics.size : frame.size))
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  // MARK: Data

  open weak var dataSource: (any UIPickerViewDataSource)? { didSet { reloadAllComponents() } }
  open weak var delegate: (any UIPickerViewDelegate)? { didSet { reloadAllComponents() } }
  /// Differs from Apple's: kept, and read by nobody here; the selected row is always marked, as on iOS
  /// since version 7.
  open var showsSelectionIndicator = false

  open var numberOfComponents: Int {
    load()
    return wheels.count
  }

  open func numberOfRows(inComponent component: Int) -> Int {
    load()
    return wheels.indices.contains(component) ? wheels[component].count : 0
  }

  open func reloadAllComponents() {
    isLoaded = false
    setNeedsLayout()
  }

  open func reloadComponent(_ component: Int) {
    guard isLoaded, wheels.indices.contains(component), let dataSource else { return }
    wheels[component].reload(
      count: dataSource.pickerView(self, numberOfRowsInComponent: component))
    setNeedsLayout()
  }

  /// Asks the data source for its counts, keeping the selection where it still fits.
  private func load() {
    guard !isLoaded, let dataSource else { return }
    isLoaded = true
    let count = max(dataSource.numberOfComponents(in: self), 0)
    while wheels.count > count { wheels.removeLast().removeFromSuperview() }
    while wheels.count < count {
      let wheel = PickerWheel(picker: self, component: wheels.count)
      wheels.append(wheel)
      addSubview(wheel)
    }
    for (component, wheel) in wheels.enumerated() {
      wheel.reload(count: dataSource.pickerView(self, numberOfRowsInComponent: component))
    }
  }

  /// Of a date picker's wheels; nil for pickers of apps.
  weak var columns: (any PickerColumns)?

  /// Of the rows that the delegate gives titles for; set by its key.
  var textColor: UIColor? {
    didSet { for wheel in wheels { wheel.colorTitles(textColor) } }
  }

  // MARK: Selection

  /// -1 where there are no rows.
  open func selectedRow(inComponent component: Int) -> Int {
    load()
    return wheels.indices.contains(component) ? wheels[component].selected : -1
  }

  /// Does not tell the delegate.
  ///
  /// Differs from Apple's: the wheel is at the row at once, `animated` or not.
  open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {
    load()
    guard wheels.indices.contains(component) else { return }
    wheels[component].select(row)
  }

  /// Selects as a user does, who turns the wheel.
  func choose(_ row: Int, inComponent component: Int) {
    guard wheels.indices.contains(component), wheels[component].selected != row,
      (0..<wheels[component].count).contains(row)
    else { return }
    wheels[component].select(row)
    delegate?.pickerView(self, didSelectRow: row, inComponent: component)
    UIChange.note()
  }

  open func view(forRow row: Int, forComponent component: Int) -> UIView? {
    load()
    return wheels.indices.contains(component) ? wheels[component].rowView(row) : nil
  }

  open func rowSize(forComponent component: Int) -> CGSize {
    load()
    guard wheels.indices.contains(component) else { return .zero }
    return CGSize(width: widths[component], height: rowHeight(of: component))
  }

  func rowHeight(of component: Int) -> CGFloat {
    guard let delegate else { return WheelMetrics.rowHeight }
    let height = DefaultRequirement.call {
      delegate.pickerView(self, rowHeightForComponent: component)
    }
    guard let height, GeometryPass.accepts([height], as: "rowHeightForComponent", of: self) else {
      return WheelMetrics.rowHeight
    }
    return max(height, 1)
  }

  // MARK: Layout

  open override var intrinsicContentSize: CGSize { WheelMetrics.size }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: max(size.width, WheelMetrics.size.width), height: WheelMetrics.size.height)
  }

  /// Of the components, in points: the delegate's, or equal shares.
  private var widths: [CGFloat] {
    let room =
      bounds.width - 2 * WheelMetrics.bandMargin - WheelMetrics.gap
      * CGFloat(max(wheels.count - 1, 0))
    let equal = max(room / CGFloat(max(wheels.count, 1)), 0)
    return wheels.indices.map { component in
      guard let delegate else { return equal }
      let width = DefaultRequirement.call {
        delegate.pickerView(self, widthForComponent: component)
      }
      guard let width, GeometryPass.accepts([width], as: "widthForComponent", of: self)
      else { return equal }
      return width
    }
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    load()
    let widths = widths
    let total = widths.reduce(0, +) + WheelMetrics.gap * CGFloat(max(widths.count - 1, 0))
    var x = (bounds.width - total) / 2
    for (wheel, width) in zip(wheels, widths) {
      wheel.frame = CGRect(x: x, y: 0, width: width, height: bounds.height)
      wheel.setNeedsLayout()
      x += width + WheelMetrics.gap
    }
  }

  // MARK: Drawing and accessibility

  package override func appendDisplayItems(to canvas: inout ViewCanvas) {
    super.appendDisplayItems(to: &canvas)
    guard !wheels.isEmpty else { return }
    let height = wheels.indices.map(rowHeight).max() ?? WheelMetrics.rowHeight
    canvas.fill(
      CGRect(
        x: WheelMetrics.bandMargin, y: bounds.midY - height / 2,
        width: bounds.width - 2 * WheelMetrics.bandMargin,
        height: height), cornerRadius: WheelMetrics.bandRadius, .tertiarySystemFill)
  }

  package override var defaultAccessibility: AccessibilityDefaults {
    AccessibilityDefaults(.picker, isElement: false)
  }
}

@preconcurrency @MainActor
public protocol UIPickerViewDataSource: NSObjectProtocol {
  func numberOfComponents(in pickerView: UIPickerView) -> Int
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int
}
