import CoreGraphics
import Foundation

/// The results of the last two proposals.
struct RecentSizes {
  private var latest: (room: CGSize, size: CGSize)?
  private var earlier: (room: CGSize, size: CGSize)?

  /// The known size for a room.
  ///
  /// A result also holds for every room between itself and the room that it was worked out for,
  /// since the same lines fit there.
  func size(for room: CGSize) -> CGSize? {
    if let latest, RecentSizes.holds(latest, for: room) { return latest.size }
    if let earlier, RecentSizes.holds(earlier, for: room) { return earlier.size }
    return nil
  }

  mutating func remember(_ size: CGSize, for room: CGSize) {
    earlier = latest
    latest = (room, size)
  }

  private static func holds(_ known: (room: CGSize, size: CGSize), for room: CGSize) -> Bool {
    if known.room == room { return true }
    return known.size.width <= room.width && room.width <= known.room.width
      && known.size.height <= room.height && room.height <= known.room.height
  }
}
