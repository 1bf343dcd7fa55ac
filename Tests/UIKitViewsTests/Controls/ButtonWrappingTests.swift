import CoreGraphics
import Foundation
import Testing

@testable import UIKit

/// Titles of configured buttons take as many lines as they need.
@MainActor
@Suite struct ButtonWrappingTests {
  private func button() -> UIButton {
    var configuration = UIButton.Configuration.filled()
    configuration.title = "A title of several words"
    return UIButton(configuration: configuration)
  }

  @Test func aNarrowButtonGetsHigher() throws {
    let sut = button()
    let natural = sut.intrinsicContentSize
    let fitted = sut.sizeThatFits(CGSize(width: 120, height: 0))
    #expect(fitted.width <= 120)
    #expect(fitted.height > natural.height * 1.5)
    #expect(sut.sizeThatFits(CGSize(width: 1000, height: 0)) == natural)
  }

  @Test func constraintsGiveItItsHeight() throws {
    let sut = button()
    let controller = UIViewController()
    sut.translatesAutoresizingMaskIntoConstraints = false
    controller.view.addSubview(sut)
    NSLayoutConstraint.activate([
      sut.topAnchor.constraint(equalTo: controller.view.topAnchor),
      sut.leadingAnchor.constraint(equalTo: controller.view.leadingAnchor),
      sut.widthAnchor.constraint(equalToConstant: 120),
    ])
    let window = show(controller)
    defer { window.isHidden = true }
    let natural = button().intrinsicContentSize
    #expect(sut.frame.height > natural.height * 1.5)
    let title = try #require(sut.titleLabel)
    #expect(sut.bounds.contains(title.frame))
    #expect(title.frame.height > natural.height)
  }

  @Test func aTruncatingTitleStaysOnItsLine() {
    let sut = button()
    sut.configuration?.titleLineBreakMode = .byTruncatingTail
    let natural = sut.intrinsicContentSize
    #expect(sut.sizeThatFits(CGSize(width: 120, height: 0)).height == natural.height)
  }

  @Test func withoutAConfigurationNothingWraps() {
    let sut = UIButton(type: .system)
    sut.setTitle("A title of several words", for: .normal)
    #expect(sut.sizeThatFits(CGSize(width: 60, height: 0)) == sut.intrinsicContentSize)
  }
}
