import FoundationAdditions
import Testing

@testable import UIKit

/// What apps and tests reach in alerts by keys.
@MainActor
@Suite struct AlertKeysTests {
  private func shown(
    _ prepare: (UIAlertController) -> Void, style: UIAlertController.Style = .alert,
    _ look: (UIAlertController) throws -> Void
  ) rethrows {
    let presenter = UIViewController()
    let window = show(presenter)
    let alert = UIAlertController(title: "Title", message: "Message", preferredStyle: style)
    prepare(alert)
    presenter.present(alert, animated: false)
    settle()
    defer {
      presenter.dismiss(animated: false)
      settle()
      window.isHidden = true
    }
    try look(alert)
  }

  private func button(_ alert: UIAlertController, _ title: String = "Go") throws -> AlertButton {
    alert.view.layoutIfNeeded()
    return try #require(
      parts(alert).lazy.compactMap { $0 as? AlertButton }.first { $0.action.title == title })
  }

  /// What is in the alert, also what is in its scroll views.
  private func parts(_ alert: UIAlertController) -> [UIView] {
    alert.view.subviews + alert.view.subviews.flatMap(\.subviews)
  }

  @Test func aTestRunsTheHandlerOfAnAction() throws {
    var runs = 0
    let action = UIAlertAction(title: "Go", style: .default) { _ in runs += 1 }
    let handler = try #require(action.value(forKey: "handler") as? (UIAlertAction) -> Void)
    handler(action)
    let block = action.value(forKey: "handler")
    BlockCast.block(block, to: ((UIAlertAction) -> Void).self)(action)
    #expect(runs == 2)
    #expect(UIAlertAction(title: "Go", style: .default).value(forKey: "handler") == nil)
  }

  @Test func handlersOfOtherActionsAreFoundToo() {
    var runs: [String] = []
    let action = UIAction(title: "Go") { _ in runs.append("action") }
    BlockCast.block(action.value(forKey: "handler"), to: ((UIAction) -> Void).self)(action)
    let row = UITableViewRowAction(style: .normal, title: "Go") { runs.append("row \($1.row)") }
    BlockCast.block(
      row.value(forKey: "handler"), to: ((UITableViewRowAction, IndexPath) -> Void).self)(
        row, IndexPath(row: 3, section: 0))
    #expect(runs == ["action", "row 3"])
  }

  @Test func aKeyThatAnActionDoesNotHaveIsAMistake() {
    let action = UIAlertAction(title: "Go", style: .default)
    #expect(action.value(forKey: "title") as? String == "Go")
    #expect(action.value(forKey: "style") as? Int == 0)
    let found = issues {
      #expect(action.value(forKey: "titleColour") == nil)
      action.setValue(1, forKey: "weight")
    }
    #expect(found.count == 2)
    #expect(found.first?.contains("titleColour") ?? false)
  }

  @Test func aTitleHasItsColorAndAlignment() throws {
    let action = UIAlertAction(title: "Go", style: .default)
    action.setValue(UIColor.green, forKey: "titleTextColor")
    try shown({ $0.addAction(action) }) { alert in
      let button = try button(alert)
      #expect(button.label.textColor == .green)
      #expect(button.label.textAlignment == .center)
      action.setValue(UIColor.orange, forKey: "titleTextColor")
      action.setValue(NSTextAlignment.left.rawValue, forKey: "titleTextAlignment")
      #expect(button.label.textColor == .orange)
      #expect(button.label.textAlignment == .left)
      action.setValue(NSTextAlignment.right.rawValue, forKey: "titleTextAlignment")
      // Text layers' constants are texts, which apps set nevertheless.
      action.setValue(CATextLayerAlignmentMode.left, forKey: "titleTextAlignment")
      #expect(button.label.textAlignment == .left)
      action.isEnabled = false
      #expect(button.label.textColor == .tertiaryLabel)
    }
  }

  @Test func anImageAndACheckmarkStandBesideTheTitle() throws {
    let action = UIAlertAction(title: "Go", style: .default)
    action.setValue(UIImage(systemName: "star"), forKey: "image")
    action.setValue(UIColor.red, forKey: "imageTintColor")
    try shown({ $0.addAction(action) }, style: .actionSheet) { alert in
      let button = try button(alert)
      let images = { button.subviews.compactMap { $0 as? UIImageView }.filter { !$0.isHidden } }
      let star = try #require(images().first)
      #expect(images().count == 1)
      #expect(star.image?.symbolName == "star")
      #expect(star.tintColor == .red)
      #expect(star.frame.maxX < button.bounds.midX)
      action.setValue(true, forKey: "checked")
      #expect(images().count == 2)
      #expect(element(.button, "Go")?.isSelected == true)
      #expect(action.value(forKey: "checked") as? Bool == true)
    }
  }

  @Test func attributedTextsTakeThePlaceOfThePlainOnes() throws {
    let title = NSAttributedString(
      string: "Loud",
      attributes: [.foregroundColor: UIColor.red, .font: UIFont.systemFont(ofSize: 30)])
    try shown({
      $0.setValue(title, forKey: "attributedTitle")
      $0.setValue(NSAttributedString(string: "Quiet"), forKey: "attributedMessage")
    }) { alert in
      #expect(element(.staticText, "Loud") != nil)
      #expect(element(.staticText, "Quiet") != nil)
      #expect(element(.staticText, "Message") == nil)
      let label = try #require(
        parts(alert).lazy.compactMap { $0 as? UILabel }.first { $0.text == "Loud" })
      #expect(label.font.pointSize == 30)
      #expect(label.frame.height > 30)
      alert.setValue(nil, forKey: "attributedTitle")
      settle()
      #expect(label.text == "Title")
      #expect(label.font.pointSize == 17)
    }
  }

  @Test func aControllersContentStandsAboveTheButtons() throws {
    let content = UIViewController()
    content.preferredContentSize = CGSize(width: 250, height: 120)
    var plain: CGFloat = 0
    shown({ $0.addAction(UIAlertAction(title: "Go", style: .default)) }) { alert in
      plain = alert.view.bounds.height
    }
    try shown({
      $0.addAction(UIAlertAction(title: "Go", style: .default))
      $0.setValue(content, forKey: "contentViewController")
    }) { alert in
      #expect(content.parent === alert)
      #expect(content.view.isDescendant(of: alert.view))
      #expect(alert.view.bounds.height == plain + 120)
      #expect(content.view.frame.size == CGSize(width: 270, height: 120))
      let go = try button(alert)
      #expect(go.convert(go.bounds, to: alert.view).minY == content.view.frame.maxY)
      content.preferredContentSize.height = 60
      settle()
      #expect(alert.view.bounds.height == plain + 60)
      alert.setValue(nil, forKey: "contentViewController")
      settle()
      #expect(content.parent == nil)
      #expect(content.view.superview == nil)
      #expect(alert.view.bounds.height == plain)
    }
  }
}
