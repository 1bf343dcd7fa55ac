import CoreGraphics
import Device
import Testing

@testable import UIKit

/// Controls and bars that arrange their parts by themselves follow the direction of reading.
@MainActor
@Suite struct MirroringTests {
  private func onRightToLeft(_ view: UIView, _ work: () throws -> Void) rethrows {
    let controller = UIViewController()
    controller.view.addSubview(view)
    try show(controller, with: { $0.layoutDirection = .rightToLeft }, work)
  }

  @Test func tabsBeginAtTheRight() throws {
    let bar = UITabBar(frame: CGRect(x: 0, y: 0, width: 300, height: 49))
    bar.items = ["A", "B", "C"].map { UITabBarItem(title: $0, image: nil, tag: 0) }
    onRightToLeft(bar) {
      let buttons = bar.subviews.compactMap { $0 as? TabButton }
      let order = buttons.sorted { $0.frame.minX < $1.frame.minX }.map(\.item.title)
      #expect(order == ["C", "B", "A"])
    }
  }

  @Test func theDateStandsRightOfTheTime() throws {
    let picker = UIDatePicker(frame: CGRect(x: 0, y: 0, width: 250, height: 35))
    picker.preferredDatePickerStyle = .compact
    try onRightToLeft(picker) {
      let date = try #require(element(.button, "Date Picker"))
      let time = try #require(element(.button, "Time Picker"))
      #expect(date.frame.minX > time.frame.maxX)
    }
  }

  @Test func theCalendarsArrowsPointToTheirMonths() throws {
    let picker = UIDatePicker(frame: CGRect(x: 0, y: 0, width: 320, height: 330))
    picker.datePickerMode = .date
    picker.preferredDatePickerStyle = .inline
    try onRightToLeft(picker) {
      let previous = try #require(element(.button, "Previous Month"))
      let next = try #require(element(.button, "Next Month"))
      #expect(previous.frame.minX > next.frame.minX)
      #expect(previous.identifier == "DatePicker.PreviousMonth")
      #expect(next.identifier == "DatePicker.NextMonth")
    }
  }

  @Test func chevronsOfCellsPointToWhereReadingGoesOn() {
    let sign = CellGlyphView(symbol: .chevron)
    sign.frame = CGRect(x: 0, y: 0, width: 8, height: 14)
    #expect(sign.drawn.contains("chevron.right"))
    onRightToLeft(sign) { #expect(sign.drawn.contains("chevron.left")) }
    let arrow = CellControl(look: .disclosure(isOpen: false))
    arrow.frame = CGRect(x: 0, y: 0, width: 22, height: 22)
    onRightToLeft(arrow) { #expect(arrow.drawn.contains("chevron.left")) }
  }

  @Test func aFieldsClearButtonStandsAtTheLeft() throws {
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 34))
    field.borderStyle = .roundedRect
    field.text = "Ada"
    field.clearButtonMode = .always
    try onRightToLeft(field) {
      let clear = try #require(element(.button, "Clear text"))
      #expect(clear.frame.maxX < 40)
      #expect(field.textRect(forBounds: field.bounds).minX >= clear.frame.maxX)
    }
  }

  @Test func aSliderBeginsAtTheRight() {
    let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 300, height: 31))
    onRightToLeft(slider) {
      let track = slider.trackRect(forBounds: slider.bounds)
      let thumb = slider.thumbRect(forBounds: slider.bounds, trackRect: track, value: 0)
      #expect(thumb.maxX == 300)
      play(.drag(from: CGPoint(x: 286, y: 16), to: CGPoint(x: 14, y: 16)))
      #expect(slider.value == 1)
    }
  }

  @Test func theWayBackStandsAtTheRight() throws {
    let root = UIViewController()
    root.title = "Mail"
    let top = UIViewController()
    top.title = "Inbox"
    top.navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Edit", style: .plain, target: nil, action: nil)
    let navigation = UINavigationController()
    navigation.setViewControllers([root, top], animated: false)
    try show(navigation, with: { $0.layoutDirection = .rightToLeft }) {
      let back = try #require(element(.button, "Mail"))
      let edit = try #require(element(.button, "Edit"))
      #expect(back.frame.midX > 300)
      #expect(edit.frame.midX < 90)
    }
  }

  @Test func theAccessoryOfACellStandsAtTheLeft() {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.textLabel?.text = "Title"
    let accessory = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    cell.accessoryView = accessory
    onRightToLeft(cell) {
      #expect(accessory.frame.minX == 16)
      #expect(cell.contentView.frame.minX == 36)
      #expect(cell.contentView.frame.maxX == cell.bounds.maxX)
    }
  }

  @Test func theWayOutOfAnAlertStandsAtTheRight() throws {
    let controller = UIViewController()
    try show(controller, with: { $0.layoutDirection = .rightToLeft }) {
      let alert = UIAlertController(title: "Delete?", message: nil, preferredStyle: .alert)
      alert.addAction(UIAlertAction(title: "Delete", style: .destructive))
      alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
      controller.present(alert, animated: false)
      settle()
      let cancel = try #require(element(.button, "Cancel"))
      let delete = try #require(element(.button, "Delete"))
      #expect(cancel.frame.minX == delete.frame.maxX)
      controller.dismiss(animated: false)
    }
  }

  @Test func theImageOfAButtonStandsRightOfItsTitle() throws {
    var configuration = UIButton.Configuration.plain()
    configuration.title = "Share"
    configuration.image = UIImage(systemName: "star")
    let button = UIButton(configuration: configuration)
    button.frame = CGRect(x: 0, y: 0, width: 120, height: 40)
    try onRightToLeft(button) {
      let (image, title) = (try #require(button.imageView), try #require(button.titleLabel))
      #expect(image.frame.minX > title.frame.maxX - 0.001)
    }
  }
}
