import SwiftUI

/// Where the app says what a map's camera frames.
package enum MapCameraPlace {
  case bound(Binding<MapCameraPosition>)
  case initial(MapCameraPosition)

  var binding: Binding<MapCameraPosition>? {
    if case .bound(let binding) = self { return binding }
    return nil
  }

  @MainActor var initial: MapCameraPosition {
    switch self {
    case .bound(let binding): binding.wrappedValue
    case .initial(let position): position
    }
  }
}
