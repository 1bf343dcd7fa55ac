import CoreGraphics
import Testing

@testable import UIKit

/// Which keys a keyboard has, and where.
@MainActor
struct KeyboardPlanTests {
  private func plan(
    _ type: UIKeyboardType = .default, page: KeyboardPage = .letters, shifted: Bool = false,
    returnKey: UIReturnKeyType = .default
  ) -> KeyboardPlan {
    KeyboardPlan(type, page: page, isShifted: shifted, returnKey: returnKey)
  }

  private func caps(_ plan: KeyboardPlan) -> [String] {
    plan.rows.map { $0.map(\.cap).joined(separator: " ") }
  }

  @Test func lettersAreLowerOrUpperCase() {
    #expect(
      caps(plan()) == [
        "q w e r t y u i o p", "a s d f g h j k l", "shift z x c v b n m delete.left",
        "123 space return",
      ])
    #expect(caps(plan(shifted: true))[1] == "A S D F G H J K L")
    #expect(plan(shifted: true).rows[1][0].identifier == "a")
  }

  @Test func fieldsHaveTheirKeyboards() {
    #expect(caps(plan(.emailAddress))[3] == "123 space @ . return")
    #expect(caps(plan(.URL))[3] == "123 . / .com return")
    #expect(caps(plan(.numberPad)) == ["1 2 3", "4 5 6", "7 8 9", "0 delete.left"])
    #expect(caps(plan(.decimalPad))[3] == ". 0 delete.left")
    #expect(caps(plan(page: .numbers))[2] == "#+= . , ? ! ' delete.left")
  }

  @Test func theReturnKeyIsNamedAsTheFieldAsks() {
    let key = plan(returnKey: .search).rows[3].last
    #expect(key?.identifier == "Search")
    #expect(key?.label == "search")
    #expect(plan(returnKey: .next).rows[3].last?.identifier == "Next:")
  }

  @Test(arguments: [
    UIKeyboardType.default, .emailAddress, .URL, .twitter, .webSearch, .numberPad, .phonePad,
  ])
  func keysFillTheWidthWithoutOverlap(type: UIKeyboardType) {
    for page in [KeyboardPage.letters, .numbers, .symbols] {
      for row in plan(type, page: page).frames(in: 390, rowHeight: 54) {
        for (left, right) in zip(row, row.dropFirst()) {
          #expect(right.minX - left.maxX > 5.9)
        }
        #expect(row.allSatisfy { $0.width >= 32 && $0.height == 42 })
        #expect((row.first?.minX ?? 0) >= 2.9)
        #expect((row.last?.maxX ?? 0) <= 387.1)
      }
    }
  }

  @Test func capitalsFollowTheText() {
    #expect(UITextAutocapitalizationType.sentences.capitalizes(after: ""))
    #expect(UITextAutocapitalizationType.sentences.capitalizes(after: "Hi. "))
    #expect(!UITextAutocapitalizationType.sentences.capitalizes(after: "Hi."))
    #expect(!UITextAutocapitalizationType.sentences.capitalizes(after: "Hi there "))
    #expect(UITextAutocapitalizationType.words.capitalizes(after: "Hi there "))
    #expect(UITextAutocapitalizationType.allCharacters.capitalizes(after: "x"))
    #expect(!UITextAutocapitalizationType.none.capitalizes(after: ""))
  }
}
