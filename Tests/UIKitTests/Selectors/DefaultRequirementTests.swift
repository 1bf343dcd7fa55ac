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
}
