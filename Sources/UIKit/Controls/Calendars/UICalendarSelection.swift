import Foundation

/// What a calendar view lets the user choose.
@preconcurrency @MainActor
open class UICalendarSelection: NSObject {
  weak var view: UICalendarView?

  func isChosen(_ day: DateComponents) -> Bool { false }
  func mayChoose(_ day: DateComponents) -> Bool { true }
  func choose(_ day: DateComponents) {}

  /// Asks the delegate anew which days may be chosen.
  open func updateSelectableDates() { view?.update() }

  static func isSame(_ left: DateComponents?, _ right: DateComponents) -> Bool {
    left?.year == right.year && left?.month == right.month && left?.day == right.day
  }
}

/// One day at a time; a tap on the chosen one takes it back, if the delegate lets it.
@preconcurrency @MainActor
open class UICalendarSelectionSingleDate: UICalendarSelection {
  open private(set) weak var delegate: (any UICalendarSelectionSingleDateDelegate)?

  public init(delegate: (any UICalendarSelectionSingleDateDelegate)?) {
    self.delegate = delegate
    super.init()
  }

  /// Setting asks and tells nobody.
  open var selectedDate: DateComponents? { didSet { view?.update() } }

  /// Differs from Apple's: the day is marked at once, `animated` or not.
  open func setSelected(_ dateComponents: DateComponents?, animated: Bool) {
    selectedDate = dateComponents
  }

  override func isChosen(_ day: DateComponents) -> Bool { Self.isSame(selectedDate, day) }

  override func mayChoose(_ day: DateComponents) -> Bool {
    DefaultRequirement.asked(delegate?.dateSelection(self, canSelectDate: day)) ?? true
  }

  override func choose(_ day: DateComponents) {
    if isChosen(day) {
      guard DefaultRequirement.asked(delegate?.dateSelection(self, canSelectDate: nil)) ?? true
      else { return }
      selectedDate = nil
    } else {
      guard mayChoose(day) else { return }
      selectedDate = day
    }
    delegate?.dateSelection(self, didSelectDate: selectedDate)
  }
}

@preconcurrency @MainActor
public protocol UICalendarSelectionSingleDateDelegate: NSObjectProtocol {
  func dateSelection(
    _ selection: UICalendarSelectionSingleDate, didSelectDate dateComponents: DateComponents?)
  func dateSelection(
    _ selection: UICalendarSelectionSingleDate, canSelectDate dateComponents: DateComponents?
  ) -> Bool
}

extension UICalendarSelectionSingleDateDelegate {
  public func dateSelection(
    _ selection: UICalendarSelectionSingleDate, canSelectDate dateComponents: DateComponents?
  ) -> Bool { DefaultRequirement.missing(true) }
}

/// Any number of days; a tap adds one or takes it back.
@preconcurrency @MainActor
open class UICalendarSelectionMultiDate: UICalendarSelection {
  open private(set) weak var delegate: (any UICalendarSelectionMultiDateDelegate)?

  public init(delegate: (any UICalendarSelectionMultiDateDelegate)?) {
    self.delegate = delegate
    super.init()
  }

  /// Setting asks and tells nobody.
  open var selectedDates: [DateComponents] = [] { didSet { view?.update() } }

  /// Differs from Apple's: the days are marked at once, `animated` or not.
  open func setSelectedDates(_ selectedDates: [DateComponents], animated: Bool) {
    self.selectedDates = selectedDates
  }

  override func isChosen(_ day: DateComponents) -> Bool {
    selectedDates.contains { Self.isSame($0, day) }
  }

  override func mayChoose(_ day: DateComponents) -> Bool {
    isChosen(day)
      ? DefaultRequirement.asked(delegate?.multiDateSelection(self, canDeselectDate: day)) ?? true
      : DefaultRequirement.asked(delegate?.multiDateSelection(self, canSelectDate: day)) ?? true
  }

  override func choose(_ day: DateComponents) {
    guard mayChoose(day) else { return }
    if isChosen(day) {
      selectedDates.removeAll { Self.isSame($0, day) }
      delegate?.multiDateSelection(self, didDeselectDate: day)
    } else {
      selectedDates.append(day)
      delegate?.multiDateSelection(self, didSelectDate: day)
    }
  }
}

@preconcurrency @MainActor
public protocol UICalendarSelectionMultiDateDelegate: NSObjectProtocol {
  func multiDateSelection(
    _ selection: UICalendarSelectionMultiDate, didSelectDate dateComponents: DateComponents)
  func multiDateSelection(
    _ selection: UICalendarSelectionMultiDate, didDeselectDate dateComponents: DateComponents)
  func multiDateSelection(
    _ selection: UICalendarSelectionMultiDate, canSelectDate dateComponents: DateComponents
  ) -> Bool
  func multiDateSelection(
    _ selection: UICalendarSelectionMultiDate, canDeselectDate dateComponents: DateComponents
  ) -> Bool
}

extension UICalendarSelectionMultiDateDelegate {
  public func multiDateSelection(
    _ selection: UICalendarSelectionMultiDate, canSelectDate dateComponents: DateComponents
  ) -> Bool { DefaultRequirement.missing(true) }
  public func multiDateSelection(
    _ selection: UICalendarSelectionMultiDate, canDeselectDate dateComponents: DateComponents
  ) -> Bool { DefaultRequirement.missing(true) }
}
