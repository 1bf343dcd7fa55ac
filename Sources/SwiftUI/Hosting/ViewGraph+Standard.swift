import CoreGraphics

extension ViewGraph {
  /// A graph as views are hosted in: with all that animates changes from the first turn on.
  package convenience init(
    environment: EnvironmentScope = .deviceDefaults(), size: CGSize = .zero,
    displayScale: CGFloat = 3
  ) {
    self.init(
      environment: environment, size: size, displayScale: displayScale,
      standing: [Movements.self])
  }
}
