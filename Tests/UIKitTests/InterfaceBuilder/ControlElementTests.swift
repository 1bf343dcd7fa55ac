import CoreGraphics
import Foundation
import Testing

@testable import UIKit

@MainActor
struct ControlElementTests {
  private func view<View: UIView>(_ element: String) throws -> View {
    let folder = try storyboardFolder(viewScene(element))
    let root = try #require(folder.storyboard().initialView())
    return try #require(root.subviews.first as? View)
  }

  private let frame = #"<rect key="frame" x="10" y="20" width="100" height="40"/>"#

  @Test func switches() throws {
    let view: UISwitch = try view(
      """
      <switch on="YES" id="swi-tc-h01">\(frame)
      <color key="onTintColor" systemColor="systemPinkColor"/></switch>
      """)
    #expect(view.isOn && view.onTintColor == .systemPink)
    let off: UISwitch = try self.view(#"<switch id="swi-tc-h01">\#(frame)</switch>"#)
    #expect(!off.isOn)
  }

  @Test func slidersAndSteppers() throws {
    let slider: UISlider = try view(
      #"<slider value="5" minValue="2" maxValue="9" continuous="NO" id="sli-de-r01">\#(frame)</slider>"#
    )
    #expect(slider.value == 5 && slider.minimumValue == 2 && slider.maximumValue == 9)
    #expect(!slider.isContinuous)
    let stepper: UIStepper = try view(
      """
      <stepper value="150" minimumValue="100" maximumValue="200" stepValue="10" wraps="YES" \
      id="ste-pp-er1">\(frame)</stepper>
      """)
    #expect(stepper.value == 150 && stepper.stepValue == 10 && stepper.wraps)
  }

  @Test func segments() throws {
    let view: UISegmentedControl = try view(
      """
      <segmentedControl opaque="NO" segmentControlStyle="plain" selectedSegmentIndex="1" \
      id="seg-me-nts">\(frame)<segments><segment title="Day"/><segment title="Week" enabled="NO"/>
      <segment title="" image="star" catalog="system"/></segments></segmentedControl>
      """)
    #expect(view.numberOfSegments == 3 && view.selectedSegmentIndex == 1)
    #expect(view.titleForSegment(at: 0) == "Day" && !view.isEnabledForSegment(at: 1))
    #expect(view.imageForSegment(at: 2) != nil)
  }

  @Test func progressAndPages() throws {
    let progress: UIProgressView = try view(
      """
      <progressView progress="0.25" id="pro-gr-ess">\(frame)
      <color key="progressTintColor" systemColor="systemGreenColor"/></progressView>
      """)
    #expect(progress.progress == 0.25 && progress.progressTintColor == .systemGreen)
    let pages: UIPageControl = try view(
      #"<pageControl numberOfPages="4" currentPage="2" hidesForSinglePage="YES" id="pag-es-001">\#(frame)</pageControl>"#
    )
    #expect(pages.numberOfPages == 4 && pages.currentPage == 2 && pages.hidesForSinglePage)
  }

  @Test func spinners() throws {
    let view: UIActivityIndicatorView = try view(
      """
      <activityIndicatorView hidesWhenStopped="YES" animating="YES" style="large" id="spi-nn-er1">
      \(frame)<color key="color" systemColor="systemRedColor"/></activityIndicatorView>
      """)
    #expect(view.isAnimating && view.hidesWhenStopped && view.style == .large)
    #expect(view.color == .systemRed)
  }

  @Test func datePickers() throws {
    let view: UIDatePicker = try view(
      """
      <datePicker contentMode="scaleToFill" datePickerMode="date" minuteInterval="5" style="wheels" \
      id="dat-ep-ick">\(frame)<date key="date" timeIntervalSinceReferenceDate="600000000"/>
      <date key="minimumDate" timeIntervalSinceReferenceDate="500000000"/>
      <locale key="locale" localeIdentifier="de_DE"/></datePicker>
      """)
    #expect(view.datePickerMode == .date && view.minuteInterval == 5)
    #expect(view.preferredDatePickerStyle == .wheels)
    #expect(view.minimumDate == Date(timeIntervalSinceReferenceDate: 500_000_000))
    #expect(view.locale?.identifier == "de_DE")
  }

  @Test func pickersSearchBarsAndEffects() throws {
    let picker: UIPickerView = try view(#"<pickerView id="pic-ke-r01">\#(frame)</pickerView>"#)
    #expect(picker.numberOfComponents == 0)
    let bar: UISearchBar = try view(
      """
      <searchBar placeholder="Find" showsCancelButton="YES" searchBarStyle="minimal" id="sea-rc-h01">
      \(frame)<scopeButtonTitles><string>All</string><string>New</string></scopeButtonTitles>
      <textInputTraits key="textInputTraits" returnKeyType="search"/></searchBar>
      """)
    #expect(bar.placeholder == "Find" && bar.showsCancelButton && bar.searchBarStyle == .minimal)
    #expect(bar.scopeButtonTitles == ["All", "New"])
    let effect: UIVisualEffectView = try view(
      """
      <visualEffectView opaque="NO" id="eff-ec-t01">\(frame)
      <view key="contentView" opaque="NO" clipsSubviews="YES" id="con-te-nt1">
      <rect key="frame" x="0" y="0" width="100" height="40"/>
      <subviews><label text="In" id="lab-el-001">\(frame)</label></subviews></view>
      <blurEffect style="systemThinMaterial"/></visualEffectView>
      """)
    #expect(effect.effect is UIBlurEffect)
    #expect((effect.contentView.subviews.first as? UILabel)?.text == "In")
  }

  @Test func stacksArrangeTheirSubviews() throws {
    let stack: UIStackView = try view(
      """
      <stackView opaque="NO" axis="vertical" distribution="equalSpacing" alignment="top" spacing="12" \
      id="sta-ck-001">\(frame)<subviews><label text="One" id="lab-el-001">\(frame)</label>
      <label text="Two" id="lab-el-002">\(frame)</label></subviews></stackView>
      """)
    #expect(stack.axis == .vertical && stack.distribution == .equalSpacing)
    #expect(stack.alignment == .leading && stack.spacing == 12)
    #expect(stack.arrangedSubviews.map { ($0 as? UILabel)?.text } == ["One", "Two"])
  }

  @Test func scrollViews() throws {
    let view: UIScrollView = try view(
      """
      <scrollView clipsSubviews="YES" alwaysBounceVertical="YES" pagingEnabled="YES" bounces="NO" \
      showsHorizontalScrollIndicator="NO" keyboardDismissMode="onDrag" indicatorStyle="white" \
      contentInsetAdjustmentBehavior="never" id="scr-ol-l01">\(frame)
      <inset key="contentInset" minX="1" minY="2" maxX="3" maxY="4"/></scrollView>
      """)
    #expect(view.alwaysBounceVertical && view.isPagingEnabled && !view.bounces)
    #expect(!view.showsHorizontalScrollIndicator && view.keyboardDismissMode == .onDrag)
    #expect(view.contentInsetAdjustmentBehavior == .never && view.contentInset.top == 2)
    #expect(view.clipsToBounds && view.indicatorStyle == .white)
  }

  @Test func toolbarsAndTheirItems() throws {
    let bar: UIToolbar = try view(
      """
      <toolbar opaque="NO" barStyle="black" translucent="NO" id="too-lb-ar1">\(frame)<items>
      <barButtonItem systemItem="add" id="ite-m0-001"/>
      <barButtonItem systemItem="flexibleSpace" id="ite-m0-002"/>
      <barButtonItem title="Send" style="done" enabled="NO" width="60" tag="4" id="ite-m0-003">
      <color key="tintColor" systemColor="systemRedColor"/></barButtonItem>
      <barButtonItem id="ite-m0-004"><view key="customView" id="cus-to-mvi">
      <rect key="frame" x="0" y="0" width="30" height="30"/></view></barButtonItem>
      </items></toolbar>
      """)
    let items = try #require(bar.items)
    #expect(items.count == 4 && bar.barStyle == .black && !bar.isTranslucent)
    #expect(items[0].systemItem == .add && items[1].systemItem == .flexibleSpace)
    #expect(items[2].title == "Send" && items[2].style == .done && !items[2].isEnabled)
    #expect(items[2].width == 60 && items[2].tag == 4 && items[2].tintColor == .systemRed)
    #expect(items[3].customView?.bounds.width == 30)
  }
}
