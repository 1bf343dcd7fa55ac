import Foundation

/// From a day or time to another, each of which may be open.
open class INDateComponentsRange: _IntentValues, @unchecked Sendable {
  public convenience init(
    start startDateComponents: DateComponents?, end endDateComponents: DateComponents?
  ) {
    self.init()
    take(["startDateComponents": startDateComponents, "endDateComponents": endDateComponents])
  }

  open var startDateComponents: DateComponents? { value("startDateComponents") }
  open var endDateComponents: DateComponents? { value("endDateComponents") }
}
