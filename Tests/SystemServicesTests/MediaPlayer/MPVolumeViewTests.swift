import MediaPlayer
import Testing
import UIKit

@MainActor
@Suite(.serialized) struct MPVolumeViewTests {
  private func slider(of view: MPVolumeView) throws -> UISlider {
    try #require(view.subviews.lazy.compactMap { $0 as? UISlider }.first)
  }

  @Test func allSlidersShowTheVolume() throws {
    let views = [MPVolumeView(frame: CGRect(x: 0, y: 0, width: 200, height: 30)), MPVolumeView()]
    let one = try slider(of: views[0])
    let other = try slider(of: views[1])
    one.value = 0.25
    #expect(other.value == 0.25)
    #expect(try slider(of: MPVolumeView()).value == 0.25)
    other.setValue(0.5, animated: false)
    #expect(one.value == 0.5)
    #expect(other.accessibilityLabel == "Volume")
  }

  @Test func theSliderFillsTheView() throws {
    let view = MPVolumeView(frame: CGRect(x: 0, y: 0, width: 200, height: 30))
    view.layoutIfNeeded()
    #expect(try slider(of: view).frame == view.bounds)
    view.showsVolumeSlider = false
    #expect(try slider(of: view).isHidden && !view.showsVolumeSlider)
  }

  /// An app may give sliders of the volume ranges of their own.
  @Test func slidersThatCannotAgreeStayApart() throws {
    let views = [MPVolumeView(), MPVolumeView()]
    let low = try slider(of: views[0])
    let high = try slider(of: views[1])
    low.maximumValue = 0.25
    high.minimumValue = 0.75
    high.value = 1
    #expect(low.value == 0.25 && high.value == 1)
    high.minimumValue = 0
    high.value = 0.5
    #expect(high.value == 0.5)
  }
}
