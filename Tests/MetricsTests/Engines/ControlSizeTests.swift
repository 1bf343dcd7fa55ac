import Accessibility
import CoreGraphics
import Metrics
import SwiftUI
import Testing
import UIKit

/// The controls of both frameworks, as they are laid out.
@MainActor
struct ControlSizeTests {
  /// The size that a view takes when nothing limits it.
  private func size(_ view: some View) -> CGSize {
    UIHostingController(rootView: view).sizeThatFits(
      in: CGSize(width: CGFloat.infinity, height: CGFloat.infinity))
  }

  private func height(_ view: some View) -> CGFloat {
    UIHostingController(rootView: view).sizeThatFits(in: CGSize(width: 200, height: 1000)).height
  }

  @Test(arguments: [12, 17, 24, 34] as [CGFloat])
  func fieldsAreEquallyHigh(_ fontSize: CGFloat) {
    for hasBorder in [false, true] {
      let field = UITextField()
      field.font = .systemFont(ofSize: fontSize)
      field.borderStyle = hasBorder ? .roundedRect : .none
      let plain = TextField("", text: .constant("Text")).font(.system(size: fontSize))
      let other =
        hasBorder ? height(plain.textFieldStyle(.roundedBorder)) : height(plain)
      #expect(abs(field.intrinsicContentSize.height - other) < 0.01, "border \(hasBorder)")
    }
  }

  @Test func switchesSteppersAndSegmentsAreEquallyLarge() {
    let toggle = size(Toggle("", isOn: .constant(true)).labelsHidden())
    #expect(toggle == UISwitch().intrinsicContentSize)
    #expect(toggle == SystemMetrics.current.switchSize)
    let stepper = size(Stepper("", value: .constant(1)).labelsHidden())
    #expect(stepper == UIStepper().intrinsicContentSize)
    let segmented = Picker("", selection: .constant(1)) {
      Text("One").tag(1)
      Text("Three").tag(3)
    }
    .pickerStyle(.segmented)
    #expect(height(segmented) == UISegmentedControl(items: ["One"]).intrinsicContentSize.height)
  }

  @Test func slidersBarsAndSpinnersAreEquallyHigh() {
    #expect(
      height(Slider(value: .constant(0.5))) == UISlider().intrinsicContentSize.height)
    #expect(
      height(ProgressView(value: 0.5)) == UIProgressView(frame: .zero).intrinsicContentSize.height)
    #expect(
      size(ProgressView()) == UIActivityIndicatorView(style: .medium).intrinsicContentSize)
    #expect(
      size(ProgressView().controlSize(.large))
        == UIActivityIndicatorView(style: .large).intrinsicContentSize)
  }

  @Test(arguments: ["star", "chevron.left", "envelope", "plus"])
  func symbolsAreEquallyLarge(_ name: String) throws {
    let image = try #require(UIImage(systemName: name))
    #expect(image.size == size(Image(systemName: name)))
  }

  @Test func wheelsAreEquallyHigh() {
    let wheel = Picker("", selection: .constant(1)) { Text("One").tag(1) }.pickerStyle(.wheel)
    #expect(height(wheel) == UIPickerView().intrinsicContentSize.height)
    #expect(UIPickerView().intrinsicContentSize == WheelMetrics.size)
  }
}
