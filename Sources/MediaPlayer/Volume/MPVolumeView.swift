import CoreGraphics
import Foundation
import UIKit

extension NSNotification.Name {
  /// Posted by nobody here: there are no other loudspeakers.
  public static let MPVolumeViewWirelessRoutesAvailableDidChange = NSNotification.Name(
    "MPVolumeViewWirelessRoutesAvailableDidChangeNotification")
  /// Posted by nobody here: there are no other loudspeakers.
  public static let MPVolumeViewWirelessRouteActiveDidChange = NSNotification.Name(
    "MPVolumeViewWirelessRouteActiveDidChangeNotification")
}

/// A slider that shows and sets how loud the device is.
///
/// Differs from Apple's: a device without sounds has a volume all the same, which is 0.5 at first; a simulator shows no
/// slider.
@preconcurrency @MainActor
open class MPVolumeView: UIView {
  private let slider = VolumeSlider(frame: .zero)

  public override init(frame: CGRect) {
    super.init(frame: frame)
    addSlider()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addSlider()
  }

  private func addSlider() {
    slider.accessibilityLabel = "Volume"
    addSubview(slider)
    DeviceVolume.views.add(self)
    volumeDidChange()
  }

  func volumeDidChange() {
    slider.follow(DeviceVolume.level)
  }

  open var showsVolumeSlider: Bool {
    get { !slider.isHidden }
    set { slider.isHidden = !newValue }
  }

  /// Differs from Apple's: kept, and makes no difference; there are no other loudspeakers to choose.
  open var showsRouteButton = true
  open var areWirelessRoutesAvailable: Bool { false }
  open var isWirelessRouteActive: Bool { false }

  // MARK: Images

  open func setMinimumVolumeSliderImage(_ image: UIImage?, for state: UIControl.State) {
    slider.setMinimumTrackImage(image, for: state)
  }
  open func setMaximumVolumeSliderImage(_ image: UIImage?, for state: UIControl.State) {
    slider.setMaximumTrackImage(image, for: state)
  }
  open func setVolumeThumbImage(_ image: UIImage?, for state: UIControl.State) {
    slider.setThumbImage(image, for: state)
  }
  open func minimumVolumeSliderImage(for state: UIControl.State) -> UIImage? {
    slider.minimumTrackImage(for: state)
  }
  open func maximumVolumeSliderImage(for state: UIControl.State) -> UIImage? {
    slider.maximumTrackImage(for: state)
  }
  open func volumeThumbImage(for state: UIControl.State) -> UIImage? {
    slider.thumbImage(for: state)
  }

  // MARK: Layout

  /// Where the slider stands: all of the view.
  open func volumeSliderRect(forBounds bounds: CGRect) -> CGRect { bounds }

  open func volumeThumbRect(
    forBounds bounds: CGRect, volumeSliderRect rect: CGRect, value: Float
  ) -> CGRect {
    slider.thumbRect(forBounds: bounds, trackRect: slider.trackRect(forBounds: rect), value: value)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    slider.frame = volumeSliderRect(forBounds: bounds)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { slider.sizeThatFits(size) }

  open override var intrinsicContentSize: CGSize { slider.intrinsicContentSize }
}

/// What it is set to the device is set to, by the user or by the app.
private final class VolumeSlider: UISlider {
  /// Whether the slider is set to what the device is set to, and not the other way round.
  private var isFollowing = false

  func follow(_ level: Float) {
    guard value != level else { return }
    isFollowing = true
    value = level
    isFollowing = false
  }

  override func setValue(_ value: Float, animated: Bool) {
    super.setValue(value, animated: animated)
    if !isFollowing { DeviceVolume.level = self.value }
  }
}
