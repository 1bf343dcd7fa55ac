import SwiftUI

/// One view on several devices and in several settings, all combinations of them.
///
/// Ours, and none of the original's.
public struct SnapshotMatrix<Value> {
  struct Variant {
    /// Made of what there is more than one of: `iPhone13-dark-XXL-de-rightToLeft`.
    let name: String
    /// Nil for the device's.
    let language: String?
    let strategy: Snapshotting<Value, UIImage>
  }

  let variants: [Variant]

  /// All combinations, those that come first in the lists first.
  init(
    _ axes: MatrixAxes,
    strategy: (ViewImageConfig?, UITraitCollection) -> Snapshotting<Value, UIImage>
  ) {
    variants = axes.combinations.map { combination in
      Variant(
        name: combination.name, language: combination.language,
        strategy: strategy(combination.config, combination.traits))
    }
  }
}

extension SnapshotMatrix where Value: SwiftUI.View {
  /// Pictures of a view on devices and in settings; a setting without values is the device's.
  ///
  /// - Parameters:
  ///   - devices: The devices with their names in files; empty for a picture as large as the view.
  ///   - schemes: Light, dark.
  ///   - typeSizes: Sizes of text.
  ///   - languages: Identifiers of locales, such as `de` or `ar_EG`; those of languages that are written from the
  ///     right turn the layout, unless `directions` says otherwise.
  ///   - directions: From the left, from the right.
  ///   - scale: Pixels per point; nil for the screen's.
  ///   - precision: How much has to be the same, in 0...1; see `Diffing.image(precision:perceptualPrecision:scale:)`.
  ///   - perceptualPrecision: How near colours have to be to count as the same, in 0...1.
  /// - Returns: the matrix.
  public static func matrix(
    devices: KeyValuePairs<String, ViewImageConfig> = [:],
    schemes: [UIUserInterfaceStyle] = [], typeSizes: [UIContentSizeCategory] = [],
    languages: [String] = [], directions: [UITraitEnvironmentLayoutDirection] = [],
    scale: CGFloat? = nil, precision: Float = 1, perceptualPrecision: Float = 1
  ) -> SnapshotMatrix {
    let axes = MatrixAxes(
      devices: Array(devices), schemes: schemes, typeSizes: typeSizes, languages: languages,
      directions: directions, scale: scale)
    return SnapshotMatrix(axes) { config, traits in
      .image(
        precision: precision, perceptualPrecision: perceptualPrecision,
        layout: config.map(SwiftUISnapshotLayout.device(config:)) ?? .sizeThatFits, traits: traits)
    }
  }
}

extension SnapshotMatrix where Value == UIViewController {
  /// Pictures of a controller's view on devices and in settings; a setting without values is the device's.
  ///
  /// - Parameters:
  ///   - devices: The devices with their names in files; empty for the size that the view has.
  ///   - schemes: Light, dark.
  ///   - typeSizes: Sizes of text.
  ///   - languages: Identifiers of locales, such as `de` or `ar_EG`; those of languages that are written from the
  ///     right turn the layout, unless `directions` says otherwise.
  ///   - directions: From the left, from the right.
  ///   - scale: Pixels per point; nil for the screen's.
  ///   - precision: How much has to be the same, in 0...1; see `Diffing.image(precision:perceptualPrecision:scale:)`.
  ///   - perceptualPrecision: How near colours have to be to count as the same, in 0...1.
  /// - Returns: the matrix.
  public static func matrix(
    devices: KeyValuePairs<String, ViewImageConfig> = [:],
    schemes: [UIUserInterfaceStyle] = [], typeSizes: [UIContentSizeCategory] = [],
    languages: [String] = [], directions: [UITraitEnvironmentLayoutDirection] = [],
    scale: CGFloat? = nil, precision: Float = 1, perceptualPrecision: Float = 1
  ) -> SnapshotMatrix {
    let axes = MatrixAxes(
      devices: Array(devices), schemes: schemes, typeSizes: typeSizes, languages: languages,
      directions: directions, scale: scale)
    return SnapshotMatrix(axes) { config, traits in
      .image(
        on: config ?? ViewImageConfig(), precision: precision,
        perceptualPrecision: perceptualPrecision, traits: traits)
    }
  }
}
