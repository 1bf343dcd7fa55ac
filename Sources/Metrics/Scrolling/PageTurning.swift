import CoreGraphics

/// Where pages come to rest.
package enum PageTurning {
  /// A slower finger does not turn a page by its speed, in points per second; unsure.
  package static let leastVelocity: CGFloat = 50
  /// The same for pages that are swiped one at a time, without scrolling; unsure.
  package static let leastFlick: CGFloat = 200

  /// The whole number at which pages stop.
  ///
  /// `position` counts pages, where the finger left them; `velocity` is that of the content, towards later
  /// pages, in points per second. A fast finger goes on to the next page, a slow one to the nearest: known
  /// of `isPagingEnabled`.
  package static func page(near position: CGFloat, velocity: CGFloat) -> CGFloat {
    if velocity > leastVelocity { return position.rounded(.up) }
    if velocity < -leastVelocity { return position.rounded(.down) }
    return position.rounded()
  }

  /// Which way a swipe turns pages that lie side by side: 1 to the later one, -1 to the earlier one, 0 for
  /// neither.
  ///
  /// `distance` and `velocity` are those of the finger, towards the end of the page: it pulls the earlier
  /// page in. More than half of `length`, or a flick the same way, turns: known of pages that scroll.
  package static func turn(distance: CGFloat, velocity: CGFloat, length: CGFloat) -> Int {
    let isFlick = abs(velocity) > leastFlick && velocity * distance > 0
    guard abs(distance) > length / 2 || isFlick else { return 0 }
    return distance < 0 ? 1 : -1
  }
}
