// Photos: the device's library of pictures. May import UIKit, ImageIO and what stands below them.

import Foundation

/// Whether the app may use the device's pictures.
public enum PHAuthorizationStatus: Int, Sendable {
  case notDetermined = 0
  case restricted = 1
  case denied = 2
  case authorized = 3
  case limited = 4
}

/// What the app wants to do with the device's pictures.
public enum PHAccessLevel: Int, Sendable {
  case addOnly = 1
  case readWrite = 2
}
