import SwiftUI

// The values by which the marks of a chart differ, in the order in which they come.

extension ChartProxy {
  public func foregroundStyleDomain<P: Plottable>(dataType: P.Type) -> [P] {
    values(settings.styleDomain, \.styleKey)
  }

  public func symbolDomain<P: Plottable>(dataType: P.Type) -> [P] { values([], \.symbolKey) }

  public func symbolSizeDomain<P: Plottable>(dataType: P.Type) -> [P] {
    values([], \.symbolSizeKey)
  }

  public func lineStyleDomain<P: Plottable>(dataType: P.Type) -> [P] { values([], \.lineKey) }

  private func values<P: Plottable>(
    _ known: [_ChartDatum], _ key: KeyPath<MarkRecord, PlotValue?>
  ) -> [P] {
    var found = known
    for record in model.records {
      if let datum = record[keyPath: key]?.datum, !found.contains(datum) { found.append(datum) }
    }
    return found.compactMap(P.of)
  }
}
