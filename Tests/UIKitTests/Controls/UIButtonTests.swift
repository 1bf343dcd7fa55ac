import Testing
import UIKit

@MainActor
struct UIButtonTests {
  @Test func titleOfAConfiguredButtonIsSet() {
    let button = UIButton(configuration: .filled())
    button.setTitle("Follow", for: .normal)
    #expect(button.currentTitle == "Follow")
    #expect(button.titleLabel?.text == "Follow")
    #expect(button.configuration?.title == "Follow")
  }

  @Test func configuredButtonShowsTheTitleOfItsState() {
    let button = UIButton(configuration: .filled())
    button.setTitle("Follow", for: .normal)
    button.isSelected = true
    #expect(button.titleLabel?.text == "Follow")
    button.setTitle("Following", for: .selected)
    #expect(button.titleLabel?.text == "Following")
    button.isSelected = false
    #expect(button.titleLabel?.text == "Follow")
  }
}
