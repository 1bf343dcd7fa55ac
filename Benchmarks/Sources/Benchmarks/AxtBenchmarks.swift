import Axt
import Foundation
import SwiftUI
import UIKit

/// Acting on one of many exposed views and reading it back, against the same change without Axt.
@MainActor
enum AxtBenchmarks {
  static func run(_ report: inout Report) async {
    let size = report.isSmoke ? 10 : 1000
    let name = "axt/perform-and-read/\(size)"
    guard report.wants(name) else { return }
    let changes = report.isSmoke ? 1 : 50
    // Many short runs: a run takes less than a millisecond, so that some of them are undisturbed.
    let runs = report.isSmoke ? 1 : 60
    let exposed = await AxtTest.host(ExposedRows(count: size))
    let elements = exposed.findAll(id: "row")
    precondition(elements.count == size, "all rows must be exposed")

    let plain = UIWindow(frame: UIScreen.main.bounds)
    plain.rootViewController = UIHostingController(rootView: PlainRows(count: size))
    plain.makeKeyAndVisible()
    await AxtTest.yield()

    var plainTimes: [Double] = []
    var exposedTimes: [Double] = []
    var expected = 0
    for _ in 0..<runs {
      let start = ContinuousClock.now
      for index in 0..<changes {
        PlainRow.changes[index % size]?()
        await AxtTest.yield()
      }
      plainTimes.append(start.duration(to: .now) / .seconds(1))

      expected += 1
      let middle = ContinuousClock.now
      for index in 0..<changes {
        let element = elements[index % size]
        await element.performAction()
        precondition(element.value as? Int == expected, "the new value must be read")
      }
      exposedTimes.append(middle.duration(to: .now) / .seconds(1))
    }
    plain.isHidden = true
    let base = Timing(runs: runs) { plainTimes.removeFirst() }
    let axt = Timing(runs: runs) { exposedTimes.removeFirst() }
    report.add(
      name, ratio: axt.minimum / base.minimum, limit: report.isSmoke ? nil : 2,
      note: "\(changes) changes: \(axt.text), without Axt \(base.text)")
  }
}

private struct ExposedRows: View {
  let count: Int

  var body: some View {
    VStack { ForEach(0..<count, id: \.self) { _ in ExposedRow() } }
  }
}

private struct ExposedRow: View {
  @State private var value = 0

  var body: some View {
    Text("\(value)").testId("row", value: value, action: { value += 1 })
  }
}

private struct PlainRows: View {
  let count: Int

  var body: some View {
    VStack { ForEach(0..<count, id: \.self) { PlainRow(index: $0) } }
  }
}

private struct PlainRow: View {
  let index: Int
  @State private var value = 0

  /// Changes each row, in order.
  @MainActor static var changes: [Int: () -> Void] = [:]

  var body: some View {
    let binding = $value
    if Self.changes[index] == nil { Self.changes[index] = { binding.wrappedValue += 1 } }
    return Text("\(value)")
  }
}
