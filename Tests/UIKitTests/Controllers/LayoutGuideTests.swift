import CoreGraphics
import Testing

@testable import UIKit

@MainActor @Suite(.serialized) struct LayoutGuideTests {
  @Test func theGuidesEndAtTheSafeArea() {
    let content = UIViewController()
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    content.view.addSubview(view)
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: content.topLayoutGuide.bottomAnchor),
      view.bottomAnchor.constraint(equalTo: content.bottomLayoutGuide.topAnchor),
    ])
    let sut = UINavigationController(rootViewController: content)
    let window = show(sut)
    defer { window.isHidden = true }
    content.view.layoutIfNeeded()
    let insets = content.view.safeAreaInsets
    #expect(insets.top > 0)
    #expect(content.topLayoutGuide.length == insets.top)
    #expect(view.frame.minY == insets.top)
    #expect(view.frame.maxY == content.view.bounds.height - insets.bottom)
    #expect(content.topLayoutGuide === content.topLayoutGuide)
  }
}
