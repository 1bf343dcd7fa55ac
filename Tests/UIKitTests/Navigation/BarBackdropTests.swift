import CoreGraphics
import Testing

@testable import UIKit

/// What is scrolled under a bar is seen through it, blurred.
@MainActor
@Suite struct BarBackdropTests {
  private final class Rows: UITableViewController {
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      60
    }

    override func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.textLabel?.text = "Row \(indexPath.row)"
      return cell
    }
  }

  @Test func aRowUnderABarLiesBehindABackdrop() throws {
    let rows = Rows()
    let navigation = UINavigationController(rootViewController: rows)
    let window = show(navigation)
    defer { window.isHidden = true }
    let bar = navigation.navigationBar
    #expect(!bar.drawn.contains("backdrop("))
    rows.tableView.contentOffset.y += 20
    settle()
    let cell = try #require(rows.tableView.visibleCells.first)
    let row = cell.convert(cell.bounds, to: window)
    #expect(row.minY < bar.convert(bar.bounds, to: window).maxY)
    #expect(bar.drawn.contains("backdrop("))
    // The bar is drawn after the row.
    let list = DrawingPass.items(of: window).map(\.description).joined(separator: "\n")
    let text = try #require(list.range(of: "Row 0"))
    let backdrop = try #require(list.range(of: "backdrop("))
    #expect(text.lowerBound < backdrop.lowerBound)
  }

  private func drawn(_ change: (UITabBar) -> Void) -> String {
    let bar = UITabBar(frame: CGRect(x: 0, y: 0, width: 320, height: 49))
    change(bar)
    return bar.drawn
  }

  @Test func theEffectOfAnAppearanceDecides() {
    #expect(drawn { _ in }.contains("backdrop("))
    let thin = drawn { $0.standardAppearance.backgroundEffect = UIBlurEffect(style: .dark) }
    #expect(thin.contains("backdrop("))
    #expect(thin != drawn { _ in })
    #expect(!drawn { $0.standardAppearance.backgroundEffect = nil }.contains("backdrop("))
    #expect(!drawn { $0.standardAppearance.configureWithOpaqueBackground() }.contains("backdrop("))
    let clear = drawn { $0.standardAppearance.configureWithTransparentBackground() }
    #expect(clear == "")
  }

  @Test func coloursLieOverTheEffect() {
    func blurs(alpha: CGFloat) -> Bool {
      drawn {
        $0.standardAppearance.backgroundColor = UIColor.red.withAlphaComponent(alpha)
      }.contains("backdrop(")
    }
    #expect(blurs(alpha: 0.5))
    #expect(!blurs(alpha: 1))
  }

  @Test func barsThatAreNotTranslucentDoNotBlur() {
    #expect(!drawn { $0.isTranslucent = false }.contains("backdrop("))
  }

  @Test func anAppearanceStartsWithTheMaterialOfBars() {
    #expect(UIBarAppearance().backgroundEffect != nil)
    let looks = UIBarAppearance()
    looks.backgroundColor = .red
    looks.configureWithDefaultBackground()
    #expect(looks.backgroundColor == nil)
  }
}
