import SwiftUI

/// Lets the map show where the user is.
///
/// Differs from Apple's: where the user is is not known here. A tap sets the position to the user's location as on
/// iOS, and the map stays where it is.
@preconcurrency @MainActor
public struct MapUserLocationButton: View {
  private let map: ControlledMap
  @Environment(\.mapControlVisibility) private var visibility

  /// `scope`: That of the map, where the control does not stand in front of it.
  public init(scope: Namespace.ID? = nil) { map = ControlledMap(scope: scope) }

  public var body: some View {
    if let map = map.handle, visibility != .hidden {
      // What UIKit's button of this kind is called; that this one is, too, is likely.
      MapControlButton(name: "Tracking") {
        map.follow()
      } label: {
        Image(systemName: "location").font(.system(size: 17))
      }
    }
  }
}
