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

  @Test(arguments: [UIButton.ButtonType.contactAdd, .detailDisclosure, .infoLight, .infoDark])
  func theSystemsSignsAreLarge(_ type: UIButton.ButtonType) {
    let size = UIButton(type: type).bounds.size
    #expect(abs(size.width - 25) <= 1)
    #expect(abs(size.height - 24) <= 1)
  }
}
