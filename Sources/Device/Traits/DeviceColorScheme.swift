/// Light or dark looks.
package enum DeviceColorScheme: String, Codable, Hashable, Sendable {
  case light
  case dark
}
