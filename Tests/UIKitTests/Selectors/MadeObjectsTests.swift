import Foundation
import Testing
import UIKit

/// Objects that adapted sources make of class values: each by the initialiser of the class that the value is.
@MainActor
@Suite struct MadeObjectsTests {
  private class Badge: UIView {
    private(set) var isSetUp = false

    override init(frame: CGRect) {
      super.init(frame: frame)
      isSetUp = true
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }
  }

  private class Row: UITableViewCell {
    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
      super.init(style: .subtitle, reuseIdentifier: reuseIdentifier)
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }
  }

  private class Screen: UIViewController {
    private(set) var origin = ""

    override init(nibName: String?, bundle: Bundle?) {
      super.init(nibName: nibName, bundle: bundle)
      origin = nibName ?? "code"
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }
  }

  private class Model: NSObject {
    let number: Int
    override init() { number = 7 }
  }

  private func view<T: UIView>(_ type: T.Type) -> T {
    T._made(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
  }

  @Test func viewsAreMadeByTheirOwnInitialiser() {
    let badge = view(Badge.self)
    #expect(badge.isSetUp)
    #expect(badge.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
    #expect(view(UILabel.self).text == nil)
  }

  @Test func viewsWithoutArgumentsComeByTheirFrames() {
    let type: UIView.Type = Badge.self
    #expect((type._made() as? Badge)?.isSetUp == true)
    #expect(UIButton._made().frame == .zero)
  }

  @Test func cellsAreMadeWithTheirIdentifiers() throws {
    let row = Row._made(style: .default, reuseIdentifier: "row")
    #expect(row.reuseIdentifier == "row")
    #expect(row.detailTextLabel != nil)
    #expect(UITableViewCell._made(style: .value1, reuseIdentifier: nil).detailTextLabel != nil)
  }

  @Test func controllersAreMadeWithAndWithoutArguments() {
    let type: UIViewController.Type = Screen.self
    #expect((type._made() as? Screen)?.origin == "code")
    #expect((type._made(nibName: "Screen", bundle: nil) as? Screen)?.origin == "Screen")
  }

  @Test func plainObjectsAreMadeToo() {
    #expect(Model._made().number == 7)
  }
}
