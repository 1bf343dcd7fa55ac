import Foundation

/// A kind of device: its portrait screen and what covers its edges.
package struct DeviceModel: Codable, Hashable, Sendable {
  /// The marketing name: "iPhone 14".
  package var name: String
  package var idiom: DeviceIdiom
  /// In points, held upright.
  package var portraitSize: CGSize
  /// Pixels per point.
  package var scale: CGFloat
  package var portraitInsets: DeviceInsets
  package var landscapeInsets: DeviceInsets
  /// Height in points when held upright.
  package var statusBarHeight: CGFloat
  /// Apple's for the model: "iPhone14,7"; nil for models that have several, one for each kind of radio, of which a
  /// simulator has one: tablets, and the phones of 2017.
  package var identifier: String?

  package init(
    name: String,
    idiom: DeviceIdiom,
    portraitSize: CGSize,
    scale: CGFloat,
    portraitInsets: DeviceInsets,
    landscapeInsets: DeviceInsets,
    statusBarHeight: CGFloat,
    identifier: String? = nil
  ) {
    self.name = name
    self.idiom = idiom
    self.portraitSize = portraitSize
    self.scale = scale
    self.portraitInsets = portraitInsets
    self.landscapeInsets = landscapeInsets
    self.statusBarHeight = statusBarHeight
    self.identifier = identifier
  }

  package func screen(in orientation: DeviceOrientation) -> DeviceScreen {
    let landscape = orientation.isLandscape
    let size =
      landscape
      ? CGSize(width: portraitSize.height, height: portraitSize.width) : portraitSize
    return DeviceScreen(
      size: size,
      scale: scale,
      safeAreaInsets: landscape ? landscapeInsets : portraitInsets,
      statusBarHeight: landscape && idiom == .phone ? 0 : statusBarHeight,
      horizontalSizeClass: horizontalSizeClass(landscape: landscape),
      verticalSizeClass: idiom == .phone && landscape ? .compact : .regular
    )
  }

  /// Phones at least 414 points wide count as regular when turned on their side.
  private func horizontalSizeClass(landscape: Bool) -> DeviceSizeClass {
    guard idiom == .phone else { return .regular }
    return landscape && portraitSize.width >= 414 ? .regular : .compact
  }
}
