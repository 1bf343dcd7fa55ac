import Device
import Testing

@testable import UIKit

/// Work that does not end by itself is ended, and whoever keeps changing is named.
@MainActor
struct TurnLimitsTests {
  private final class RestlessView: UIView {
    override func layoutSubviews() {
      super.layoutSubviews()
      setNeedsLayout()
    }
  }

  private final class UndecidedView: UIView {
    override func updateConstraints() {
      super.updateConstraints()
      setNeedsUpdateConstraints()
    }
  }

  /// Asks for another height each time that it is asked for one.
  private final class RestlessText: UIView {
    private var height = 10.0

    override var intrinsicContentSize: CGSize { CGSize(width: 1000, height: 10) }

    override func intrinsicSize(forWidth width: CGFloat) -> CGSize? {
      height += 1
      return CGSize(width: width, height: height)
    }
  }

  @Test func layoutThatAsksForItselfNamesTheView() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    view.addSubview(RestlessView())
    let found = issues { view.layoutIfNeeded() }
    #expect(found.count == 1)
    #expect(found.first?.contains("after \(TurnLimits.layoutRounds) passes") == true)
    #expect(found.first?.hasSuffix("Still asking: RestlessView.") == true)
  }

  @Test func aTurnOfWindowsThatAskForLayoutNamesTheView() {
    let controller = UIViewController()
    controller.view.addSubview(RestlessView())
    var found: [String] = []
    found = issues { show(controller).isHidden = true }
    let turn = found.filter { $0.contains("rounds of one turn") }
    #expect(turn.count == 1)
    #expect(turn.first?.contains("layout of RestlessView") == true)
  }

  @Test func updatesOfConstraintsThatAskForThemselvesNameTheView() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let undecided = UndecidedView()
    view.addSubview(undecided)
    undecided.setNeedsUpdateConstraints()
    let found = issues { AutoLayoutPass.updateConstraints(in: view) }
    #expect(
      found == [
        "Constraints still need updates after \(TurnLimits.constraintUpdateRounds) rounds: "
          + "updateConstraints() asks for itself again each time. Still asking: UndecidedView."
      ])
  }

  @Test func textsWhoseHeightsNeverStayAreNamed() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let text = RestlessText()
    text.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(text)
    NSLayoutConstraint.activate([
      text.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      text.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      text.topAnchor.constraint(equalTo: view.topAnchor),
    ])
    let found = issues { view.layoutIfNeeded() }
    #expect(found.count == 1)
    #expect(found.first?.contains("after \(TurnLimits.wrappingRounds) solutions") == true)
    #expect(found.first?.hasSuffix("Still changing: RestlessText.") == true)
  }

  @Test func aSearchThatFindsNoSolutionTellsTheConstraints() throws {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let box = UIView()
    box.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(box)
    let width = box.widthAnchor.constraint(equalToConstant: 40)
    width.priority = .defaultHigh
    width.isActive = true
    let builder = LayoutSystemBuilder(fittingRoot: nil, wrappedHeights: [:])
    builder.collect(view)
    var system = builder.system
    let part = try #require(
      system.parts().first { part in part.conditions.contains { $0.constraint === width } })
    var endless: [[NSLayoutConstraint]] = []
    _ = part.solve(
      keys: system.keys, signature: [], pivotLimit: 0, conflict: { _, _ in },
      endless: { endless.append($0) })
    #expect(endless == [[width]])
    _ = part.solve(
      keys: system.keys, signature: [], conflict: { _, _ in }, endless: { endless.append($0) })
    #expect(endless.count == 1)
  }

  @Test func aRowThatMovesWhileTheTableScrollsToItIsNamed() {
    final class Rows: NSObject, UITableViewDataSource, UITableViewDelegate {
      var height = 44.0

      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 50 }

      func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
      ) -> UITableViewCell {
        UITableViewCell()
      }

      func tableView(
        _ tableView: UITableView, heightForRowAt indexPath: IndexPath
      ) -> CGFloat {
        height
      }

      func scrollViewDidScroll(_ scrollView: UIScrollView) {
        height += 1
        (scrollView as? UITableView)?.reloadData()
      }
    }
    let rows = Rows()
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 390, height: 400))
    table.dataSource = rows
    table.delegate = rows
    table.layoutIfNeeded()
    let found = issues {
      table.scrollToRow(at: IndexPath(row: 30, section: 0), at: .top, animated: false)
    }
    #expect(
      found == [
        "UITableView: row 30 in section 0 keeps moving while the table scrolls to it: the heights "
          + "of rows change with each layout."
      ])
  }

  @Test func aWarningOfAViewNamesUIKit() {
    var lines: [String] = []
    let console = RuntimeIssue.console
    RuntimeIssue.console = { lines.append($0) }
    defer { RuntimeIssue.console = console }
    UIView().frame = CGRect(x: CGFloat.nan, y: 0, width: 1, height: 1)
    #expect(lines.count == 1)
    #expect(lines.first?.hasPrefix("[UIKit] UIView.frame") == true)
  }
}
