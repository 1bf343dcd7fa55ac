import ActivityKit
import Foundation

struct DeliveryAttributes: ActivityAttributes {
  typealias Status = ContentState

  struct ContentState: Codable, Hashable {
    var minutes: Int
    var note = ""
  }

  var order: String
}
