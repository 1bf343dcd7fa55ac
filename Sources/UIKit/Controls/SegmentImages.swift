import CoreGraphics
import Foundation

/// The images that stand for the looks of a segmented control.
struct SegmentImages {
  struct Background: Hashable {
    let state: UInt
    let metrics: UIBarMetrics
  }

  struct Divider: Hashable {
    let left: UInt
    let right: UInt
    let metrics: UIBarMetrics
  }

  var backgrounds: [Background: UIImage] = [:]
  var dividers: [Divider: UIImage] = [:]

  /// The image behind a segment: that of its state, or the normal one.
  func background(in state: UIControl.State) -> UIImage? {
    backgrounds[Background(state: state.rawValue, metrics: .default)]
      ?? backgrounds[Background(state: UIControl.State.normal.rawValue, metrics: .default)]
  }

  /// The image between two segments: that of their states, or the normal one.
  func divider(left: UIControl.State, right: UIControl.State) -> UIImage? {
    let normal = UIControl.State.normal.rawValue
    return dividers[Divider(left: left.rawValue, right: right.rawValue, metrics: .default)]
      ?? dividers[Divider(left: normal, right: normal, metrics: .default)]
  }
}

extension UISegmentedControl {
  /// Shows images behind the segments, in place of the usual background and of the mark of the chosen one.
  ///
  /// An empty image shows nothing. Differs from Apple's: images for other bar metrics than the default are kept and
  /// not shown.
  public func setBackgroundImage(
    _ backgroundImage: UIImage?, for state: State, barMetrics: UIBarMetrics
  ) {
    images.backgrounds[.init(state: state.rawValue, metrics: barMetrics)] = backgroundImage
  }

  public func backgroundImage(for state: State, barMetrics: UIBarMetrics) -> UIImage? {
    images.backgrounds[.init(state: state.rawValue, metrics: barMetrics)]
  }

  /// Shows an image between segments in two states, in place of the line.
  ///
  /// An empty image shows nothing. Differs from Apple's: images for other bar metrics than the default are kept and
  /// not shown; the segments make no room for an image.
  public func setDividerImage(
    _ dividerImage: UIImage?, forLeftSegmentState leftState: State,
    rightSegmentState rightState: State, barMetrics: UIBarMetrics
  ) {
    images.dividers[
      .init(left: leftState.rawValue, right: rightState.rawValue, metrics: barMetrics)] =
      dividerImage
  }

  public func dividerImage(
    forLeftSegmentState leftState: State, rightSegmentState rightState: State,
    barMetrics: UIBarMetrics
  ) -> UIImage? {
    images.dividers[
      .init(left: leftState.rawValue, right: rightState.rawValue, metrics: barMetrics)]
  }

  /// Draws the images behind segments; false where none is set.
  func appendBackgrounds(of segments: [SegmentView], to canvas: inout ViewCanvas) -> Bool {
    guard images.background(in: .normal) != nil else { return false }
    for segment in segments {
      guard let image = images.background(in: segment.state), image.size.width > 0 else { continue }
      ImageDrawing.append(image, in: segment.frame, tint: tintColor, to: &canvas)
    }
    return true
  }

  /// Draws the images between segments; false where none is set.
  func appendDividers(of segments: [SegmentView], to canvas: inout ViewCanvas) -> Bool {
    guard images.divider(left: .normal, right: .normal) != nil else { return false }
    let shown = segments.sorted { $0.frame.minX < $1.frame.minX }
    for (left, right) in zip(shown, shown.dropFirst()) {
      guard let image = images.divider(left: left.state, right: right.state), image.size.width > 0
      else { continue }
      let rect = CGRect(
        x: right.frame.minX - image.size.width / 2, y: 0, width: image.size.width,
        height: bounds.height)
      ImageDrawing.append(image, in: rect, tint: tintColor, to: &canvas)
    }
    return true
  }
}
