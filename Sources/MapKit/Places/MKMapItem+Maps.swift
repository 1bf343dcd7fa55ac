import CoreLocation
import Foundation
import UIKit

/// The key of one of the directions modes below: the Maps app shows the way to the place.
public let MKLaunchOptionsDirectionsModeKey = "MKLaunchOptionsDirectionsMode"
public let MKLaunchOptionsDirectionsModeDefault = "MKLaunchOptionsDirectionsModeDefault"
public let MKLaunchOptionsDirectionsModeDriving = "MKLaunchOptionsDirectionsModeDriving"
public let MKLaunchOptionsDirectionsModeWalking = "MKLaunchOptionsDirectionsModeWalking"
public let MKLaunchOptionsDirectionsModeTransit = "MKLaunchOptionsDirectionsModeTransit"
/// The key of the raw value of an `MKMapType`, as an `NSNumber`.
public let MKLaunchOptionsMapTypeKey = "MKLaunchOptionsMapType"

extension MKMapItem {
  /// Shows the place in the Maps app.
  ///
  /// Differs from Apple's: the app opens a link to the map, as `UIApplication.open(_:)` would: `daddr` and `dirflg` for
  /// directions, else `ll` and `q`.
  @discardableResult
  @preconcurrency @MainActor
  public func openInMaps(launchOptions: [String: Any]? = nil) -> Bool {
    Self.openMaps(with: [self], launchOptions: launchOptions)
  }

  /// Shows places in the Maps app; two of them with directions show the way from the first to the second.
  ///
  /// Differs from Apple's: the app opens a link to the map, as `UIApplication.open(_:)` would; without directions it
  /// leads to the first place.
  @discardableResult
  @preconcurrency @MainActor
  public class func openMaps(with mapItems: [MKMapItem], launchOptions: [String: Any]? = nil)
    -> Bool
  {
    guard let url = link(to: mapItems, launchOptions ?? [:]) else { return false }
    UIApplication.shared.open(url)
    return true
  }

  private static func link(to items: [MKMapItem], _ options: [String: Any]) -> URL? {
    guard let first = items.first else { return nil }
    var query: [URLQueryItem] = []
    if let mode = options[MKLaunchOptionsDirectionsModeKey] as? String {
      if items.count > 1, !first.isCurrentLocation {
        query.append(URLQueryItem(name: "saddr", value: first.address))
      }
      query.append(URLQueryItem(name: "daddr", value: items.last?.address))
      if let flag = flags[mode] { query.append(URLQueryItem(name: "dirflg", value: flag)) }
    } else {
      query.append(URLQueryItem(name: "ll", value: first.address))
      if let name = first.name { query.append(URLQueryItem(name: "q", value: name)) }
    }
    if let type = (options[MKLaunchOptionsMapTypeKey] as? NSNumber)?.uintValue {
      let letter = MKMapType(rawValue: type).flatMap { letters[$0] }
      query.append(URLQueryItem(name: "t", value: letter ?? "m"))
    }
    var parts = URLComponents(string: "http://maps.apple.com/")
    parts?.queryItems = query
    return parts?.url
  }

  private var address: String {
    "\(placemark.coordinate.latitude),\(placemark.coordinate.longitude)"
  }

  private static let flags = [
    MKLaunchOptionsDirectionsModeDriving: "d", MKLaunchOptionsDirectionsModeWalking: "w",
    MKLaunchOptionsDirectionsModeTransit: "r",
  ]
  private static let letters: [MKMapType: String] = [.satellite: "k", .hybrid: "h"]
}
