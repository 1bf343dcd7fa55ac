import Foundation
import Testing

@testable import UIKit

@MainActor
struct DefaultRequirementTests {
  /// A delegate that answers after calling what it or others do not implement.
  private final class Field: NSObject, UITextFieldDelegate {
    var onQuestion: () -> Void = {}

    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
      onQuestion()
      return false
    }
  }

  private final class Nobody: NSObject, UITextFieldDelegate {}

  private func answer(of delegate: any UITextFieldDelegate) -> Bool? {
    DefaultRequirement.call { delegate.textFieldShouldReturn(UITextField()) }
  }

  @Test func aDefaultAnswersNothing() {
    #expect(answer(of: Nobody()) == nil)
    #expect(answer(of: Field()) == false)
  }

  @Test func whatAMethodAsksOthersIsNotItsOwnAnswer() {
    let field = Field()
    field.onQuestion = { #expect(self.answer(of: Nobody()) == nil) }
    #expect(answer(of: field) == false)
    #expect(answer(of: Nobody()) == nil)
  }

  @Test func whatAMethodTellsOthersIsNotItsAnswer() {
    let field = Field()
    // As the framework tells delegates, without asking whether they listen.
    field.onQuestion = { Nobody().textFieldDidBeginEditing(UITextField()) }
    #expect(answer(of: field) == false)
  }

  @Test func aCallInsideOfADefaultLeavesItADefault() {
    func given() -> Int? {
      DefaultRequirement.call {
        let value = DefaultRequirement.missing(7)
        _ = self.answer(of: Field())
        return value
      }
    }
    #expect(given() == nil)
  }

  @Test func actionsThatNobodyTakesAreNil() {
    #expect(
      DefaultRequirement.call { Nobody().textFieldDidBeginEditing(UITextField()) } == nil)
  }

  /// Rows whose heights depend on another table's.
  private final class Rows: NSObject, UITableViewDataSource, UITableViewDelegate {
    var other: UITableView?

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }

    func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
      UITableViewCell(style: .default, reuseIdentifier: nil)
    }

    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
      other?.reloadData()
      let sections = other?.numberOfSections ?? 1
      return CGFloat(80 * sections)
    }
  }

  @Test func whatTheFrameworkAsksMeanwhileIsNotTheAnswer() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    window.isHidden = false
    defer { window.isHidden = true }
    // Its data source leaves the number of sections to the protocol.
    let (other, sourceOfOther) = (UITableView(frame: window.bounds), Rows())
    other.dataSource = sourceOfOther
    let (table, rows) = (UITableView(frame: window.bounds), Rows())
    rows.other = other
    (table.dataSource, table.delegate) = (rows, rows)
    window.addSubview(table)
    table.layoutIfNeeded()
    #expect(table.rectForRow(at: IndexPath(row: 1, section: 0)).minY == 80)
    #expect(table.contentSize.height == 160)
  }
}
