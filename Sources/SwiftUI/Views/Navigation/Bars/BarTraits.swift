import Foundation

/// What the heights of bars follow in the environment: they are asked for in each layout, by all that reach into the
/// safe area.
@MainActor
final class BarTraits {
  let isInSheet: Bool
  /// Whether the height is compact, as of a phone that lies on its side.
  let isLow: Bool
  /// Whether height and width are regular, as on an iPad.
  let isHigh: Bool
  let isWide: Bool
  /// Whether tabs are pages, without a bar.
  let isPaged: Bool
  /// How much higher than usual the lines of large titles and of search fields are, in points.
  let titleGrowth: CGFloat
  let fieldGrowth: CGFloat

  init(_ values: EnvironmentValues) {
    isInSheet = values.isInSheet
    isLow = values.verticalSizeClass == .compact
    isHigh = values.verticalSizeClass == .regular
    isWide = values.horizontalSizeClass == .regular
    isPaged = if case .page = values.tabLook { true } else { false }
    titleGrowth = values.lineGrowth(of: .largeTitle)
    fieldGrowth = values.lineGrowth(of: .body)
  }
}

extension EnvironmentScope {
  var barTraits: BarTraits { derive(BarTraits.self) { BarTraits($0) } }
}
