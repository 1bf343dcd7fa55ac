import Foundation

/// The looks of progress views.
@preconcurrency @MainActor
public protocol ProgressViewStyle {
  associatedtype Body: View

  @ViewBuilder @MainActor @preconcurrency
  func makeBody(configuration: Configuration) -> Body

  typealias Configuration = ProgressViewStyleConfiguration
}

/// What a progress view style is told about a progress view.
public struct ProgressViewStyleConfiguration {
  /// Stands for what is in progress.
  public nonisolated struct Label: StylePlaceholder {
    public typealias Body = Never
    package let provider: ContentProvider?
    package init(provider: ContentProvider?) { self.provider = provider }
    @MainActor public var _structure: _ViewStructure { .view("StyleConfiguration.Label") }
  }

  /// Stands for how far it has got.
  public nonisolated struct CurrentValueLabel: StylePlaceholder {
    public typealias Body = Never
    package let provider: ContentProvider?
    package init(provider: ContentProvider?) { self.provider = provider }
    @MainActor public var _structure: _ViewStructure {
      .view("StyleConfiguration.CurrentValueLabel")
    }
  }

  /// In 0...1; nil when nobody knows.
  public let fractionCompleted: Double?
  public var label: Label?
  public var currentValueLabel: CurrentValueLabel?

  package init(
    fractionCompleted: Double?, label: Label? = nil, currentValueLabel: CurrentValueLabel? = nil
  ) {
    self.fractionCompleted = fractionCompleted
    self.label = label
    self.currentValueLabel = currentValueLabel
  }
}

package enum ProgressViewStyleKey: StyleKey {
  package typealias Configuration = ProgressViewStyleConfiguration
  @MainActor package static var standard: StyleBox<ProgressViewStyleConfiguration> {
    TypedStyleBox(DefaultProgressViewStyle()) { $0.makeBody(configuration: $1) }
  }
}

/// A bar when the fraction is known, else a spinning indicator.
public nonisolated struct DefaultProgressViewStyle: ProgressViewStyle {
  public init() {}
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    ProgressBody(
      configuration: configuration, tint: nil, isLinear: configuration.fractionCompleted != nil)
  }
}

/// A bar that fills up.
public nonisolated struct LinearProgressViewStyle: ProgressViewStyle {
  let tint: Color?
  public init() { tint = nil }
  public init(tint: Color) { self.tint = tint }
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    ProgressBody(configuration: configuration, tint: tint, isLinear: true)
  }
}

/// A spinning indicator.
public nonisolated struct CircularProgressViewStyle: ProgressViewStyle {
  let tint: Color?
  public init() { tint = nil }
  public init(tint: Color) { self.tint = tint }
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    ProgressBody(configuration: configuration, tint: tint, isLinear: false)
  }
}

extension ProgressViewStyle where Self == DefaultProgressViewStyle {
  public static var automatic: DefaultProgressViewStyle { DefaultProgressViewStyle() }
}

extension ProgressViewStyle where Self == LinearProgressViewStyle {
  public static var linear: LinearProgressViewStyle { LinearProgressViewStyle() }
}

extension ProgressViewStyle where Self == CircularProgressViewStyle {
  public static var circular: CircularProgressViewStyle { CircularProgressViewStyle() }
}

extension View {
  /// Sets the looks of progress views.
  public nonisolated func progressViewStyle<S: ProgressViewStyle>(_ style: S) -> some View {
    modifier(
      StyleModifier<ProgressViewStyleKey, S>(style: style, name: "progressViewStyle") {
        style, outer in
        TypedStyleBox(style, outer: outer) { $0.makeBody(configuration: $1) }
      })
  }
}
