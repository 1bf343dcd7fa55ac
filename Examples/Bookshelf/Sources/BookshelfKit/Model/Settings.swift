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

  @Published public var sortOrder = SortOrder.title
  @Published public var showsFinished = true
  @Published public var remindsDaily = false
  @Published public var reminderHour = 20
  @Published public var reader = ""

  public init() {}

  public func reset() {
    sortOrder = .title
    showsFinished = true
    remindsDaily = false
    reminderHour = 20
  }
}
