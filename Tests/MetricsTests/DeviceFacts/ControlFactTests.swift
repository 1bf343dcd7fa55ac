import Accessibility
import CoreGraphics
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
  }

  @Test(arguments: [false, true])
  func tracksOfSlidersBeginAfterAnInset(isSwiftUI: Bool) throws {
    let size = CGSize(width: 200, height: 34)
    let slider = UISlider()
    slider.value = 0.9
    let shown =
      isSwiftUI
      ? ShownView(Slider(value: .constant(0.9)), size: size) : ShownView(slider, size: size)
    defer { shown.screen.close() }
    let start = CGRect(
      x: shown.frame.minX - 6, y: shown.frame.minY, width: 60, height: shown.frame.height)
    DeviceFact("the inset of a slider's track", 3, .iOS18, .ink).check(
      try Ink.box(in: start).minX - shown.frame.minX)
  }

  @Test func steppers() {
    let size = UIStepper().intrinsicContentSize
    DeviceFact("the width of a stepper", 94, .interfaceBuilder).check(size.width)
    DeviceFact("the height of a stepper", 32, .interfaceBuilder).check(size.height)
  }

  @Test(arguments: [false, true])
  func marksOfSteppers(isSwiftUI: Bool) throws {
    let size = CGSize(width: 94, height: 32)
    let stepper = Stepper("", value: .constant(1)).labelsHidden()
    let shown = isSwiftUI ? ShownView(stepper, size: size) : ShownView(UIStepper())
    defer { shown.screen.close() }
    for x in [5, 52] as [CGFloat] {
      let half = CGRect(
        x: shown.frame.minX + x, y: shown.frame.minY + 5, width: 37, height: 22)
      DeviceFact("the width of a stepper's mark", 13.3, .iOS18, .ink).check(
        try Ink.box(in: half).width)
    }
  }

  @Test func segmentedControls() throws {
    let control = UISegmentedControl(items: ["One", "Two", "Three"])
    for index in 0..<3 { control.setWidth(87, forSegmentAt: index) }
    DeviceFact("the width of three segments of 87", 263).check(control.intrinsicContentSize.width)
    DeviceFact("the height of a segmented control", 32).check(control.intrinsicContentSize.height)
    let shown = ShownView(control)
    defer { shown.screen.close() }
    let segments = try shown.screen.elements(.button).map(\.frame)
    try #require(segments.count == 3)
    for segment in segments { DeviceFact("the width of a segment", 87).check(segment.width) }
  }

  @Test func segmentsChooseTheirWidths() {
    let control = UISegmentedControl(items: ["First", "Second"])
    DeviceFact("the width of First and Second", 131, .interfaceBuilder, .point).check(
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

  @Test func pageControls() throws {
    let control = UIPageControl()
    control.numberOfPages = 3
    control.pageIndicatorTintColor = .black
    control.currentPageIndicatorTintColor = .black
    let size = control.intrinsicContentSize
    DeviceFact("the width of three pages' dots", 72.67).check(size.width)
    DeviceFact("the height of a page control", 25.67).check(size.height)
    let shown = ShownView(control)
    defer { shown.screen.close() }
    let dots = try ([-1, 0] as [CGFloat]).map { place in
      try Ink.box(
        in: CGRect(
          x: shown.frame.midX + place * 17.4 - 8.7, y: shown.frame.minY, width: 17.4,
          height: shown.frame.height))
    }
    DeviceFact("the diameter of a dot", 7, .iOS18, .ink).check(dots[0].width)
    DeviceFact("from dot to dot", 17.4, .iOS18, .ink).check(dots[1].midX - dots[0].midX)
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

  /// By the width and height that were noted beside the measured ones, the symbol was a flame.
  @Test func borderedButtonsStandAroundTheirSymbols() {
    let flame = size(
      Button("Act", systemImage: "flame.fill") {}.labelStyle(.iconOnly).buttonStyle(.bordered))
    DeviceFact("the width of a bordered button around a flame", 41.33).check(flame.width)
    DeviceFact("the height of a bordered button around a flame", 34).check(flame.height)
    for name in ["bolt", "plus", "trash"] {
      let symbol = size(Image(systemName: name))
      let button = size(
        Button("Act", systemImage: name) {}.labelStyle(.iconOnly).buttonStyle(.bordered))
      DeviceFact("what a bordered button adds to its symbol, aside", 24).check(
        button.width - symbol.width)
      DeviceFact("what a bordered button adds to its symbol, above and below", 14).check(
        button.height - symbol.height)
    }
  }

  @Test func switchesAndFields() {
    let size = UISwitch().intrinsicContentSize
    DeviceFact("the width of a switch", 51, .interfaceBuilder).check(size.width)
    DeviceFact("the height of a switch", 31, .interfaceBuilder).check(size.height)
    DeviceFact("the height of a secure field", 20.33).check(
      height(SecureField("Password", text: .constant(""))))
    // In another picture 21.
    DeviceFact("the height of a secure field with text", 21, .iOS18, .point).check(
      height(SecureField("Password", text: .constant("secret"))))
    DeviceFact("the height of a text field", 22, .interfaceBuilder).check(
      height(TextField("Name", text: .constant(""))))
  }

  /// A text view to which no font was told has 12 points, whose lines are 14.33 high.
  @Test func textViewsWithoutAFont() {
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    view.text = "One line"
    let insets = view.textContainerInset.top + view.textContainerInset.bottom
    DeviceFact("the line of a text view", 14.33, .iOS18, .sum).check(
      view.sizeThatFits(CGSize(width: 200, height: 1000)).height - insets)
  }

  @Test func viewsThatAreAsLargeAsTheyAreHaveNoHeight() {
    DeviceFact("the ideal height of a view whose own size is its bounds", 0).check(
      height(BoundsView().fixedSize(horizontal: false, vertical: true)))
    let wide = UIHostingController(rootView: BoundsView().frame(height: 20)).sizeThatFits(
      in: CGSize(width: 300, height: 1000))
    #expect(wide == CGSize(width: 300, height: 20))
  }
}

/// A view of UIKit whose intrinsic size is that of its bounds.
private struct BoundsView: UIViewRepresentable {
  final class Bounded: UIView {
    override var intrinsicContentSize: CGSize { bounds.size }
  }

  func makeUIView(context: Context) -> Bounded { Bounded() }
  func updateUIView(_ view: Bounded, context: Context) {}
}
