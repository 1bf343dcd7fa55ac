/// Calls that apps make when they are launched, and that a test can do without.
///
/// Stand-ins do nothing there but tell so once. All other calls of a stand-in fail.
enum HarmlessCalls {
  /// By the type and the method, why nothing has to be done.
  static let reasons: [String: String] = {
    var reasons: [String: String] = [:]
    for (reason, calls) in list {
      for call in calls { reasons[call] = reason }
    }
    return reasons
  }()

  private static let list: [(String, [String])] = [
    (
      "tests talk to no server",
      [
        "FirebaseApp.configure", "FirebaseApp.app", "Purchases.configure", "Parse.initialize",
        "GMSServices.provideAPIKey", "GMSPlacesClient.provideAPIKey",
        "StripeAPI.defaultPublishableKey",
        "AppCenter.start", "Amplify.configure", "Amplify.add", "OneSignal.initialize",
        "OneSignal.initWithLaunchOptions", "ApplicationDelegate.shared",
        "ApplicationDelegate.application", "GIDSignIn.sharedInstance",
        "GADMobileAds.sharedInstance",
        "GADMobileAds.start", "MobileAds.shared", "MobileAds.start",
      ]
    ),
    (
      "nobody counts what tests do",
      [
        "Analytics.logEvent", "Analytics.setUserID", "Analytics.setUserProperty",
        "Analytics.setAnalyticsCollectionEnabled", "Mixpanel.initialize", "Mixpanel.mainInstance",
        "Amplitude.instance", "PostHogSDK.shared", "PostHogSDK.setup",
        "TelemetryManager.initialize",
        "TelemetryDeck.initialize", "TelemetryDeck.signal", "Flurry.startSession",
        "Branch.getInstance",
        "Branch.initSession", "AppsFlyerLib.shared", "AppsFlyerLib.start", "Adjust.initSdk",
        "Adjust.appDidLaunch",
      ]
    ),
    (
      "crashes of tests are told by their report",
      [
        "Crashlytics.crashlytics", "Crashlytics.log", "Crashlytics.record", "Crashlytics.setUserID",
        "Crashlytics.setCustomValue", "Crashlytics.setCrashlyticsCollectionEnabled",
        "SentrySDK.start", "SentrySDK.capture", "SentrySDK.addBreadcrumb", "SentrySDK.setUser",
        "SentrySDK.configureScope", "Bugsnag.start", "Bugsnag.notify", "Instabug.start",
        "Rollbar.initWithConfiguration", "Datadog.initialize", "NewRelic.start",
      ]
    ),
    (
      "tests load no pictures of the web",
      [
        "KingfisherKf.setImage", "KingfisherKf.cancelDownloadTask", "SDWebImageMembers.sd_setImage",
        "SDWebImageMembers.sd_cancelCurrentImageLoad", "AlamofireImageAf.setImage",
        "AlamofireImageMembers.af_setImage",
      ]
    ),
    (
      "there are no pushes in tests",
      ["Messaging.messaging", "Messaging.delegate", "Messaging.apnsToken"]
    ),
  ]
}
