import Accessibility
import Foundation
import Testing

@testable import UIKit

@MainActor
struct UIPickerViewTests {
  private final class Colors: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
    let names = [["Red", "Green", "Blue"], ["Light", "Dark"]]
    var chosen: [String] = []

    func numberOfComponents(in pickerView: UIPickerView) -> Int { names.count }
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
      names[component].count
    }
    func pickerView(
      _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
    ) -> String? { names[component][row] }
    func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
      chosen.append(names[component][row])
    }
  }

  private func make() -> (UIPickerView, Colors, UIWindow) {
    let colors = Colors()
    let picker = UIPickerView(frame: CGRect(x: 0, y: 100, width: 390, height: 216))
    picker.dataSource = colors
    picker.delegate = colors
    let controller = UIViewController()
    controller.view.addSubview(picker)
    return (picker, colors, show(controller))
  }

  @Test func countsComeFromTheDataSource() {
    let (picker, _, window) = make()
    defer { window.isHidden = true }
    #expect(picker.numberOfComponents == 2)
    #expect(picker.numberOfRows(inComponent: 0) == 3)
    #expect(picker.selectedRow(inComponent: 1) == 0)
    #expect(UIPickerView().selectedRow(inComponent: 0) == -1)
  }

  @Test func selectingFromCodeTellsNobody() {
    let (picker, colors, window) = make()
    defer { window.isHidden = true }
    picker.selectRow(2, inComponent: 0, animated: false)
    #expect(picker.selectedRow(inComponent: 0) == 2)
    #expect(colors.chosen.isEmpty)
    #expect((picker.view(forRow: 1, forComponent: 0) as? UILabel)?.text == "Green")
  }

  @Test func draggingAWheelChooses() throws {
    let (picker, colors, window) = make()
    defer { window.isHidden = true }
    let wheel = try #require(element(.pickerWheel))
    #expect(wheel.value == "Red")
    let middle = CGPoint(x: wheel.frame.midX, y: wheel.frame.midY)
    play(.drag(from: middle, to: CGPoint(x: middle.x, y: middle.y - 74)))
    #expect(picker.selectedRow(inComponent: 0) == 2)
    #expect(colors.chosen == ["Blue"])
  }

  @Test func tappingARowChoosesIt() throws {
    let (_, colors, window) = make()
    defer { window.isHidden = true }
    let wheel = try #require(element(.pickerWheel))
    tap(CGPoint(x: wheel.frame.midX, y: wheel.frame.midY + 32))
    #expect(colors.chosen == ["Green"])
  }

  @Test func optionalMethodsThatAreMissingGiveNil() {
    let colors = Colors()
    let picker = UIPickerView()
    picker.delegate = colors
    picker.dataSource = colors
    let title = picker.delegate?.pickerView?(picker, titleForRow: 0, forComponent: 0)
    #expect(title == "Red")
    let height = picker.delegate?.pickerView?(picker, rowHeightForComponent: 0)
    #expect(height == nil)
  }

  private final class OddSizes: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
    var number = CGFloat.nan

    func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 3 }
    func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat {
      number
    }
    func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat {
      number
    }
    func pickerView(
      _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
    ) -> String? { "Row \(row)" }
  }

  @Test(arguments: [CGFloat.nan, .infinity, -1, 0, 1e308]) func oddSizesLeaveAWheelThatTurns(
    number: CGFloat
  ) {
    let sizes = OddSizes()
    sizes.number = number
    let picker = UIPickerView(frame: CGRect(x: 0, y: 100, width: 390, height: 216))
    picker.dataSource = sizes
    picker.delegate = sizes
    let controller = UIViewController()
    controller.view.addSubview(picker)
    let found = issues {
      let window = show(controller)
      defer { window.isHidden = true }
      tap(CGPoint(x: 195, y: 250))
      #expect(picker.rowSize(forComponent: 0).height.isFinite)
      #expect((0..<3).contains(picker.selectedRow(inComponent: 0)))
    }
    #expect(number.isFinite || found.contains { $0.contains("UIPickerView.rowHeightForComponent") })
  }
}
