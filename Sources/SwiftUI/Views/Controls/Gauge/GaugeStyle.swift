import Foundation

/// The looks of gauges.
@preconcurrency @MainActor
public protocol GaugeStyle {
  associatedtype Body: View

  @ViewBuilder @MainActor @preconcurrency
  func makeBody(configuration: Configuration) -> Body

  typealias Configuration = GaugeStyleConfiguration
}

/// What a gauge style is told about a gauge.
public struct GaugeStyleConfiguration {
  /// Stands for what is measured.
  public nonisolated struct Label: StylePlaceholder {
    public typealias Body = Never
    package let provider: ContentProvider?
    @MainActor public var _structure: _ViewStructure { .view("StyleConfiguration.Label") }
  }

  /// Stands for the value in words.
  public nonisolated struct CurrentValueLabel: StylePlaceholder {
    public typealias Body = Never
    package let provider: ContentProvider?
    @MainActor public var _structure: _ViewStructure {
      .view("StyleConfiguration.CurrentValueLabel")
    }
  }

  /// Stands for the words at the lower end.
  public nonisolated struct MinimumValueLabel: StylePlaceholder {
    public typealias Body = Never
    package let provider: ContentProvider?
    @MainActor public var _structure: _ViewStructure {
      .view("StyleConfiguration.MinimumValueLabel")
    }
  }

  /// Stands for the words at the upper end.
  public nonisolated struct MaximumValueLabel: StylePlaceholder {
    public typealias Body = Never
    package let provider: ContentProvider?
    @MainActor public var _structure: _ViewStructure {
      .view("StyleConfiguration.MaximumValueLabel")
    }
  }

  /// Stands for the words at certain values.
  public nonisolated struct MarkedValueLabels: StylePlaceholder {
    public typealias Body = Never
    package let provider: ContentProvider?
    @MainActor public var _structure: _ViewStructure {
      .view("StyleConfiguration.MarkedValueLabels")
    }
  }

  /// In 0...1.
  public var value: Double
  public var label: Label
  public var currentValueLabel: CurrentValueLabel?
  public var minimumValueLabel: MinimumValueLabel?
  public var maximumValueLabel: MaximumValueLabel?
  public var markedValueLabels: MarkedValueLabels?
}

package enum GaugeStyleKey: StyleKey {
  package typealias Configuration = GaugeStyleConfiguration
  @MainActor package static var standard: StyleBox<GaugeStyleConfiguration> {
    TypedStyleBox(DefaultGaugeStyle()) { $0.makeBody(configuration: $1) }
  }
}

/// A bar with the label above it.
public nonisolated struct DefaultGaugeStyle: GaugeStyle {
  public init() {}
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    LinearGauge(configuration: configuration, isCapacity: true, showsLabel: true)
  }
}

/// A bar that is filled up to the value, with the label above it.
public nonisolated struct LinearCapacityGaugeStyle: GaugeStyle {
  public init() {}
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    LinearGauge(configuration: configuration, isCapacity: true, showsLabel: true)
  }
}

/// A bar that is filled up to the value.
public nonisolated struct AccessoryLinearCapacityGaugeStyle: GaugeStyle {
  public init() {}
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    LinearGauge(configuration: configuration, isCapacity: true, showsLabel: true)
  }
}

/// A bar with a mark at the value.
public nonisolated struct AccessoryLinearGaugeStyle: GaugeStyle {
  public init() {}
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    LinearGauge(configuration: configuration, isCapacity: false, showsLabel: false)
  }
}

/// An open ring with a mark at the value.
public nonisolated struct AccessoryCircularGaugeStyle: GaugeStyle {
  public init() {}
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    CircularGauge(configuration: configuration, isCapacity: false)
  }
}

/// A ring that is filled up to the value.
public nonisolated struct AccessoryCircularCapacityGaugeStyle: GaugeStyle {
  public init() {}
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    CircularGauge(configuration: configuration, isCapacity: true)
  }
}

extension GaugeStyle where Self == DefaultGaugeStyle {
  public static var automatic: DefaultGaugeStyle { DefaultGaugeStyle() }
}
extension GaugeStyle where Self == LinearCapacityGaugeStyle {
  public static var linearCapacity: LinearCapacityGaugeStyle { LinearCapacityGaugeStyle() }
}
extension GaugeStyle where Self == AccessoryLinearGaugeStyle {
  public static var accessoryLinear: AccessoryLinearGaugeStyle { AccessoryLinearGaugeStyle() }
}
extension GaugeStyle where Self == AccessoryLinearCapacityGaugeStyle {
  public static var accessoryLinearCapacity: AccessoryLinearCapacityGaugeStyle { .init() }
}
extension GaugeStyle where Self == AccessoryCircularGaugeStyle {
  public static var accessoryCircular: AccessoryCircularGaugeStyle { .init() }
}
extension GaugeStyle where Self == AccessoryCircularCapacityGaugeStyle {
  public static var accessoryCircularCapacity: AccessoryCircularCapacityGaugeStyle { .init() }
}

extension View {
  /// Sets the looks of gauges.
  public nonisolated func gaugeStyle<S: GaugeStyle>(_ style: S) -> some View {
    modifier(
      StyleModifier<GaugeStyleKey, S>(style: style, name: "gaugeStyle") { style, outer in
        TypedStyleBox(style, outer: outer) { $0.makeBody(configuration: $1) }
      })
  }
}
