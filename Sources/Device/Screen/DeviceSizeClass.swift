/// The amount of room in one direction, with UIKit's raw values.
package enum DeviceSizeClass: Int, Codable, Hashable, Sendable {
  case unspecified = 0
  case compact = 1
  case regular = 2
}
