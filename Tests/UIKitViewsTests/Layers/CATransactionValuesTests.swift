import Testing

@testable import UIKit

@MainActor
struct CATransactionValuesTests {
  @Test func settingsHaveTheirNames() {
    CATransaction.begin()
    defer { CATransaction.commit() }
    CATransaction.setValue(true, forKey: kCATransactionDisableActions)
    #expect(CATransaction.disableActions())
    CATransaction.setValue(2.0, forKey: kCATransactionAnimationDuration)
    #expect(CATransaction.animationDuration() == 2)
    #expect(CATransaction.value(forKey: kCATransactionAnimationDuration) as? Double == 2)
    #expect(CATransaction.value(forKey: "mine") == nil)
  }
}
