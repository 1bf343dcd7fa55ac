import Automation
import Device
import Foundation

/// Something that an app may use only if the user allows it.
public enum XCUIProtectedResource: Int, Sendable {
  case contacts = 1
  case calendar = 2
  case reminders = 3
  case photos = 4
  case microphone = 5
  case camera = 6
  case mediaLibrary = 7
  case homeKit = 8
  case bluetooth = -0x4000_0000
  case keyboardNetwork = -0x3fff_ffff
  case location = -0x3fff_fffe
  case health = -0x3fff_fffd
  case userTracking = -0x3fff_fffc
  case focus = -0x3fff_fffb
  case localNetwork = -0x3fff_fffa
}

extension XCUIApplication {
  /// Forgets what the user allowed or forbade the app, so that it asks again.
  ///
  /// Differs from Apple's: the app is not ended, which the system may do; for what nothing here asks, such as
  /// `health`, nothing changes.
  public func resetAuthorizationStatus(for resource: XCUIProtectedResource) {
    for service in resource.services { app.forgetPermission(service.rawValue) }
  }
}

extension XCUIProtectedResource {
  fileprivate var services: [SystemQuestion.Service] {
    switch self {
    case .contacts: [.contacts]
    case .calendar: [.calendar, .calendarAdditions]
    case .reminders: [.reminders]
    case .photos: [.photos]
    case .microphone: [.microphone]
    case .camera: [.camera]
    case .mediaLibrary: [.mediaLibrary]
    case .homeKit: [.homeKit]
    case .bluetooth: [.bluetooth]
    case .location: [.location]
    case .userTracking: [.userTracking]
    case .localNetwork: [.localNetwork]
    case .focus: [.focus]
    case .keyboardNetwork, .health: []
    }
  }
}
