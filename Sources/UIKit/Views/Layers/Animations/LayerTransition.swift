import CoreGraphics
import DisplayList
import Foundation

/// The change from what a layer showed before to what it shows now.
struct LayerTransition {
  enum Kind: Equatable {
    case dissolve
    case flip(Edge)
    /// The old page is taken away from the bottom.
    case curlUp
    /// The new page is laid over from the top.
    case curlDown
    /// The old content goes out as the new one comes in from an edge.
    case push(Edge)
    /// The new content comes over the old one.
    case moveIn(Edge)
    /// The old content goes away over the new one, to the edge across.
    case reveal(Edge)
  }

  enum Edge: Equatable {
    case left
    case right
    case top
    case bottom

    /// From the middle to the edge, in widths and heights.
    var direction: CGPoint {
      switch self {
      case .left: CGPoint(x: -1, y: 0)
      case .right: CGPoint(x: 1, y: 0)
      case .top: CGPoint(x: 0, y: -1)
      case .bottom: CGPoint(x: 0, y: 1)
      }
    }
  }

  /// In the coordinates of the layer's bounds.
  let before: DisplayList
  let kind: Kind
  /// The parts of the way at which it begins and ends.
  var start = 0.0
  var end = 1.0

  /// What is seen of a layer that shows `list` now.
  @MainActor
  static func apply(of layer: CALayer, to list: DisplayList, in bounds: CGRect) -> DisplayList {
    var list = list
    for animation in layer.played {
      guard let transition = animation.transition,
        let progress = animation.progress(at: AnimationTime.now)
      else { continue }
      list = transition.list(to: list, at: CGFloat(transition.part(at: progress)), in: bounds)
    }
    return list
  }

  /// How much of the whole way is gone; parts that are no numbers do not count.
  private func part(at progress: Double) -> Double {
    let part = start + (end - start) * progress
    return part.isFinite ? part : progress
  }

  func list(to after: DisplayList, at progress: CGFloat, in bounds: CGRect) -> DisplayList {
    func placed(_ list: DisplayList, _ attributes: GroupAttributes) -> DisplayList {
      list.isEmpty ? list : list.grouped(attributes)
    }
    func moved(_ list: DisplayList, _ edge: Edge, by part: CGFloat) -> DisplayList {
      placed(
        list,
        GroupAttributes(
          transform: CGAffineTransform(
            translationX: edge.direction.x * part * bounds.width,
            y: edge.direction.y * part * bounds.height)))
    }
    var result = DisplayList()
    switch kind {
    case .dissolve:
      result.append(
        contentsOf: placed(before, GroupAttributes(opacity: Double(min(max(1 - progress, 0), 1)))))
      result.append(
        contentsOf: placed(after, GroupAttributes(opacity: Double(min(max(progress, 0), 1)))))
      return result
    case .flip(let edge):
      let isBefore = progress < 0.5
      let angle = (isBefore ? progress : progress - 1) * .pi
      return placed(
        isBefore ? before : after,
        GroupAttributes(projection: Self.turned(bounds, by: angle, from: edge)))
    case .curlUp:
      let left = CGRect(
        x: bounds.minX, y: bounds.minY, width: bounds.width, height: bounds.height * (1 - progress))
      result.append(contentsOf: after)
      result.append(contentsOf: placed(before, GroupAttributes(clip: Clip(left))))
      return result
    case .curlDown:
      let covered = CGRect(
        x: bounds.minX, y: bounds.minY, width: bounds.width, height: bounds.height * progress)
      result.append(contentsOf: before)
      result.append(contentsOf: placed(after, GroupAttributes(clip: Clip(covered))))
      return result
    case .push(let edge):
      result.append(contentsOf: moved(before, edge, by: -progress))
      result.append(contentsOf: moved(after, edge, by: 1 - progress))
    case .moveIn(let edge):
      result.append(contentsOf: before)
      result.append(contentsOf: moved(after, edge, by: 1 - progress))
    case .reveal(let edge):
      result.append(contentsOf: after)
      result.append(contentsOf: moved(before, edge, by: -progress))
    }
    return placed(result, GroupAttributes(clip: Clip(bounds)))
  }

  /// A plane turned about the axis through its middle, seen from a distance of four sides.
  ///
  /// `angle`: In radians; `edge` is the one that comes towards the eye first.
  private static func turned(_ rect: CGRect, by angle: CGFloat, from edge: Edge) -> Projection {
    let isUpright = edge == .left || edge == .right
    let sign: CGFloat = edge == .left || edge == .top ? 1 : -1
    let distance = 4 * max(rect.width, rect.height, 1)
    let depth = sign * sin(angle) / distance
    let (x, y) = (rect.midX, rect.midY)
    // The rows of: to the middle, turn, divide by the depth, and back.
    let (cx, cy) = isUpright ? (cos(angle), 1) : (1, cos(angle))
    let (dx, dy) = isUpright ? (depth, 0) : (0, depth)
    let w = 1 - x * dx - y * dy
    return Projection(
      m11: cx + x * dx, m12: y * dx, m13: dx, m21: x * dy, m22: cy + y * dy, m23: dy,
      m31: -x * cx + x * w, m32: -y * cy + y * w, m33: w)
  }
}

extension LayerTransition.Kind {
  init(_ type: CATransitionType, _ subtype: CATransitionSubtype?) {
    // Core Animation counts from the bottom, UIKit's layers from the top: what comes from the top
    // there moves as from the bottom here.
    let edge: LayerTransition.Edge =
      switch subtype {
      case .fromRight: .right
      case .fromTop: .bottom
      case .fromBottom: .top
      default: .left
      }
    switch type {
    case .push: self = .push(edge)
    case .moveIn: self = .moveIn(edge)
    case .reveal: self = .reveal(edge)
    default: self = .dissolve
    }
  }

  /// What the options of a view's transition ask for; nil for no transition.
  init?(_ options: UIView.AnimationOptions) {
    switch (options.rawValue >> 20) & 7 {
    case 1: self = .flip(.left)
    case 2: self = .flip(.right)
    case 3: self = .curlUp
    case 4: self = .curlDown
    case 5: self = .dissolve
    case 6: self = .flip(.top)
    case 7: self = .flip(.bottom)
    default: return nil
    }
  }
}
