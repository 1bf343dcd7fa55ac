import CoreGraphics
import Foundation

/// Which part of which property of a layer an animation changes: `position.x`,
/// `transform.rotation.z`.
struct LayerKeyPath: Hashable {
  private enum Part: Hashable {
    case whole
    /// Places among the property's numbers.
    case numbers([Int])
    case rotation(axis: Int)
    /// Axes that are scaled alike.
    case scale([Int])
    case translation([Int])
  }

  /// The name of the property.
  let property: String
  private let part: Part

  init(_ text: String) {
    let names = text.split(separator: ".").map(String.init)
    property = names.first ?? text
    part = Self.part(names.dropFirst().joined(separator: "."), of: names.first ?? "")
  }

  /// Whether it leads into the property, and does not end at it.
  var isPart: Bool { part != .whole }

  private static let axes = ["x": 0, "y": 1, "z": 2]

  private static func part(_ name: String, of property: String) -> Part {
    guard !name.isEmpty else { return .whole }
    if property == "transform" || property == "sublayerTransform" {
      let names = name.split(separator: ".").map(String.init)
      let axis = names.count > 1 ? axes[names[1]] : nil
      switch names[0] {
      case "rotation": return .rotation(axis: axis ?? 2)
      case "scale": return .scale(axis.map { [$0] } ?? [0, 1, 2])
      case "translation": return .translation(axis.map { [$0] } ?? [0, 1])
      default: return .whole
      }
    }
    switch name {
    case "x", "origin.x": return .numbers([0])
    case "y", "origin.y": return .numbers([1])
    case "origin": return .numbers([0, 1])
    case "width": return .numbers([0])
    case "height": return .numbers([1])
    case "size": return .numbers([2, 3])
    case "size.width": return .numbers([2])
    case "size.height": return .numbers([3])
    default: return .whole
    }
  }

  /// The part of the property's value.
  func value(in whole: LayerValue) -> LayerValue {
    switch (part, whole) {
    case (.numbers(let places), .numbers(let numbers)):
      return .numbers(places.map { numbers.indices.contains($0) ? numbers[$0] : 0 })
    case (.rotation(let axis), .transform(let transform)):
      return .numbers([TransformParts(transform)?.rotation.angle(about: Self.vector(axis)) ?? 0])
    case (.scale(let axes), .transform(let transform)):
      let scale = TransformParts(transform)?.scale ?? .zero
      return .numbers([axes.map { scale[$0] }.reduce(0, +) / Double(axes.count)])
    case (.translation(let axes), .transform(let transform)):
      return .numbers(axes.map { Double(transform.rows[12 + $0]) })
    default:
      return whole
    }
  }

  /// The property's value with another value of the part.
  func whole(_ whole: LayerValue, with value: LayerValue) -> LayerValue {
    guard case .numbers(let new) = value, let first = new.first else {
      return part == .whole ? value : whole
    }
    switch (part, whole) {
    case (.numbers(let places), .numbers(var numbers)):
      for (place, number) in zip(places, new) where numbers.indices.contains(place) {
        numbers[place] = number
      }
      return .numbers(numbers)
    case (.rotation(let axis), .transform(let transform)):
      guard var parts = TransformParts(transform) else { return whole }
      parts.rotation = .init(angle: first, about: Self.vector(axis))
      return .transform(parts.transform)
    case (.scale(let axes), .transform(let transform)):
      guard var parts = TransformParts(transform) else { return whole }
      for axis in axes { parts.scale[axis] = first }
      return .transform(parts.transform)
    case (.translation(let axes), .transform(let transform)):
      var rows = transform.rows
      for (axis, number) in zip(axes, new) { rows[12 + axis] = CGFloat(number) }
      return .transform(CATransform3D(rows))
    default:
      return value
    }
  }

  private static func vector(_ axis: Int) -> TransformParts.Vector {
    var vector = TransformParts.Vector.zero
    vector[axis] = 1
    return vector
  }
}
