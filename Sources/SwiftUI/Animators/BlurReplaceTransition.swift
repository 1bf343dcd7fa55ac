/// A view that comes and goes blurred and fading, growing or shrinking a little.
///
/// Differs from Apple's: how much it is blurred and grows is from looking at it, not measured.
public nonisolated struct BlurReplaceTransition: Transition {
  public struct Configuration: Equatable, Sendable {
    /// The size at which a view comes, and the one at which it goes.
    fileprivate let scales: (coming: Double, going: Double)

    /// Coming views grow, going views shrink.
    public static let downUp = Configuration(scales: (0.9, 0.9))
    /// Coming views grow, and going views go on growing.
    public static let upUp = Configuration(scales: (0.9, 1.1))

    public static func == (one: Self, other: Self) -> Bool { one.scales == other.scales }
  }

  public var configuration: Configuration

  public init(configuration: Configuration) {
    self.configuration = configuration
  }

  @MainActor
  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.blur(radius: phase.isIdentity ? 0 : 8)
      .scaleEffect(scale(in: phase))
      .opacity(phase.isIdentity ? 1 : 0)
  }

  private func scale(in phase: TransitionPhase) -> Double {
    switch phase {
    case .willAppear: configuration.scales.coming
    case .identity: 1
    case .didDisappear: configuration.scales.going
    }
  }
}

extension Transition where Self == BlurReplaceTransition {
  /// Blurs a view out while the next one comes.
  public static var blurReplace: Self { Self(configuration: .downUp) }

  public static func blurReplace(_ config: BlurReplaceTransition.Configuration = .downUp) -> Self {
    Self(configuration: config)
  }
}
