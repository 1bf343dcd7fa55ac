import SwiftUI

/// How photos pickers are shown.
public struct PhotosPickerStyle: Hashable, Sendable {
  let isInline: Bool

  /// In a sheet, opened by a button.
  public static let presentation = Self(isInline: false)
  /// In the place of the view.
  public static let inline = Self(isInline: true)
  /// In the place of the view.
  ///
  /// Differs from Apple's: pictures stand in rows, as in `inline`, and not in one row.
  public static let compact = Self(isInline: true)
}

/// What apps say of how photos pickers look.
struct PhotosPickerLooks: Equatable {
  var style = PhotosPickerStyle.presentation
  var disabled: PHPickerCapabilities = []
  var hidesBar = false
}

private enum PhotosPickerLooksKey: EnvironmentKey {
  static var defaultValue: PhotosPickerLooks { PhotosPickerLooks() }
}

extension EnvironmentValues {
  var photosPickerLooks: PhotosPickerLooks {
    get { self[PhotosPickerLooksKey.self] }
    set { self[PhotosPickerLooksKey.self] = newValue }
  }
}

extension View {
  /// Says how the photos pickers inside are shown.
  public nonisolated func photosPickerStyle(_ style: PhotosPickerStyle) -> some View {
    transformEnvironment(\.photosPickerLooks) { $0.style = style }
  }

  /// Says what the photos pickers inside do not let their users do.
  ///
  /// Differs from Apple's: of the `disabledCapabilities` only `selectionActions` makes a difference.
  public nonisolated func photosPickerDisabledCapabilities(
    _ disabledCapabilities: PHPickerCapabilities
  ) -> some View {
    transformEnvironment(\.photosPickerLooks) { $0.disabled = disabledCapabilities }
  }

  /// Says whether the photos pickers inside have bars at these edges.
  ///
  /// Differs from Apple's: there is a bar at the top only.
  public nonisolated func photosPickerAccessoryVisibility(
    _ visibility: Visibility, edges: Edge.Set = .all
  ) -> some View {
    transformEnvironment(\.photosPickerLooks) { looks in
      if edges.contains(.top) { looks.hidesBar = visibility == .hidden }
    }
  }
}
