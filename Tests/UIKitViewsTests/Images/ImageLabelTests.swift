import Accessibility
import Foundation
import Testing

@testable import UIKit

/// Labels that images have themselves.
@MainActor
@Suite struct ImageLabelTests {
  @Test func whatShowsTheImageIsCalledLikeIt() throws {
    let image = try #require(UIImage(systemName: "checkmark"))
    image.accessibilityLabel = "Done"
    let segments = UISegmentedControl(items: [image, "Other"])
    segments.frame = CGRect(x: 20, y: 100, width: 200, height: 32)
    let button = UIButton(frame: CGRect(x: 20, y: 200, width: 44, height: 44))
    let other = try #require(UIImage(systemName: "gear"))
    other.accessibilityLabel = "Settings"
    button.setImage(other, for: .normal)
    let controller = UIViewController()
    controller.view.addSubview(segments)
    controller.view.addSubview(button)
    let window = show(controller)
    defer { window.isHidden = true }
    #expect(element(.button, "Done") != nil)
    #expect(element(.button, "Settings") != nil)
  }

  @Test func anyObjectReadsTheLabel() {
    let image = UIImage()
    #expect(image.accessibilityLabel == nil)
    image.accessibilityLabel = "Done"
    #expect((image as NSObject).accessibilityLabel == "Done")
  }
}
