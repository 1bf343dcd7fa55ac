import Accessibility
import CoreGraphics
import Device
import Foundation
import Metrics

/// Differs from Apple's: `.yearAndMonth` needs wheels.
@preconcurrency @MainActor
open class UIDatePicker: UIControl {
  public enum Mode: Int, Sendable {
    case time = 0
    case date = 1
    case dateAndTime = 2
    case countDownTimer = 3
    case yearAndMonth = 4
  }

  private var storedDate = UIApplication.shared.device.clock.date
  private var storedDuration: TimeInterval = 60
  private var content: (any DatePickerContent)?

  override var primaryEvent: UIControl.Event { .valueChanged }

  // MARK: Making

  public override init(frame: CGRect) {
    super.init(frame: frame)
    rebuild()
    if frame.size == .zero { bounds.size = intrinsicContentSize }
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    rebuild()
    coder.readInterface(into: self, as: UIDatePicker.self)
  }

  // MARK: Value

  /// Kept between the limits where both are in order; setting sends nothing.
  open var date: Date {
    get { storedDate }
    set { setDate(newValue, animated: false) }
  }

  /// Differs from Apple's: the date is shown at once, `animated` or not.
  open func setDate(_ date: Date, animated: Bool) {
    storedDate = limited(rounded(date))
    content?.update()
    invalidateIntrinsicContentSize()
    UIChange.note()
  }

  /// In seconds, for the mode `.countDownTimer`; whole minutes.
  open var countDownDuration: TimeInterval {
    get { storedDuration }
    set {
      guard GeometryPass.acceptsValue(newValue, as: "countDownDuration", of: self) else { return }
      storedDuration = min(max((newValue / 60).rounded(.down) * 60, 60), 86_340)
      content?.update()
      UIChange.note()
    }
  }

  open var minimumDate: Date? { didSet { setDate(storedDate, animated: false) } }
  open var maximumDate: Date? { didSet { setDate(storedDate, animated: false) } }
  /// Minutes between the choices; 1 for a number that does not divide 60.
  open var minuteInterval = 1 { didSet { rebuild() } }
  /// Whether a date between two choices is taken for the one before it.
  open var roundsToMinuteInterval = true { didSet { setDate(storedDate, animated: false) } }

  private func rounded(_ date: Date) -> Date {
    guard roundsToMinuteInterval, minuteInterval > 1, 60 % minuteInterval == 0,
      datePickerMode == .time || datePickerMode == .dateAndTime
    else { return date }
    let minute = days.calendar.component(.minute, from: date)
    return date.addingTimeInterval(-60 * TimeInterval(minute % minuteInterval))
  }

  func limited(_ date: Date) -> Date {
    CalendarDays.limited(date, from: minimumDate, through: maximumDate)
  }

  /// Sets the date as a user does.
  func choose(_ date: Date) {
    let date = limited(date)
    guard isEnabled, date != storedDate else {
      content?.update()
      return
    }
    setDate(date, animated: true)
    sendActions(for: .valueChanged)
  }

  /// Sets the duration as a user does.
  func choose(duration: TimeInterval) {
    guard isEnabled, duration != storedDuration else { return }
    countDownDuration = duration
    sendActions(for: .valueChanged)
  }

  // MARK: Settings

  open var datePickerMode = Mode.dateAndTime { didSet { rebuild() } }
  open var preferredDatePickerStyle = UIDatePickerStyle.automatic { didSet { rebuild() } }
  open var locale: Locale? { didSet { rebuild() } }
  /// The device's calendar where none is set.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var calendar: Calendar! {
    get { storedCalendar ?? UIApplication.shared.device.traits.calendar }
    set {
      storedCalendar = newValue
      rebuild()
    }
  }
  private var storedCalendar: Calendar?
  open var timeZone: TimeZone? { didSet { rebuild() } }

  /// What `.automatic` stands for depends on the mode.
  open var datePickerStyle: UIDatePickerStyle {
    if datePickerMode == .countDownTimer || datePickerMode == .yearAndMonth { return .wheels }
    switch preferredDatePickerStyle {
    case .automatic: return .compact
    case .inline where datePickerMode == .time: return .wheels
    case let style: return style
    }
  }

  var days: CalendarDays {
    CalendarDays(
      calendar: calendar, locale: locale ?? UIApplication.shared.device.traits.locale,
      timeZone: timeZone)
  }

  /// Of the words on wheels, set by its key; other styles keep their colours.
  var textColor: UIColor? { didSet { content?.update() } }
  /// Differs from Apple's: kept, and read by nobody here; today looks as any other day on wheels.
  var highlightsToday = true

  // MARK: Content

  private func rebuild() {
    content?.removeFromSuperview()
    let made: any DatePickerContent =
      switch datePickerStyle {
      case .compact, .automatic: CompactDateView(picker: self)
      case .inline: InlineDateView(picker: self)
      case .wheels: DateWheelsView(picker: self)
      }
    content = made
    addSubview(made)
    made.update()
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  override func stateDidChange() {
    super.stateDidChange()
    content?.update()
  }

  open override var intrinsicContentSize: CGSize { content?.preferredSize ?? .zero }
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    size.width > 0
      ? intrinsicSize(forWidth: size.width) ?? intrinsicContentSize : intrinsicContentSize
  }
  package override func intrinsicSize(forWidth width: CGFloat) -> CGSize? {
    content?.size(forWidth: width)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    content?.frame = bounds
  }

  open override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard isEnabled else { return takesTouches ? self : nil }
    return super.hitTest(point, with: event)
  }

  package override var defaultAccessibility: AccessibilityDefaults {
    described(AccessibilityDefaults(.datePicker, isElement: false))
  }

  package override func accessibilityElementTree(in context: AccessibilityTreeContext)
    -> [AccessibilityElement]
  {
    let elements = super.accessibilityElementTree(in: context)
    if let compact = content as? CompactDateView, let point = compact.activationPoint,
      let element = elements.first, element.elementType == .datePicker
    {
      element.activationPoint = AccessibilityPass.screenPoint(point, of: compact)
    }
    return elements
  }
}

public enum UIDatePickerStyle: Int, Sendable {
  case automatic = 0
  case wheels = 1
  case compact = 2
  case inline = 3
}

/// What a date picker shows inside: one of its styles.
@MainActor
protocol DatePickerContent: UIView {
  /// In points.
  var preferredSize: CGSize { get }
  /// Where there is less room than that at the sides, in points; nil for contents that cannot do with less.
  func size(forWidth width: CGFloat) -> CGSize?
  /// The picker's date or state changed.
  func update()
}

extension DatePickerContent {
  func size(forWidth width: CGFloat) -> CGSize? { nil }
}
