import Foundation
import FoundationAdditions
import Testing

@testable import UIKit

@MainActor @Suite struct MissingEventTests {
  private final class Screen: UIViewController {
    static let isRegistered: Bool = {
      ClassTable.register {
        [
          ClassTable(
            Screen.self,
            methods: [
              ObjectiveCMethod("tap:event:", Screen.tap(_:event:)),
              ObjectiveCMethod("press:event:", Screen.press(_:event:)),
            ])
        ]
      }
      return true
    }()

    private(set) var log: [String] = []

    func tap(_ sender: UIButton, event: UIEvent) { log.append("tap") }
    func press(_ sender: UIButton, event: UIEvent?) { log.append("press \(event == nil)") }
  }

  @Test func aMethodThatTakesAnEventForGrantedIsCalledWithoutOne() {
    #expect(Screen.isRegistered)
    let screen = Screen()
    let button = UIButton()
    button.addTarget(screen, action: Selector("tap:event:"), for: .touchUpInside)
    button.sendActions(for: .touchUpInside)
    #expect(screen.log == ["tap"])
  }

  @Test func aMethodThatCanDoWithoutGetsNone() {
    #expect(Screen.isRegistered)
    let screen = Screen()
    let button = UIButton()
    button.addTarget(screen, action: Selector("press:event:"), for: .touchUpInside)
    button.sendActions(for: .touchUpInside)
    #expect(screen.log == ["press true"])
  }
}
