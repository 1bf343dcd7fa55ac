import CoreGraphics
import Foundation

/// What elements say of controls and of small views like them.
@MainActor
enum ControlReading {
  static func apply(_ element: InterfaceElement, to control: UIControl) {
    if let enabled = element.flag("enabled") { control.isEnabled = enabled }
    if let selected = element.flag("selected") { control.isSelected = selected }
    if let highlighted = element.flag("highlighted") { control.isHighlighted = highlighted }
    if let alignment: UIControl.ContentHorizontalAlignment =
      element.choice("contentHorizontalAlignment")
    {
      control.contentHorizontalAlignment = alignment
    }
    if let alignment: UIControl.ContentVerticalAlignment =
      element.choice("contentVerticalAlignment")
    {
      control.contentVerticalAlignment = alignment
    }
  }

  static func applyKinds(_ element: InterfaceElement, to view: UIView, _ values: InterfaceValues) {
    switch view {
    case let view as UISwitch: apply(element, to: view, values)
    case let view as UISlider: apply(element, to: view, values)
    case let view as UIStepper: apply(element, to: view)
    case let view as UISegmentedControl: apply(element, to: view, values)
    case let view as UIPageControl: apply(element, to: view, values)
    case let view as UIProgressView: apply(element, to: view, values)
    case let view as UIActivityIndicatorView: apply(element, to: view, values)
    case let view as UIDatePicker: apply(element, to: view)
    case let view as UIColorWell: apply(element, to: view, values)
    case let view as UIRefreshControl:
      view.attributedTitle =
        values.attributedString(key: "attributedTitle", of: element) ?? view.attributedTitle
    default: break
    }
  }

  // MARK: Kinds

  private static func apply(
    _ element: InterfaceElement, to view: UISwitch, _ values: InterfaceValues
  ) {
    if let isOn = element.flag("on") { view.isOn = isOn }
    if let color = values.color(key: "onTintColor", of: element) { view.onTintColor = color }
    if let color = values.color(key: "thumbTintColor", of: element) { view.thumbTintColor = color }
  }

  private static func apply(
    _ element: InterfaceElement, to view: UISlider, _ values: InterfaceValues
  ) {
    if let value = element.number("minValue") { view.minimumValue = Float(value) }
    if let value = element.number("maxValue") { view.maximumValue = Float(value) }
    if let value = element.number("value") { view.value = Float(value) }
    if let isContinuous = element.flag("continuous") { view.isContinuous = isContinuous }
    if let color = values.color(key: "minimumTrackTintColor", of: element) {
      view.minimumTrackTintColor = color
    }
    if let color = values.color(key: "maximumTrackTintColor", of: element) {
      view.maximumTrackTintColor = color
    }
    if let color = values.color(key: "thumbTintColor", of: element) { view.thumbTintColor = color }
    if let image = values.image("minimumValueImage", of: element) { view.minimumValueImage = image }
    if let image = values.image("maximumValueImage", of: element) { view.maximumValueImage = image }
  }

  private static func apply(_ element: InterfaceElement, to view: UIStepper) {
    if let value = element.number("minimumValue") { view.minimumValue = value }
    if let value = element.number("maximumValue") { view.maximumValue = value }
    if let value = element.number("stepValue") { view.stepValue = value }
    if let value = element.number("value") { view.value = value }
    if let wraps = element.flag("wraps") { view.wraps = wraps }
    if let repeats = element.flag("autorepeat") { view.autorepeat = repeats }
    if let isContinuous = element.flag("continuous") { view.isContinuous = isContinuous }
  }

  private static func apply(
    _ element: InterfaceElement, to view: UISegmentedControl, _ values: InterfaceValues
  ) {
    for (index, segment) in element.list("segments").enumerated() {
      if let image = values.image("image", of: segment) {
        view.insertSegment(with: image, at: index, animated: false)
      } else {
        view.insertSegment(withTitle: segment.string("title") ?? "", at: index, animated: false)
      }
      if let enabled = segment.flag("enabled") { view.setEnabled(enabled, forSegmentAt: index) }
      if let width = segment.length("width") { view.setWidth(width, forSegmentAt: index) }
      if let offset = segment.size("contentOffset") {
        view.setContentOffset(offset, forSegmentAt: index)
      }
    }
    if let color = values.color(key: "selectedSegmentTintColor", of: element) {
      view.selectedSegmentTintColor = color
    }
    if let isMomentary = element.flag("momentary") { view.isMomentary = isMomentary }
    if let sizes = element.flag("apportionsSegmentWidthsByContent") {
      view.apportionsSegmentWidthsByContent = sizes
    }
    if let index = element.integer("selectedSegmentIndex") { view.selectedSegmentIndex = index }
  }

  private static func apply(
    _ element: InterfaceElement, to view: UIPageControl, _ values: InterfaceValues
  ) {
    if let count = element.integer("numberOfPages") { view.numberOfPages = count }
    if let page = element.integer("currentPage") { view.currentPage = page }
    if let hides = element.flag("hidesForSinglePage") { view.hidesForSinglePage = hides }
    if let allows = element.flag("allowsContinuousInteraction") {
      view.allowsContinuousInteraction = allows
    }
    if let image = values.image("preferredIndicatorImage", of: element) {
      view.preferredIndicatorImage = image
    }
    if let color = values.color(key: "pageIndicatorTintColor", of: element) {
      view.pageIndicatorTintColor = color
    }
    if let color = values.color(key: "currentPageIndicatorTintColor", of: element) {
      view.currentPageIndicatorTintColor = color
    }
  }

  private static func apply(
    _ element: InterfaceElement, to view: UIProgressView, _ values: InterfaceValues
  ) {
    if let style: UIProgressView.Style = element.choice("progressViewStyle") {
      view.progressViewStyle = style
    }
    if let progress = element.number("progress") { view.progress = Float(progress) }
    if let color = values.color(key: "progressTintColor", of: element) {
      view.progressTintColor = color
    }
    if let color = values.color(key: "trackTintColor", of: element) { view.trackTintColor = color }
    if let image = values.image("progressImage", of: element) { view.progressImage = image }
    if let image = values.image("trackImage", of: element) { view.trackImage = image }
  }

  private static func apply(
    _ element: InterfaceElement, to view: UIActivityIndicatorView, _ values: InterfaceValues
  ) {
    if let style: UIActivityIndicatorView.Style = element.choice("style") { view.style = style }
    if let color = values.color(key: "color", of: element) { view.color = color }
    // Without the attribute a spinner stays when it stands still, as Interface Builder starts.
    view.hidesWhenStopped = element.flag("hidesWhenStopped") ?? false
    if element.flag("animating") ?? false { view.startAnimating() }
  }

  private static func apply(
    _ element: InterfaceElement, to view: UIColorWell, _ values: InterfaceValues
  ) {
    if let title = element.string("title") { view.title = title }
    if let supports = element.flag("supportsAlpha") { view.supportsAlpha = supports }
    if let color = values.color(key: "selectedColor", of: element) { view.selectedColor = color }
  }

  private static func apply(_ element: InterfaceElement, to view: UIDatePicker) {
    if let mode: UIDatePicker.Mode = element.choice("datePickerMode") { view.datePickerMode = mode }
    if let style: UIDatePickerStyle = element.choice("style") {
      view.preferredDatePickerStyle = style
    }
    if let interval = element.integer("minuteInterval") { view.minuteInterval = interval }
    if let duration = element.number("countDownDuration") { view.countDownDuration = duration }
    for child in element.children {
      switch (child.name, child.key) {
      case ("date", let key?):
        guard let seconds = child.number("timeIntervalSinceReferenceDate") else { continue }
        let date = Date(timeIntervalSinceReferenceDate: seconds)
        if key == "date", !(element.flag("useCurrentDate") ?? false) { view.date = date }
        if key == "minimumDate" { view.minimumDate = date }
        if key == "maximumDate" { view.maximumDate = date }
      case ("locale", "locale"):
        view.locale = child["localeIdentifier"].map { Locale(identifier: $0) }
      case ("timeZone", "timeZone"):
        view.timeZone = child["name"].flatMap { TimeZone(identifier: $0) }
      default: break
      }
    }
  }
}
