import SwiftUI

/// What an app asks of one axis of a chart that scrolls.
struct ScrollSetting {
  var isOn = false
  /// How much of the axis is seen at once: a number, seconds, a count of categories; nil for all of it.
  var length: Double?
  /// Where the chart begins, unless it was scrolled.
  var initial: _ChartDatum?
  var read: (() -> _ChartDatum)?
  var write: ((_ChartDatum) -> Void)?
  var target: (any ChartScrollTargetBehavior)?

  /// The window at a place to which the chart was scrolled before; nil where it never was.
  func window(of scale: AxisScale, at place: Double?) -> ScaleWindow {
    guard let length, let part = scale.part(ofLength: length), part < 1 else { return .whole }
    let asked = read?() ?? (place == nil ? initial : nil)
    let start = asked.flatMap { scale.start(of: $0) } ?? place ?? 0
    return ScaleWindow(start: 0, length: part).moved(to: start)
  }
}

/// How far a chart was scrolled, in parts of the whole axes; nil where it never was.
struct ChartScroll: Equatable {
  var x: Double?
  var y: Double?
}

/// Follows a finger that scrolls a plot.
@MainActor
struct PlotScroller {
  let model: ChartModel
  let settings: ChartSettings
  let scroll: Binding<ChartScroll>

  var isOn: Bool { scrollsX || scrollsY }
  var scrollsX: Bool { settings.scrollX.isOn && model.x.window != .whole }
  var scrollsY: Bool { settings.scrollY.isOn && model.y.window != .whole }

  /// Where the windows are now.
  var place: ChartScroll { ChartScroll(x: model.x.window.start, y: model.y.window.start) }

  /// Moves the windows from where they were as far as a finger went, in points.
  func drag(from start: ChartScroll, by distance: CGSize, in size: CGSize) {
    if scrollsX, size.width > 0, let x = start.x {
      move(.horizontal, to: x - distance.width / size.width * model.x.window.length)
    }
    if scrollsY, size.height > 0, let y = start.y {
      move(.vertical, to: y + distance.height / size.height * model.y.window.length)
    }
  }

  /// Lets the windows come to rest where a finger has thrown them.
  func end(from start: ChartScroll, by distance: CGSize, in size: CGSize) {
    drag(from: start, by: distance, in: size)
    if scrollsX { rest(.horizontal, settings.scrollX) }
    if scrollsY { rest(.vertical, settings.scrollY) }
  }

  /// Moves on by a window, as assistive technologies ask for it.
  func turnPage(_ edge: Edge) {
    switch edge {
    case .leading: move(.horizontal, to: model.x.window.start - model.x.window.length)
    case .trailing: move(.horizontal, to: model.x.window.start + model.x.window.length)
    case .bottom: move(.vertical, to: model.y.window.start - model.y.window.length)
    case .top: move(.vertical, to: model.y.window.start + model.y.window.length)
    }
  }

  private func rest(_ axis: Axis, _ setting: ScrollSetting) {
    var scale = axis == .horizontal ? model.x : model.y
    guard let target = setting.target else { return }
    let place = axis == .horizontal ? scroll.wrappedValue.x : scroll.wrappedValue.y
    scale.window = scale.window.moved(to: place ?? scale.window.start)
    guard let datum = scale.firstSeen, let start = scale.start(of: target._target(near: datum))
    else { return }
    move(axis, to: start)
  }

  private func move(_ axis: Axis, to start: Double) {
    let isX = axis == .horizontal
    guard isX ? scrollsX : scrollsY else { return }
    var scale = isX ? model.x : model.y
    scale.window = scale.window.moved(to: start)
    if isX {
      scroll.wrappedValue.x = scale.window.start
    } else {
      scroll.wrappedValue.y = scale.window.start
    }
    if let datum = scale.firstSeen { (isX ? settings.scrollX : settings.scrollY).write?(datum) }
  }
}

/// Where a chart that scrolls may come to rest.
public protocol ChartScrollTargetBehavior {
  /// The value for the start of the plot that is near another one.
  func _target(near datum: _ChartDatum) -> _ChartDatum
}

/// Comes to rest at multiples of a unit, or where the parts of a date are as wanted.
public struct ValueAlignedChartScrollTargetBehavior: ChartScrollTargetBehavior {
  enum Alignment {
    case unit(Double)
    case date(DateComponents)
  }

  let alignment: Alignment

  public func _target(near datum: _ChartDatum) -> _ChartDatum {
    switch (alignment, datum) {
    case (.unit(let unit), .number(let number)) where unit > 0:
      return .number((number / unit).rounded() * unit)
    case (.date(let parts), .date(let date)):
      let calendar = parts.calendar ?? Calendar(identifier: .gregorian)
      let before = calendar.nextDate(
        after: date.addingTimeInterval(1), matching: parts, matchingPolicy: .nextTime,
        direction: .backward)
      let after = calendar.nextDate(
        after: date.addingTimeInterval(-1), matching: parts, matchingPolicy: .nextTime)
      let near = [before, after].compactMap(\.self).min {
        abs($0.timeIntervalSince(date)) < abs($1.timeIntervalSince(date))
      }
      return near.map { .date($0) } ?? datum
    default: return datum
    }
  }
}

extension ChartScrollTargetBehavior where Self == ValueAlignedChartScrollTargetBehavior {
  public static func valueAligned<P: Plottable & Numeric>(
    unit: P
  ) -> ValueAlignedChartScrollTargetBehavior {
    ValueAlignedChartScrollTargetBehavior(alignment: .unit(unit.datum.length))
  }

  public static func valueAligned(
    matching dateComponents: DateComponents
  ) -> ValueAlignedChartScrollTargetBehavior {
    ValueAlignedChartScrollTargetBehavior(alignment: .date(dateComponents))
  }
}

extension _ChartDatum {
  /// The value as a length; 0 for what is no number.
  fileprivate var length: Double { if case .number(let number) = self { number } else { 0 } }
}

extension View {
  private nonisolated func chart(
    _ change: @escaping (inout ChartSettings) -> Void
  ) -> some View {
    transformEnvironment(\.chartSettings, transform: change)
  }

  /// Lets users scroll a chart along axes of which only a part is seen.
  public nonisolated func chartScrollableAxes(_ axes: Axis.Set) -> some View {
    chart {
      $0.scrollX.isOn = axes.contains(.horizontal)
      $0.scrollY.isOn = axes.contains(.vertical)
    }
  }

  /// How much of the x axis is seen at once: a number, seconds of a time, a count of categories.
  public nonisolated func chartXVisibleDomain<P: Plottable & Numeric>(length: P) -> some View {
    chart { $0.scrollX.length = length.datum.length }
  }

  /// How much of the y axis is seen at once: a number, seconds of a time, a count of categories.
  public nonisolated func chartYVisibleDomain<P: Plottable & Numeric>(length: P) -> some View {
    chart { $0.scrollY.length = length.datum.length }
  }

  /// Ties the value at the start of the plot to a binding.
  public nonisolated func chartScrollPosition<P: Plottable>(x: Binding<P>) -> some View {
    chart {
      $0.scrollX.read = { x.wrappedValue.datum }
      $0.scrollX.write = { datum in P.of(datum).map { x.wrappedValue = $0 } }
    }
  }

  /// Ties the value at the lower end of the plot to a binding.
  public nonisolated func chartScrollPosition<P: Plottable>(y: Binding<P>) -> some View {
    chart {
      $0.scrollY.read = { y.wrappedValue.datum }
      $0.scrollY.write = { datum in P.of(datum).map { y.wrappedValue = $0 } }
    }
  }

  /// The value at the start of the plot until the chart is scrolled.
  public nonisolated func chartScrollPosition<P: Plottable>(initialX: P) -> some View {
    chart { $0.scrollX.initial = initialX.datum }
  }

  /// The value at the lower end of the plot until the chart is scrolled.
  public nonisolated func chartScrollPosition<P: Plottable>(initialY: P) -> some View {
    chart { $0.scrollY.initial = initialY.datum }
  }

  /// Where the chart comes to rest.
  public nonisolated func chartScrollTargetBehavior<B: ChartScrollTargetBehavior>(
    _ behavior: B
  ) -> some View {
    chart {
      $0.scrollX.target = behavior
      $0.scrollY.target = behavior
    }
  }
}
