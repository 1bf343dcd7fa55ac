import Foundation

extension SystemQuestion {
  /// What an app has to be allowed to use.
  ///
  /// The words are those of iOS 18 in English, from recorded tests and the system's tables of strings; those of
  /// photos are less certain than the others, and those of Siri's buttons and of the Focus are unsure.
  package enum Service: String, CaseIterable, Sendable {
    case notifications, location, camera, microphone, photos, contacts, calendar, reminders
    case userTracking, bluetooth, localNetwork, mediaLibrary, homeKit, faceID, speech, siri, focus
    /// Adding to the calendar without seeing what is in it.
    case calendarAdditions

    /// The keys of the app's reason in its information, the present one first; none where no reason is shown.
    package var purposeKeys: [String] {
      switch self {
      case .calendar: [purposeKey, "NSCalendarsUsageDescription"].compactMap(\.self)
      case .calendarAdditions:
        [purposeKey, "NSCalendarsFullAccessUsageDescription", "NSCalendarsUsageDescription"]
          .compactMap(\.self)
      case .reminders: [purposeKey, "NSRemindersUsageDescription"].compactMap(\.self)
      default: [purposeKey].compactMap(\.self)
      }
    }

    private var purposeKey: String? {
      switch self {
      case .notifications: nil
      case .location: "NSLocationWhenInUseUsageDescription"
      case .camera: "NSCameraUsageDescription"
      case .microphone: "NSMicrophoneUsageDescription"
      case .photos: "NSPhotoLibraryUsageDescription"
      case .contacts: "NSContactsUsageDescription"
      case .calendar: "NSCalendarsFullAccessUsageDescription"
      case .reminders: "NSRemindersFullAccessUsageDescription"
      case .userTracking: "NSUserTrackingUsageDescription"
      case .bluetooth: "NSBluetoothAlwaysUsageDescription"
      case .localNetwork: "NSLocalNetworkUsageDescription"
      case .mediaLibrary: "NSAppleMusicUsageDescription"
      case .homeKit: "NSHomeKitUsageDescription"
      case .faceID: "NSFaceIDUsageDescription"
      case .speech: "NSSpeechRecognitionUsageDescription"
      case .siri: "NSSiriUsageDescription"
      case .focus: "NSFocusStatusUsageDescription"
      case .calendarAdditions: "NSCalendarsWriteOnlyAccessUsageDescription"
      }
    }

    fileprivate func title(_ app: String) -> String {
      switch self {
      case .notifications: "“\(app)” Would Like to Send You Notifications"
      case .location: "Allow “\(app)” to use your location?"
      case .camera: "“\(app)” Would Like to Access the Camera"
      case .microphone: "“\(app)” Would Like to Access the Microphone"
      case .photos: "“\(app)” Would Like to Access Your Photo Library"
      case .contacts: "“\(app)” Would Like to Access Your Contacts"
      case .calendar: "“\(app)” Would Like Full Access to Your Calendar"
      case .reminders: "“\(app)” Would Like to Access Your Reminders"
      case .userTracking:
        "Allow “\(app)” to track your activity across other companies’ apps and websites?"
      case .bluetooth: "“\(app)” Would Like to Use Bluetooth"
      case .localNetwork: "Allow “\(app)” to find devices on local networks?"
      case .mediaLibrary:
        "“\(app)” Would Like to Access Apple Music, your music and video activity, and your media "
          + "library"
      case .homeKit: "“\(app)” Would Like to Access Your Home Data"
      case .faceID: "Do you want to allow “\(app)” to use Face ID?"
      case .speech: "“\(app)” Would Like to Access Speech Recognition"
      case .siri: "Would You Like to Use “\(app)” with Siri?"
      case .focus: "“\(app)” Would Like to Access Your Focus Status"
      case .calendarAdditions: "“\(app)” Would Like to Add to Your Calendar"
      }
    }

    /// What the system itself says below the title; the app's reason follows.
    fileprivate func explanation(_ app: String) -> String? {
      switch self {
      case .notifications:
        "Notifications may include alerts, sounds, and icon badges. These can be configured in "
          + "Settings."
      case .speech:
        "Speech data from this app will be sent to Apple to process your requests. This will also "
          + "help Apple improve its speech recognition technology."
      case .siri: "Some of your \(app) data will be sent to Apple to process your requests."
      default: nil
      }
    }

    fileprivate var answers: [Answer] {
      switch self {
      case .location:
        [
          Answer("Allow Once", .granted, isKept: false),
          Answer("Allow While Using App", .granted), Answer("Don’t Allow", .denied),
        ]
      case .photos:
        [
          Answer("Limit Access…", .granted), Answer("Allow Full Access", .granted),
          Answer("Don’t Allow", .denied),
        ]
      case .calendar, .reminders:
        [Answer("Don’t Allow", .denied), Answer("Allow Full Access", .granted)]
      case .userTracking: [Answer("Ask App Not to Track", .denied), Answer("Allow", .granted)]
      default: [Answer("Don’t Allow", .denied), Answer("Allow", .granted)]
      }
    }
  }

  /// The question whether the app may use a service, with the app's name and reason.
  package init(_ service: Service) {
    let info = Bundle.main.infoDictionary
    let name =
      info?["CFBundleDisplayName"] as? String ?? info?["CFBundleName"] as? String
      ?? ProcessInfo.processInfo.processName
    let reason = service.purposeKeys.lazy.compactMap { info?[$0] as? String }.first
    let words = [service.explanation(name), reason].compactMap(\.self)
    self.init(
      service: service.rawValue, title: service.title(name),
      message: words.isEmpty ? nil : words.joined(separator: "\n\n"), answers: service.answers)
  }
}
