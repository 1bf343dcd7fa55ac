/// The family of a device, with the raw values of `UIUserInterfaceIdiom`.
package enum DeviceIdiom: Int, Codable, Hashable, Sendable {
  case phone = 0
  case pad = 1
}
