/// How the user holds the device, with the raw values of `UIDeviceOrientation`.
package enum DeviceOrientation: Int, Codable, Hashable, Sendable {
  case unknown = 0
  case portrait = 1
  case portraitUpsideDown = 2
  /// The home button or home indicator is on the right.
  case landscapeLeft = 3
  /// The home button or home indicator is on the left.
  case landscapeRight = 4
  case faceUp = 5
  case faceDown = 6

  package var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}
