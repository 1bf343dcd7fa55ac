import Foundation
import XCTest

extension XCTestCase {
  /// Measures `block` several times and prints the values; there are no baselines on this platform.
  public func measure(
    metrics: [any XCTMetric], options: XCTMeasureOptions = .default, block: () -> Void
  ) {
    let readable = metrics.compactMap { $0 as? any ReadableMetric }
    guard readable.count == metrics.count else {
      Failure.record { "measure(metrics:) got a metric that is none of this library's." }
      return
    }
    var values = readable.map { _ in [Double]() }
    for iteration in 0...max(options.iterationCount, 1) {
      let before = readable.map { $0.reading() }
      block()
      let after = readable.map { $0.reading() }
      guard iteration > 0 else { continue }
      for index in readable.indices { values[index].append(after[index] - before[index]) }
    }
    for (metric, values) in zip(readable, values) {
      print(Measurement.line(test: name, metric: metric, values: values))
    }
  }
}

/// The words in which XCTest prints what was measured.
private enum Measurement {
  static func line(test: String, metric: any ReadableMetric, values: [Double]) -> String {
    let average = values.reduce(0, +) / Double(values.count)
    let variance = values.reduce(0) { $0 + ($1 - average) * ($1 - average) } / Double(values.count)
    let deviation = average == 0 ? 0 : variance.squareRoot() / abs(average) * 100
    let list = values.map { String(format: "%.6f", $0) }.joined(separator: ", ")
    return """
      Test Case '\(test)' measured [\(metric.name), \(metric.unit)] \
      average: \(String(format: "%.6f", average)), \
      relative standard deviation: \(String(format: "%.3f", deviation))%, values: [\(list)]
      """
  }
}
