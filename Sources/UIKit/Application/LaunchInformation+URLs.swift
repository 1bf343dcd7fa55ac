import Foundation

// What an app's Info.plist says of URLs and icons.

extension LaunchInformation {
  /// The schemes of the URLs that the app opens itself, in small letters.
  var ownSchemes: Set<String> {
    let types = list["CFBundleURLTypes"] as? [[String: Any]] ?? []
    return Set(
      types.flatMap { $0["CFBundleURLSchemes"] as? [String] ?? [] }.map { $0.lowercased() })
  }

  /// The schemes of other apps that the app may ask about, in small letters.
  var queriedSchemes: Set<String> {
    Set((list["LSApplicationQueriesSchemes"] as? [String] ?? []).map { $0.lowercased() })
  }

  /// Whether there is a list at all: a package that is an app has none.
  var isThere: Bool { list["CFBundleIdentifier"] != nil }

  /// The names of the icons that may stand in the place of the app's first one.
  var alternateIcons: Set<String> {
    let isPad = UIApplication.shared.device.model.idiom == .pad
    let icons = isPad ? list["CFBundleIcons~ipad"] ?? list["CFBundleIcons"] : list["CFBundleIcons"]
    let alternate = (icons as? [String: Any])?["CFBundleAlternateIcons"] as? [String: Any]
    return Set(alternate?.keys.map { $0 } ?? [])
  }
}
