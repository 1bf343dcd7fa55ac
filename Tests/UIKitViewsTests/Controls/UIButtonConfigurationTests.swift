import CoreGraphics
import Foundation
import Testing

@testable import UIKit

@MainActor
struct UIButtonConfigurationTests {
  @Test func transformersChangeTitleAndSubtitle() throws {
    var configuration = UIButton.Configuration.plain()
    configuration.title = "Pay"
    configuration.subtitle = "later"
    configuration.titleTextAttributesTransformer = .init { incoming in
      var outgoing = incoming
      outgoing.font = UIFont.systemFont(ofSize: 30)
      return outgoing
    }
    configuration.subtitleTextAttributesTransformer = .init { incoming in
      var outgoing = incoming
      outgoing.foregroundColor = UIColor.red
      return outgoing
    }
    let button = UIButton(configuration: configuration)
    #expect(button.titleLabel?.font.pointSize == 30)
    let subtitle = try #require(button.subtitleLabel?.attributedText)
    #expect(
      subtitle.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor == UIColor.red)
    #expect(button.titleLabel?.text == "Pay")
  }

  @Test func attributesOfATitleAreKept() throws {
    var title = AttributedString("Buy")
    title.font = UIFont.systemFont(ofSize: 9)
    var configuration = UIButton.Configuration.filled()
    configuration.attributedTitle = title
    let button = UIButton(configuration: configuration)
    #expect(button.titleLabel?.font.pointSize == 9)
    button.configuration?.attributedTitle = nil
    button.configuration?.title = "Buy"
    #expect(button.titleLabel?.font.pointSize == 17)
  }

  @Test func aTitleReadsAsTheOneWithAttributes() {
    var configuration = UIButton.Configuration.plain()
    configuration.attributedTitle = AttributedString("Buy")
    configuration.attributedSubtitle = AttributedString("now")
    #expect(configuration.title == "Buy")
    #expect(configuration.subtitle == "now")
    configuration.title = "Sell"
    #expect(configuration.attributedTitle == nil)
    #expect(configuration.title == "Sell")
    configuration.attributedSubtitle = nil
    #expect(configuration.subtitle == nil)
  }

  @Test func aTruncatingTitleKeepsToOneLine() {
    var configuration = UIButton.Configuration.plain()
    configuration.title = "One"
    let button = UIButton(configuration: configuration)
    #expect(button.titleLabel?.numberOfLines == 0)
    button.configuration?.titleLineBreakMode = .byTruncatingTail
    #expect(button.titleLabel?.numberOfLines == 1)
    #expect(button.titleLabel?.lineBreakMode == .byTruncatingTail)
  }

  @Test func titleAndSubtitleStandAsTheAlignmentSays() throws {
    var configuration = UIButton.Configuration.plain()
    configuration.title = "A long title"
    configuration.subtitle = "b"
    configuration.titleAlignment = .leading
    let button = UIButton(configuration: configuration)
    button.layoutIfNeeded()
    let title = try #require(button.titleLabel)
    let subtitle = try #require(button.subtitleLabel)
    #expect(subtitle.frame.minX == title.frame.minX)
    button.configuration?.titleAlignment = .trailing
    button.layoutIfNeeded()
    #expect(abs(subtitle.frame.maxX - title.frame.maxX) < 0.01)
  }

  @Test func aSpinnerTakesTheImagesPlace() {
    var configuration = UIButton.Configuration.plain()
    configuration.title = "Load"
    let button = UIButton(configuration: configuration)
    let width = button.intrinsicContentSize.width
    button.configuration?.showsActivityIndicator = true
    let spinner = button.subviews.lazy.compactMap { $0 as? UIActivityIndicatorView }.first
    #expect(spinner?.isAnimating == true)
    #expect(abs(button.intrinsicContentSize.width - width - 20) < 0.01)
    button.configuration?.showsActivityIndicator = false
    #expect(!button.subviews.contains { $0 is UIActivityIndicatorView })
  }

  @Test func theImageTakesTheTransformedColour() {
    var configuration = UIButton.Configuration.plain()
    configuration.image = UIImage(systemName: "star")
    configuration.imageColorTransformer = .init { _ in .green }
    let button = UIButton(configuration: configuration)
    #expect(button.imageView?.tintColor == .green)
  }

  @Test func aButtonThatUpdatesByHandHearsOfNoChange() {
    let button = UIButton(configuration: .plain())
    var updates = 0
    button.configurationUpdateHandler = { _ in updates += 1 }
    let before = updates
    button.isSelected = true
    #expect(updates == before + 1)
    button.automaticallyUpdatesConfiguration = false
    button.isSelected = false
    #expect(updates == before + 1)
    button.setNeedsUpdateConfiguration()
    #expect(updates == before + 2)
  }

  @Test func imagesPaleUnlessAskedNotTo() {
    let button = UIButton(type: .custom)
    button.setImage(UIImage(systemName: "star"), for: .normal)
    button.isEnabled = false
    #expect(button.imageView?.alpha == 0.5)
    button.adjustsImageWhenDisabled = false
    #expect(button.imageView?.alpha == 1)
  }

  @Test func aLongPressOpensTheControlsOwnMenu() {
    final class Cell: UIControl {
      var asked: CGPoint?
      override func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
      ) -> UIContextMenuConfiguration? {
        asked = location
        return nil
      }
    }
    let controller = UIViewController()
    let control = Cell(frame: CGRect(x: 50, y: 100, width: 100, height: 100))
    controller.view.addSubview(control)
    let window = show(controller)
    defer { window.isHidden = true }
    play(.press(at: CGPoint(x: 60, y: 120), duration: 1))
    #expect(control.asked == nil)
    control.isContextMenuInteractionEnabled = true
    play(.press(at: CGPoint(x: 60, y: 120), duration: 1))
    #expect(control.asked == CGPoint(x: 10, y: 20))
    control.isContextMenuInteractionEnabled = false
    #expect(control.interactions.isEmpty)
  }
}
