import Foundation

/// A gauge along a line.
nonisolated struct LinearGauge: View {
  let configuration: GaugeStyleConfiguration
  /// Whether the line is filled up to the value; else a mark stands there.
  let isCapacity: Bool
  let showsLabel: Bool

  @MainActor var body: some View {
    VStack(alignment: .leading, spacing: 4) {
      if showsLabel { configuration.label }
      HStack(spacing: 8) {
        configuration.minimumValueLabel
        GaugeLine(fraction: configuration.value, isCapacity: isCapacity)
        configuration.maximumValueLabel
      }
      if showsLabel {
        configuration.currentValueLabel
          .environment(\.font, .caption)
          .environment(\.controlForeground, .secondary)
      }
    }
    .accessibilityElement(children: .combine)
    .accessibilityValue(GaugeWords.percent(configuration.value))
  }
}

/// The line of a gauge, 4 points high.
nonisolated struct GaugeLine: View {
  let fraction: Double
  let isCapacity: Bool

  init(fraction: Double, isCapacity: Bool) {
    self.fraction = fraction
    self.isCapacity = isCapacity
  }

  @MainActor var body: some View {
    GeometryReader { proxy in
      ZStack(alignment: .leading) {
        if isCapacity {
          Capsule().fill(.fill)
          Capsule().fill(GaugeTint()).frame(width: proxy.size.width * fraction)
        } else {
          Capsule().fill(GaugeTint())
          Circle().fill(.tint).overlay(Circle().stroke(.background, lineWidth: 2))
            .frame(width: 10, height: 10)
            // The offset goes the way of reading.
            .offset(x: (proxy.size.width - 10) * fraction)
        }
      }
    }
    .frame(height: isCapacity ? 4 : 10)
  }
}

/// A gauge around a circle, 58 points wide.
nonisolated struct CircularGauge: View {
  let configuration: GaugeStyleConfiguration
  let isCapacity: Bool

  @Environment(\.layoutDirection) private var layoutDirection

  init(configuration: GaugeStyleConfiguration, isCapacity: Bool) {
    self.configuration = configuration
    self.isCapacity = isCapacity
  }

  /// The part of the circle that the gauge takes.
  private var arc: Double { isCapacity ? 1 : 0.75 }
  private var start: Angle { .degrees(isCapacity ? -90 : 135) }

  @MainActor var body: some View {
    ZStack {
      ring.trim(from: 0, to: arc)
        .stroke(GaugeTint(arc: 360 * arc).opacity(isCapacity ? 0.3 : 1), style: line)
        .rotationEffect(start)
      if isCapacity {
        ring.trim(from: 0, to: configuration.value)
          .stroke(GaugeTint(arc: 360 * arc), style: line)
          .rotationEffect(start)
      } else {
        Circle().fill(.background).frame(width: 9, height: 9)
          .offset(x: 26)
          .rotationEffect(start + .degrees(270 * configuration.value))
          // As the ring, which is not mirrored.
          .environment(\.layoutDirection, .leftToRight)
      }
      VStack(spacing: 0) {
        if let current = configuration.currentValueLabel {
          current.environment(\.font, .system(size: 17, weight: .medium))
        } else {
          configuration.label.environment(\.font, .system(size: 15))
        }
      }
      if !isCapacity { ends }
    }
    .frame(width: 58, height: 58)
    .accessibilityElement(children: .combine)
    .accessibilityValue(GaugeWords.percent(configuration.value))
  }

  private static let lineWidth: CGFloat = 6
  private var line: StrokeStyle { StrokeStyle(lineWidth: Self.lineWidth, lineCap: .round) }
  /// The middle of the line, so that its outer edge stays within the frame.
  @MainActor private var ring: some InsettableShape { Circle().inset(by: Self.lineWidth / 2) }

  @MainActor private var ends: some View {
    VStack {
      Spacer(minLength: 0)
      HStack(spacing: 4) {
        if configuration.minimumValueLabel == nil, configuration.maximumValueLabel == nil {
          configuration.label.environment(\.layoutDirection, layoutDirection)
        } else {
          configuration.minimumValueLabel.environment(\.layoutDirection, layoutDirection)
          configuration.maximumValueLabel.environment(\.layoutDirection, layoutDirection)
        }
      }
      .environment(\.font, .system(size: 10))
      // As the ring, whose ends they name.
      .environment(\.layoutDirection, .leftToRight)
    }
  }
}

enum GaugeWords {
  /// A fraction as assistive technologies say it: "40%".
  static func percent(_ fraction: Double) -> String {
    "\(Int(clamping: (fraction * 100).rounded()))%"
  }
}
