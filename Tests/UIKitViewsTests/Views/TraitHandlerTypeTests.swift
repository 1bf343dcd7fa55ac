import Testing

@testable import UIKit

@MainActor @Suite struct TraitHandlerTypeTests {
  private final class Badge: UIView {
    private(set) var styles: [UIUserInterfaceStyle] = []

    func follow() {
      registerForTraitChanges([UITraitUserInterfaceStyle.self]) {
        (self: Self, previous: UITraitCollection) in
        self.styles.append(self.traitCollection.userInterfaceStyle)
      }
    }
  }

  @Test func aHandlerMaySayOfWhichTypeItTakesTheView() {
    let sut = Badge()
    sut.follow()
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.addSubview(sut)
    window.isHidden = false
    defer { window.isHidden = true }
    let before = sut.styles.count
    window.overrideUserInterfaceStyle = .dark
    #expect(sut.styles.dropFirst(before).last == .dark)
  }
}
