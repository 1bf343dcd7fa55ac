import SwiftUI

/// One thing to draw in the plot, in points.
struct PlotLayer {
  enum Shape {
    case rectangle(CGRect, radius: CGFloat, style: RoundedCornerStyle)
    case filled(Path)
    case stroked(Path, StrokeStyle)
    case symbol(BasicChartSymbolShape, CGRect)
    case view(AnyView, CGPoint)
  }

  let shape: Shape
  let style: AnyShapeStyle
  let opacity: Double
  let zIndex: Double
  /// Where its mark is written in the chart's content; what is written first is drawn first.
  let written: [Int]
  var effects: [@MainActor (AnyView) -> AnyView] = []
  /// Whether it follows the x axis, which runs the other way where texts do.
  var isAlongX = true
  /// Whether its style reaches over the whole plot, of which the layer shows a part.
  var isPaintedAcrossPlot = false
}

/// A mark and where it stands in the plot, in points.
struct MarkPlace {
  let record: MarkRecord
  let rect: CGRect

  /// What stands on the first axis, in words.
  var label: String { (record.x ?? record.y)?.datum.text ?? "" }

  /// What stands on the other one, with its name.
  var value: Text {
    guard let y = record.x == nil ? nil : record.y else { return Text(verbatim: "") }
    return Text("\(y.label): \(Text(verbatim: y.datum.text))")
  }
}

/// The marks of a chart in a plot of a size.
struct PlotGeometry {
  let size: CGSize
  private(set) var layers: [PlotLayer] = []
  private(set) var places: [MarkPlace] = []
  private let model: ChartModel

  init(model: ChartModel, size: CGSize) {
    self.model = model
    self.size = size
    let positions = positionNames
    for mark in model.marks {
      switch mark.record.kind {
      case .bar, .rectangle: addRectangle(mark, positions)
      case .point: addPoint(mark)
      case .rule: addRule(mark)
      case .line, .area, .sector: break
      }
    }
    for series in series(of: .line) { addLine(series) }
    for series in series(of: .area) { addArea(series) }
    addSectors()
    layers = layers.enumerated().sorted { Self.isBelow($0, $1) }.map(\.element)
  }

  /// Whether a layer is drawn before another one, each with its place among the layers.
  private static func isBelow(
    _ one: (offset: Int, element: PlotLayer), _ other: (offset: Int, element: PlotLayer)
  ) -> Bool {
    let (first, second) = (one.element, other.element)
    if first.zIndex != second.zIndex { return first.zIndex < second.zIndex }
    if first.written != second.written {
      return first.written.lexicographicallyPrecedes(second.written)
    }
    return one.offset < other.offset
  }

  /// The marks of which something is in the plot.
  var seenPlaces: [MarkPlace] {
    guard model.x.window != .whole || model.y.window != .whole else { return places }
    let plot = CGRect(origin: .zero, size: size)
    return places.filter { $0.rect.intersects(plot) }
  }

  private var positionNames: [_ChartDatum] {
    var names: [_ChartDatum] = []
    for record in model.records {
      if let key = record.positionKey?.datum, !names.contains(key) { names.append(key) }
    }
    return names
  }

  // MARK: Points of the plot

  private func x(_ place: Double) -> CGFloat { model.x.padding.point(place, in: size.width) }
  private func y(_ place: Double) -> CGFloat {
    size.height - model.y.padding.point(place, in: size.height)
  }
  /// The room of a category, in points; nil on other scales.
  private var bandWidth: CGFloat? {
    model.x.bandWidth.map { model.x.padding.length($0, in: size.width) }
  }
  private var bandHeight: CGFloat? {
    model.y.bandWidth.map { model.y.padding.length($0, in: size.height) }
  }

  private func rect(_ mark: PlacedMark) -> CGRect {
    let record = mark.record
    // Places in points count from the upper left corner; without one the mark reaches to the edge.
    let left = record.xPoint.start ?? x(mark.x.lowerBound)
    let right =
      record.xPoint.end.map { min($0, size.width) } ?? record.xPoint.start
      ?? x(mark.x.upperBound)
    let top = record.yPoint.start ?? y(mark.y.upperBound)
    let bottom =
      record.yPoint.end.map { min($0, size.height) } ?? record.yPoint.start
      ?? y(mark.y.lowerBound)
    return record.ends.moved(left: left, right: right, top: top, bottom: bottom)
      .offsetBy(dx: record.offset.width, dy: record.offset.height)
  }

  private mutating func add(_ shape: PlotLayer.Shape, _ mark: PlacedMark) {
    layers.append(
      PlotLayer(
        shape: shape, style: mark.style, opacity: mark.record.opacity,
        zIndex: mark.record.zIndex, written: mark.record.written, effects: mark.record.effects,
        isPaintedAcrossPlot: mark.record.isPaintedAcrossPlot))
  }

  /// The marks as they were written, not as they are stacked, for those who read them.
  private mutating func note(_ mark: PlacedMark, _ rect: CGRect) {
    places.append(MarkPlace(record: model.records[mark.index], rect: rect))
  }

  // MARK: Kinds

  private mutating func addRectangle(_ mark: PlacedMark, _ positions: [_ChartDatum]) {
    var rect = rect(mark)
    let record = mark.record
    let isHorizontal = record.xEnd != nil && record.yEnd == nil
    if mark.x.lowerBound == mark.x.upperBound || record.x?.end != nil, record.xEnd == nil {
      let step = record.x?.end != nil ? rect.width : (bandWidth ?? 12)
      let width = record.width.width(in: step, automatic: model.x.bandWidth == nil ? 0.9 : 0.7)
      rect = CGRect(x: rect.midX - width / 2, y: rect.minY, width: width, height: rect.height)
    }
    if mark.y.lowerBound == mark.y.upperBound || record.y?.end != nil, record.yEnd == nil {
      let step =
        record.y?.end != nil ? rect.height : (bandHeight ?? 12)
      let height = record.height.width(in: step, automatic: model.y.bandWidth == nil ? 0.9 : 0.7)
      rect = CGRect(x: rect.minX, y: rect.midY - height / 2, width: rect.width, height: height)
    }
    if let key = record.positionKey?.datum, let index = positions.firstIndex(of: key) {
      let isBesideVertically = record.positionAxis.map { $0 == .vertical } ?? isHorizontal
      rect = part(index, of: positions.count, of: rect, record.positionSpan, isBesideVertically)
    }
    let isBar = if case .bar = record.kind { true } else { false }
    let radius = record.cornerRadius ?? (isBar ? min(rect.width, rect.height) / 8 : 0)
    add(.rectangle(rect, radius: radius, style: record.cornerStyle), mark)
    note(mark, rect)
  }

  /// One of several bars that stand beside each other in the room of one.
  private func part(
    _ index: Int, of count: Int, of rect: CGRect, _ span: MarkDimension, _ isVertical: Bool
  ) -> CGRect {
    let own = isVertical ? rect.height : rect.width
    let step =
      (isVertical ? bandHeight : bandWidth) ?? own
    let whole = if case .automatic = span.kind { own } else { span.width(in: step, automatic: 1) }
    let width = whole / CGFloat(count)
    let start = (isVertical ? rect.midY : rect.midX) - whole / 2 + width * CGFloat(index)
    return isVertical
      ? CGRect(x: rect.minX, y: start, width: rect.width, height: width)
      : CGRect(x: start, y: rect.minY, width: width, height: rect.height)
  }

  private mutating func addPoint(_ mark: PlacedMark) {
    let rect = rect(mark)
    let center = CGPoint(x: rect.midX, y: rect.midY)
    addSymbol(mark, center, mark.record.symbol ?? symbol(for: mark.record) ?? .circle)
  }

  private func symbol(for record: MarkRecord) -> BasicChartSymbolShape? {
    guard let key = record.symbolKey?.datum else { return nil }
    if let symbol = model.symbols[key] { return symbol }
    var names: [_ChartDatum] = []
    for record in model.records {
      if let key = record.symbolKey?.datum, !names.contains(key) { names.append(key) }
    }
    let kinds = BasicChartSymbolShape.Kind.allCases
    return BasicChartSymbolShape(kind: kinds[(names.firstIndex(of: key) ?? 0) % kinds.count])
  }

  private mutating func addSymbol(
    _ mark: PlacedMark, _ center: CGPoint, _ symbol: BasicChartSymbolShape
  ) {
    let side = area(of: mark.record).squareRoot()
    let rect = CGRect(
      x: center.x - side / 2, y: center.y - side / 2, width: side, height: side)
    if let view = mark.record.symbolView {
      add(.view(view, center), mark)
    } else {
      add(.symbol(symbol, rect), mark)
    }
    note(mark, rect)
  }

  /// How large a symbol is, in square points: between the ends of the scale where a value says so.
  private func area(of record: MarkRecord) -> CGFloat {
    guard case .number(let number)? = record.symbolSizeKey?.datum else { return record.symbolArea }
    let all = model.records.compactMap { record -> Double? in
      if case .number(let number)? = record.symbolSizeKey?.datum { number } else { nil }
    }
    let top = max(all.max() ?? 0, 0)
    let areas = model.symbolAreas ?? 0...160
    let part = top > 0 ? CGFloat(max(number, 0) / top) : 1
    return areas.lowerBound + (areas.upperBound - areas.lowerBound) * part
  }

  /// The line that the app or the scale of lines gives; nil for the usual one.
  private func stroke(of record: MarkRecord) -> StrokeStyle? {
    if let style = record.lineStyle { return style }
    guard let key = record.lineKey?.datum else { return nil }
    if let style = model.lines[key] { return style }
    var names: [_ChartDatum] = []
    for case let name? in model.records.map(\.lineKey?.datum) where !names.contains(name) {
      names.append(name)
    }
    let dashes: [[CGFloat]] = [[], [4, 4], [1, 4], [8, 4, 1, 4]]
    let dash = dashes[(names.firstIndex(of: key) ?? 0) % dashes.count]
    return StrokeStyle(lineWidth: 2, lineCap: .round, lineJoin: .round, dash: dash)
  }

  private mutating func addRule(_ mark: PlacedMark) {
    var rect = rect(mark)
    let record = mark.record
    // One that reaches from value to value stands in the middle of the plot where nothing says where.
    if record.xEnd != nil, record.y == nil, record.yPoint.start == nil {
      rect = CGRect(x: rect.minX, y: rect.midY, width: rect.width, height: 0)
    } else if record.yEnd != nil, record.x == nil, record.xPoint.start == nil {
      rect = CGRect(x: rect.midX, y: rect.minY, width: 0, height: rect.height)
    }
    let path = Path { path in
      path.move(to: CGPoint(x: rect.minX, y: rect.minY))
      path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
    }
    add(.stroked(path, stroke(of: mark.record) ?? StrokeStyle(lineWidth: 1)), mark)
    note(mark, rect)
  }

  // MARK: Lines and areas

  private struct SeriesKey: Hashable {
    let series: _ChartDatum?
    let style: _ChartDatum?
    let symbol: _ChartDatum?
    let line: _ChartDatum?
  }

  /// The marks that belong together, in order of their first ones.
  private func series(of kind: MarkRecord.Kind) -> [[PlacedMark]] {
    var keys: [SeriesKey] = []
    var found: [SeriesKey: [PlacedMark]] = [:]
    for mark in model.marks {
      switch (mark.record.kind, kind) {
      case (.line, .line), (.area, .area): break
      default: continue
      }
      let key = SeriesKey(
        series: mark.record.series?.datum, style: mark.record.styleKey?.datum,
        symbol: mark.record.symbolKey?.datum, line: mark.record.lineKey?.datum)
      if found[key] == nil { keys.append(key) }
      found[key, default: []].append(mark)
    }
    return keys.compactMap { found[$0] }
  }

  /// One of the two edges of an area, or a point of a line.
  private func point(_ mark: PlacedMark, upper: Bool = true) -> CGPoint {
    let offset = mark.record.offset
    let isUpright = mark.record.isUpright
    let along = mark.x
    let across = isUpright ? (mark.y.lowerBound + mark.y.upperBound) / 2 : nil
    let edge = upper ? along.upperBound : along.lowerBound
    return CGPoint(
      x: x(isUpright ? edge : (along.lowerBound + along.upperBound) / 2) + offset.width,
      y: y(across ?? (upper ? mark.y.upperBound : mark.y.lowerBound)) + offset.height)
  }

  private mutating func addLine(_ marks: [PlacedMark]) {
    guard let first = marks.first else { return }
    let path = LinePath.path(marks.map { point($0) }, first.record.interpolation)
    let stroke =
      stroke(of: first.record) ?? StrokeStyle(lineWidth: 2, lineCap: .round, lineJoin: .round)
    add(.stroked(path, stroke), first)
    for mark in marks {
      let center = point(mark)
      let symbol = mark.record.symbol ?? symbol(for: mark.record)
      if symbol != nil || mark.record.symbolView != nil {
        addSymbol(mark, center, symbol ?? .circle)
      } else {
        note(mark, CGRect(x: center.x - 4, y: center.y - 4, width: 8, height: 8))
      }
    }
  }

  private mutating func addArea(_ marks: [PlacedMark]) {
    guard let first = marks.first, let last = marks.last else { return }
    let method = first.record.interpolation
    var path = LinePath.path(marks.map { point($0) }, method)
    let base = marks.reversed().map { point($0, upper: false) }
    path.addLine(to: point(last, upper: false))
    LinePath.append(base, method, to: &path)
    path.closeSubpath()
    add(.filled(path), first)
    for mark in marks {
      let (end, start) = (point(mark), point(mark, upper: false))
      let rect =
        mark.record.isUpright
        ? CGRect(x: start.x, y: end.y - 4, width: max(end.x - start.x, 1), height: 8)
        : CGRect(x: end.x - 4, y: end.y, width: 8, height: max(start.y - end.y, 1))
      note(mark, rect)
    }
  }

  // MARK: Sectors

  private mutating func addSectors() {
    let radius = min(size.width, size.height) / 2
    let center = CGPoint(x: size.width / 2, y: size.height / 2)
    for sector in model.sectors {
      guard case .sector(let inner, let outer, let inset) = sector.mark.record.kind else {
        continue
      }
      let outside = outer.width(in: radius, automatic: 1)
      let inside: CGFloat =
        switch inner.kind {
        case .automatic: 0
        default: inner.width(in: radius, automatic: 0)
        }
      // From the top; half of the gap between two is that of each.
      let outline = SectorOutline(
        center: center, inside: inside, outside: outside,
        start: sector.start * 2 * .pi - .pi / 2, end: sector.end * 2 * .pi - .pi / 2,
        inset: inset / 2, cornerRadius: sector.mark.record.cornerRadius ?? 0)
      add(.filled(outline.path), sector.mark)
      layers[layers.count - 1].isAlongX = false
      let middle = (sector.start + sector.end) / 2 * 2 * .pi - .pi / 2
      let distance = (outside + inside) / 2
      note(
        sector.mark,
        CGRect(
          x: center.x + cos(middle) * distance - 10, y: center.y + sin(middle) * distance - 10,
          width: 20, height: 20))
    }
  }
}
