import Combine
import Foundation

@MainActor
public final class Settings: ObservableObject {
  public enum SortOrder: String, CaseIterable, Identifiable, Sendable {
    case title = "Title"
    case author = "Author"
    case length = "Length"

    public var id: String { rawValue }
  }

  public enum Theme: String, CaseIterable, Identifiable, Sendable {
    case automatic = "Automatic"
    case light = "Light"
    case dark = "Dark"

    public var id: String { rawValue }
  }

  @Published public var sortOrder = SortOrder.title
  @Published public var showsFinished = true
  @Published public var remindsDaily = false
  @Published public var reminderHour = 20
  @Published public var reader: String

  @Published public var theme = Theme.automatic
  @Published public var notifies = false
  @Published public var notifiesOfReviews = true
  @Published public var notifiesWeekly = false

  public init(reader: String = "") {
    self.reader = reader
  }

  public func reset() {
    sortOrder = .title
    showsFinished = true
    remindsDaily = false
    reminderHour = 20
    theme = .automatic
    notifies = false
    notifiesOfReviews = true
    notifiesWeekly = false
  }
}
