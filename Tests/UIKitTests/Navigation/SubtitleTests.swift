import CoreGraphics
import Testing

@testable import UIKit

/// The smaller line below the title of a navigation bar.
@MainActor
@Suite struct SubtitleTests {
  private func bar(
    _ subtitle: String?, isLarge: Bool = false
  ) -> (window: UIWindow, bar: UINavigationBar, item: UINavigationItem) {
    let screen = UIViewController()
    screen.title = "Title"
    screen.navigationItem.subtitle = subtitle
    let navigation = UINavigationController(rootViewController: screen)
    navigation.navigationBar.prefersLargeTitles = isLarge
    let window = UIKitTests.show(navigation)
    window.layoutIfNeeded()
    return (window, navigation.navigationBar, screen.navigationItem)
  }

  private func frame(_ text: String, in bar: UINavigationBar) -> CGRect? {
    let labels = (bar.subviews + bar.subviews.flatMap(\.subviews)).compactMap { $0 as? UILabel }
    let label = labels.first { !$0.isHidden && $0.text == text }
    return label.map { $0.convert($0.bounds, to: bar) }
  }

  @Test func theLineStandsBelowTheTitleInTheMiddle() throws {
    let shown = bar("Below")
    defer { shown.window.isHidden = true }
    let title = try #require(frame("Title", in: shown.bar))
    let line = try #require(frame("Below", in: shown.bar))
    #expect(title.maxY <= line.minY + 1)
    #expect(abs(line.midX - shown.bar.bounds.midX) < 0.5)
    #expect(abs(title.midX - line.midX) < 0.5)
    #expect(line.maxY <= shown.bar.bounds.maxY)
    shown.item.subtitle = nil
    shown.window.layoutIfNeeded()
    #expect(frame("Below", in: shown.bar) == nil)
    let alone = try #require(frame("Title", in: shown.bar))
    #expect(abs(alone.midY - shown.bar.bounds.midY) < 0.5)
  }

  @Test func theLineStandsBelowALargeTitleAtTheSide() throws {
    let shown = bar("Below", isLarge: true)
    defer { shown.window.isHidden = true }
    let title = try #require(frame("Title", in: shown.bar))
    let line = try #require(frame("Below", in: shown.bar))
    #expect(title.maxY <= line.minY + 1)
    #expect(abs(title.minX - line.minX) < 0.5)
    #expect(line.maxY <= shown.bar.bounds.maxY)
  }

  @Test func aViewInPlaceOfTheTitleHasNoLine() throws {
    let shown = bar("Below")
    defer { shown.window.isHidden = true }
    shown.item.titleView = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 20))
    shown.window.layoutIfNeeded()
    #expect(frame("Below", in: shown.bar) == nil)
  }
}
