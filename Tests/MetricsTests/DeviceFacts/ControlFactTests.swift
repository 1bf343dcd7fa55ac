import Accessibility
import CoreGraphics
import Metrics
import SwiftUI
import Testing
import UIKit

/// Controls, as simulators showed them.
@MainActor
struct ControlFactTests {
  /// The size that a view takes when nothing limits it.
  private func size(_ view: some View) -> CGSize {
    UIHostingController(rootView: view).sizeThatFits(
      in: CGSize(width: CGFloat.infinity, height: CGFloat.infinity))
  }

  private func height(_ view: some View) -> CGFloat {
    UIHostingController(rootView: view).sizeThatFits(in: CGSize(width: 300, height: 1000)).height
  }

  @Test func sliders() {
    DeviceFact("the height of a slider", 34).check(UISlider().intrinsicContentSize.height)
    DeviceFact("the height of a slider", 34).check(height(Slider(value: .constant(0.5))))
    let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 100, height: 34))
    DeviceFact("the inset of a slider's track", 3).check(
      slider.trackRect(forBounds: slider.bounds).minX)
  }

  @Test func steppers() {
    let size = UIStepper().intrinsicContentSize
    DeviceFact("the width of a stepper", 94, .interfaceBuilder).check(size.width)
    DeviceFact("the height of a stepper", 32, .interfaceBuilder).check(size.height)
    let half = CGRect(x: 47, y: 0, width: 47, height: 32)
    for line in StepperMetrics.mark(isPlus: true, in: half) {
      let length = hypot(line.to.x - line.from.x, line.to.y - line.from.y)
      DeviceFact("the length of a stepper's mark", 13.3).check(length)
    }
  }

  @Test func segmentedControls() {
    DeviceFact("the width of three segments of 87", 263).check(
      SegmentMetrics.width(segments: [87, 87, 87]))
    let control = UISegmentedControl(items: ["First", "Second"])
    DeviceFact("the width of First and Second", 131, .interfaceBuilder, tolerance: 1).check(
      control.intrinsicContentSize.width)
    let unselected = control.intrinsicContentSize
    control.selectedSegmentIndex = 1
    #expect(control.intrinsicContentSize == unselected)
    let picker = Picker("", selection: .constant(1)) {
      Text("First").tag(1)
      Text("Second").tag(2)
    }
    .pickerStyle(.segmented)
    #expect(size(picker.fixedSize()) == unselected)
  }

  @Test func pageControls() {
    let control = UIPageControl()
    control.numberOfPages = 3
    let size = control.intrinsicContentSize
    DeviceFact("the width of three pages' dots", 72.67).check(size.width)
    DeviceFact("the height of a page control", 25.67).check(size.height)
    let dots = (0..<2).map {
      PageDotMetrics.dot($0, of: 3, in: CGRect(origin: .zero, size: size))
    }
    DeviceFact("the diameter of a dot", 7).check(dots[0].width)
    DeviceFact("from dot to dot", 17.4).check(dots[1].midX - dots[0].midX)
  }

  @Test func buttonsWithoutConfiguration() {
    let custom = UIButton(type: .custom)
    custom.setTitle("Button", for: .normal)
    DeviceFact("the font of a custom button", 18).check(custom.titleLabel?.font.pointSize ?? 0)
    DeviceFact("the height of a custom button", 34).check(custom.intrinsicContentSize.height)
    let system = UIButton(type: .system)
    system.setTitle("Button", for: .normal)
    DeviceFact("the font of a system button", 15, .interfaceBuilder).check(
      system.titleLabel?.font.pointSize ?? 0)
    DeviceFact("the height of a system button", 30, .interfaceBuilder).check(
      system.intrinsicContentSize.height)
  }

  @Test func fields() {
    DeviceFact("the height of a secure field", 20.33).check(
      height(SecureField("Password", text: .constant(""))))
    DeviceFact("the height of a text field", 22, .interfaceBuilder).check(
      height(TextField("Name", text: .constant(""))))
    // A text view without a font has lines of 12 points.
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    view.text = "One line"
    let line = UIFont.systemFont(ofSize: 12).lineHeight
    let insets = view.textContainerInset.top + view.textContainerInset.bottom
    DeviceFact("the line of a text view, by the font of 12 points", line, tolerance: 0.5).check(
      view.sizeThatFits(CGSize(width: 200, height: 1000)).height - insets)
  }
}
