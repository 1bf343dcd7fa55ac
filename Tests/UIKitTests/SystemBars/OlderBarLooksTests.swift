import CoreGraphics
import Testing

@testable import UIKit

/// Looks that apps gave bars and their items before there were appearances.
@MainActor
struct OlderBarLooksTests {
  private func image(_ side: CGFloat = 8) -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: side, height: side)).image {
      $0.fill($0.format.bounds)
    }
  }

  @Test func anItemHasABackgroundForItsStyle() {
    let (usual, done) = (image(8), image(10))
    let item = UIBarButtonItem(title: "Go", style: .plain, target: nil, action: nil)
    #expect(item.shownBackgroundImage(in: .normal, isCompact: false) == nil)
    item.setBackgroundImage(usual, for: .normal, barMetrics: .default)
    item.setBackgroundImage(done, for: .normal, style: .done, barMetrics: .default)
    #expect(item.backgroundImage(for: .normal, barMetrics: .default) === usual)
    #expect(item.shownBackgroundImage(in: .highlighted, isCompact: true) === usual)
    item.style = .done
    #expect(item.shownBackgroundImage(in: .normal, isCompact: false) === done)
  }

  @Test func theBackgroundOfAnItemIsDrawn() throws {
    let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    let page = UINavigationItem(title: "Page")
    let item = UIBarButtonItem(title: "Go", style: .plain, target: nil, action: nil)
    page.rightBarButtonItem = item
    bar.items = [page]
    bar.layoutIfNeeded()
    let view = try #require(item.value(forKey: "view") as? UIView)
    #expect(!view.drawn.contains("image"))
    item.setBackgroundImage(image(), for: .normal, barMetrics: .default)
    #expect(view.drawn.contains("image"))
  }

  @Test func aTitleMovesDown() throws {
    let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    bar.items = [UINavigationItem(title: "Page")]
    func title() throws -> CGFloat {
      bar.layoutIfNeeded()
      let label = bar.subviews.lazy.compactMap { $0 as? UILabel }.first { $0.text == "Page" }
      return try #require(label).frame.minY
    }
    let usual = try title()
    bar.setTitleVerticalPositionAdjustment(3, for: .default)
    #expect(bar.titleVerticalPositionAdjustment(for: .default) == 3)
    #expect(try title() == usual + 3)
  }

  @Test func anItemThatKeepsItsSelectionIsToggled() {
    let item = UIBarButtonItem(title: "Bold", primaryAction: UIAction { _ in })
    item.performPrimaryAction()
    #expect(!item.isSelected)
    item.changesSelectionAsPrimaryAction = true
    item.performPrimaryAction()
    #expect(item.isSelected)
    item.performPrimaryAction()
    #expect(!item.isSelected)
  }

  @Test func theSearchFieldsPartsMove() {
    let bar = UISearchBar(frame: CGRect(x: 0, y: 0, width: 320, height: 56))
    bar.layoutIfNeeded()
    let field = bar.searchTextField
    let (text, icon) = (
      field.textRect(forBounds: field.bounds), field.leftViewRect(forBounds: field.bounds)
    )
    bar.searchTextPositionAdjustment = UIOffset(horizontal: 5, vertical: 1)
    bar.setPositionAdjustment(UIOffset(horizontal: 2, vertical: 0), for: .search)
    #expect(field.leftViewRect(forBounds: field.bounds).minX == icon.minX + 2)
    #expect(field.textRect(forBounds: field.bounds).minY == text.minY + 1)
    #expect(bar.positionAdjustment(for: .search).horizontal == 2)
  }

  @Test func theSearchFieldHasABackgroundImage() {
    let bar = UISearchBar(frame: CGRect(x: 0, y: 0, width: 320, height: 56))
    bar.layoutIfNeeded()
    let field = bar.searchTextField
    #expect(!field.drawn.contains("image"))
    let background = image()
    bar.setSearchFieldBackgroundImage(background, for: .normal)
    #expect(field.drawn.contains("image"))
    #expect(bar.searchFieldBackgroundImage(for: .normal) === background)
  }

  @Test func theScopeButtonsTakeAttributes() {
    let bar = UISearchBar(frame: CGRect(x: 0, y: 0, width: 320, height: 56))
    bar.setScopeBarButtonTitleTextAttributes([.foregroundColor: UIColor.red], for: .normal)
    let color = bar.scopeBarButtonTitleTextAttributes(for: .normal)?[.foregroundColor]
    #expect(color as? UIColor == .red)
  }

  @Test func aBlackTranslucentBarIsBlack() {
    let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    bar.items = [UINavigationItem(title: "Page")]
    bar.barStyle = .black
    bar.layoutIfNeeded()
    let black = bar.drawn
    bar.barStyle = .blackTranslucent
    bar.layoutIfNeeded()
    #expect(bar.drawn == black)
  }
}
