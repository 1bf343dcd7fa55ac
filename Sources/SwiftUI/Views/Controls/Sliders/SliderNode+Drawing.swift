import DisplayList
import Foundation
import Metrics
import UIKit

extension SliderNode {
  /// Whether a thumb is on the line; without one it looks like a bar of progress.
  private var hasThumb: Bool { environment.values.sliderThumbVisibility != .hidden }

  // MARK: The way of the value

  /// From the place of the least value to that of the greatest one, in the node's space: as far as the middle of the
  /// thumb goes, or the whole line without a thumb.
  private var way: (start: CGFloat, length: CGFloat) {
    let track = trackFrame
    guard hasThumb else {
      let bar = SliderMetrics.track(0, in: track)
      return (bar.minX, bar.width)
    }
    return (track.minX + SliderMetrics.thumb / 2, max(0, track.width - SliderMetrics.thumb))
  }

  /// The place of a part of the way, 0...1.
  private func x(at fraction: CGFloat) -> CGFloat {
    way.start + (environment.isRightToLeft ? 1 - fraction : fraction) * way.length
  }

  /// The middle of the thumb along the track, in the node's space.
  var thumbX: CGFloat { x(at: fraction) }

  /// The part of the way that is at a place; less than 0 or more than 1 beside it, nil where there is no way to go.
  func fraction(atX x: CGFloat) -> CGFloat? {
    guard way.length > 0 else { return nil }
    let part = (x - way.start) / way.length
    return environment.isRightToLeft ? 1 - part : part
  }

  // MARK: Drawing

  func drawTrack(into canvas: inout DisplayCanvas) {
    let paint = ControlPaint(self)
    let line = SliderMetrics.track(SystemMetrics.current.sliderTrackHeight, in: trackFrame)
    let bar = canvas.pixelRect(line)
    // From the node's space to that of the picture.
    let shift = bar.minX - line.minX
    let start = environment.isRightToLeft ? bar.maxX : bar.minX
    let neutral = marks.neutral.map { x(at: scale.fraction(of: $0)) + shift } ?? start
    let value = thumbX + shift
    var done = bar
    done.origin.x = min(neutral, value)
    done.size.width = abs(neutral - value)
    canvas.group(GroupAttributes(opacity: paint.isEnabled ? 1 : 0.5)) { canvas in
      canvas.append(.fill(bar, cornerRadius: bar.height / 2, .color(paint.secondaryFill)))
      canvas.append(.fill(done, cornerRadius: bar.height / 2, .color(paint.tint)))
      for mark in markedValues {
        canvas.append(dot(at: x(at: scale.fraction(of: mark)) + shift, below: bar, paint))
      }
      if hasThumb { drawThumb(into: &canvas) }
    }
  }

  private func drawThumb(into canvas: inout DisplayCanvas) {
    let thumb = canvas.pixelRect(
      CGRect(
        x: thumbX - SliderMetrics.thumb / 2, y: (size.height - SliderMetrics.thumb) / 2,
        width: SliderMetrics.thumb, height: SliderMetrics.thumb))
    let shadow = Shadow(SliderMetrics.thumbShadow)
    canvas.group(GroupAttributes(shadow: shadow)) {
      $0.append(.fill(ellipseIn: thumb, .white))
    }
  }

  // MARK: Marks

  /// The values that have a mark; none of steps that the system marks by itself and that are too near to each other.
  private var markedValues: [Double] {
    guard marks.hasAutomaticSteps else { return marks.marks.map(\.value) }
    guard SystemMetrics.current.marksSliderSteps else { return [] }
    let most = Int(max(0, min(way.length, 10_000)) / (2 * SliderMetrics.markSize)) + 1
    return scale.steps(limit: min(most, SliderMarks.mostSteps))
  }

  /// `x` and `bar` are in the space of the picture.
  private func dot(at x: CGFloat, below bar: CGRect, _ paint: ControlPaint) -> DisplayItem {
    let size = SliderMetrics.markSize
    let dot = CGRect(
      x: x - size / 2, y: bar.maxY + SliderMetrics.markGap,
      width: size, height: size)
    return .fill(ellipseIn: dot, .color(paint.tertiaryLabel))
  }
}
