import SnapshotTesting
import SwiftUI
import UIKit
import XCTest

// Strategies and a base class of a team's own, written as teams write them.

private struct Invoice {
  var number: Int
  var lines: [(name: String, price: Double)]
}

extension Snapshotting where Value == Invoice, Format == String {
  /// The invoice as a table.
  fileprivate static var table: Snapshotting {
    Snapshotting<String, String>.lines.pullback { invoice in
      (["No. \(invoice.number)"] + invoice.lines.map { "\($0.name)\t\($0.price)" })
        .joined(separator: "\n")
    }
  }
}

extension Snapshotting where Value: View, Format == UIImage {
  /// The view in a frame of its own on white.
  @MainActor fileprivate static func card(width: CGFloat = 120) -> Snapshotting {
    Snapshotting<UIViewController, UIImage>
      .image(
        on: ViewImageConfig(size: CGSize(width: width, height: 60)),
        traits: UITraitCollection(displayScale: 1)
      )
      .pullback { view in
        let controller = UIHostingController(rootView: view.frame(maxWidth: .infinity))
        controller.view.backgroundColor = .white
        return controller
      }
  }
}

extension Diffing where Value == [Double] {
  /// Numbers that may differ by a little.
  fileprivate static func near(_ slack: Double) -> Diffing {
    Diffing(
      toData: { Data($0.map { String($0) }.joined(separator: " ").utf8) },
      fromData: {
        String(decoding: $0, as: UTF8.self).split(separator: " ").compactMap { Double($0) }
      }
    ) { old, new in
      let isNear = old.count == new.count && zip(old, new).allSatisfy { abs($0 - $1) <= slack }
      guard !isNear else { return nil }
      let message = "\(new) is not within \(slack) of \(old)"
      return (message, [XCTAttachment(string: message)])
    }
  }
}

/// What all suites of a team inherit.
class TeamSnapshotTestCase: XCTestCase {
  override func invokeTest() {
    withSnapshotTesting(record: .never, diffTool: .ksdiff) {
      super.invokeTest()
    }
  }
}

final class CustomStrategyTests: TeamSnapshotTestCase {
  private var folder = SnapshotFolder()

  func testTheBaseClassSaysWhenToRecord() throws {
    XCTAssertEqual(SnapshotTestingConfiguration.current?.record, .never)
    try folder.write(Data("No. 1".utf8), "test.value.txt")
    let problem = try XCTUnwrap(
      folder.problem(of: Invoice(number: 2, lines: []), as: .table, record: nil))
    XCTAssertTrue(problem.contains("− No. 1\n+ No. 2"))
    XCTAssertTrue(problem.contains("ksdiff \""))
  }

  @MainActor
  func testAViewMayBePulledBackToAController() throws {
    XCTAssertNotNil(folder.problem(of: Text("Pay"), as: .card(), record: .missing))
    XCTAssertEqual(folder.files, ["test.value.vitrine.png"])
    XCTAssertNil(folder.problem(of: Text("Pay"), as: .card(), record: nil))
    let problem = try XCTUnwrap(folder.problem(of: Text("Buy"), as: .card(), record: nil))
    XCTAssertTrue(problem.contains("Text 'Pay' says 'Buy' now"))
  }

  func testAComparisonOfOnesOwnDecides() throws {
    let strategy = SimplySnapshotting(pathExtension: "numbers", diffing: Diffing.near(0.1))
    XCTAssertNotNil(folder.problem(of: [1, 2.5], as: strategy, record: .all))
    XCTAssertNil(folder.problem(of: [1.05, 2.45], as: strategy, record: nil))
    let problem = try XCTUnwrap(folder.problem(of: [1, 3], as: strategy, record: nil))
    XCTAssertTrue(problem.contains("[1.0, 3.0] is not within 0.1 of [1.0, 2.5]"))
  }
}
