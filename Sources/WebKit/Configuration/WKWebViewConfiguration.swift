import Foundation
import UIKit

/// How pages are loaded and shown.
@preconcurrency @MainActor
open class WKWebViewConfiguration: NSObject {
  open var userContentController = WKUserContentController()
  /// Differs from Apple's: kept, and read by nobody here; no scripts run.
  open var preferences = WKPreferences()
  open var defaultWebpagePreferences = WKWebpagePreferences()
  /// Differs from Apple's: kept, and read by nobody here; pages are loaded with the cookies of the app's session.
  open var websiteDataStore = WKWebsiteDataStore.default()
  /// Differs from Apple's: kept, and read by nobody here; pages have no process of their own.
  open var processPool = WKProcessPool()
  /// Added to the user agent that pages are asked for with.
  open var applicationNameForUserAgent: String?
  /// Differs from Apple's: kept, and read by nobody here; nothing is played.
  open var allowsInlineMediaPlayback = false
  /// Differs from Apple's: kept, and read by nobody here; nothing is played.
  open var allowsAirPlayForMediaPlayback = true
  /// Differs from Apple's: kept, and read by nobody here; nothing is played.
  open var allowsPictureInPictureMediaPlayback = true
  /// Differs from Apple's: kept, and read by nobody here; nothing is played.
  open var mediaTypesRequiringUserActionForPlayback: WKAudiovisualMediaTypes = []
  /// Differs from Apple's: kept, and read by nobody here; a page shows when it is there whole.
  open var suppressesIncrementalRendering = false
  /// Differs from Apple's: kept, and read by nobody here; texts have no data detected.
  open var dataDetectorTypes: WKDataDetectorTypes = []
}

/// Differs from Apple's: makes no difference; pages have no process of their own.
@preconcurrency @MainActor
open class WKProcessPool: NSObject {}

public struct WKAudiovisualMediaTypes: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let audio = WKAudiovisualMediaTypes(rawValue: 1)
  public static let video = WKAudiovisualMediaTypes(rawValue: 2)
  public static let all = WKAudiovisualMediaTypes(rawValue: .max)
}

/// What is detected in texts.
///
/// Differs from Apple's: none makes a difference; texts have no data detected.
public struct WKDataDetectorTypes: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let phoneNumber = WKDataDetectorTypes(rawValue: 1)
  public static let link = WKDataDetectorTypes(rawValue: 2)
  public static let address = WKDataDetectorTypes(rawValue: 4)
  public static let calendarEvent = WKDataDetectorTypes(rawValue: 8)
  public static let all = WKDataDetectorTypes(rawValue: .max)
}

@preconcurrency @MainActor
open class WKPreferences: NSObject {
  /// In points; texts of pages have their own sizes.
  ///
  /// Differs from Apple's: kept, and read by nobody here.
  open var minimumFontSize: CGFloat = 0
  /// Differs from Apple's: kept, and read by nobody here; no scripts run.
  open var javaScriptEnabled = true
  /// Differs from Apple's: kept, and read by nobody here; no scripts run.
  open var javaScriptCanOpenWindowsAutomatically = false
}

@preconcurrency @MainActor
open class WKWebpagePreferences: NSObject {
  public enum ContentMode: Int, Sendable {
    case recommended = 0
    case mobile = 1
    case desktop = 2
  }

  /// Differs from Apple's: kept, and read by nobody here; pages look the same.
  open var preferredContentMode = ContentMode.recommended
  /// Differs from Apple's: kept, and read by nobody here; no scripts run.
  open var allowsContentJavaScript = true
}
