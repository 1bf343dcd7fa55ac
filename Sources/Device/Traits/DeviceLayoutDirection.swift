/// The direction in which the language of the interface is written.
package enum DeviceLayoutDirection: String, Codable, Hashable, Sendable {
  case leftToRight
  case rightToLeft
}
