import Photos

/// What a picker shows, and how much may be chosen.
public struct PHPickerConfiguration: Equatable, Hashable, Sendable {
  public enum AssetRepresentationMode: Int, Sendable {
    case automatic = 0
    case current = 1
    case compatible = 2
  }

  /// How what is chosen is shown and told.
  public enum Selection: Int, Sendable {
    case `default` = 0
    /// With numbers, and told in the order of choosing.
    case ordered = 1
  }

  /// How many pictures may be chosen: with 1 the first tap ends the picker; 0 for any number.
  public var selectionLimit = 1
  /// Nil for everything.
  public var filter: PHPickerFilter?
  public var selection = Selection.default
  /// What is chosen at first; for configurations with a library.
  public var preselectedAssetIdentifiers: [String] = []
  /// Differs from Apple's: kept, and read by nobody here; pictures are JPEG files in every mode.
  public var preferredAssetRepresentationMode = AssetRepresentationMode.automatic

  /// What the user may not do.
  ///
  /// Differs from Apple's: only `selectionActions` makes a difference.
  public var disabledCapabilities: PHPickerCapabilities = []

  /// Whether results tell the identifiers of assets.
  let hasLibrary: Bool

  public init() { hasLibrary = false }

  /// Differs from Apple's: there is one library.
  public init(photoLibrary: PHPhotoLibrary) { hasLibrary = true }
}
