import SwiftUI

/// A kind that stands for a gesture.
public protocol GestureViewType {
  associatedtype T: SwiftUI.Gesture
}

extension ViewType {
  /// Stands for `Gesture`.
  public struct Gesture<T: SwiftUI.Gesture>: BaseViewType, GestureViewType {
    public static var typePrefix: String { TypeName.full(T.self) }
    public static var namespacedPrefixes: [String] { [typePrefix] }

    public static func inspectionCall(typeName: String) -> String {
      "gesture(\(TypeName.full(T.self)).self)"
    }

    @MainActor
    public static func _accepts(_ content: Content) -> Bool {
      (content.node.modifier as? GestureValue)?.root is T
    }
  }
}

extension InspectableView {
  /// A gesture that `gesture(_:including:)` adds.
  ///
  /// `index`: Counts the gestures that are added in this way, the innermost one first.
  public func gesture<T: SwiftUI.Gesture>(
    _ type: T.Type, _ index: Int? = nil
  ) throws -> InspectableView<ViewType.Gesture<T>> {
    .init(try node.gesture(type, named: "gesture", at: index))
  }

  /// What the modifier `highPriorityGesture` was given.
  public func highPriorityGesture<T: SwiftUI.Gesture>(
    _ type: T.Type, _ index: Int? = nil
  ) throws -> InspectableView<ViewType.Gesture<T>> {
    .init(try node.gesture(type, named: "highPriorityGesture", at: index))
  }

  /// What the modifier `simultaneousGesture` was given.
  public func simultaneousGesture<T: SwiftUI.Gesture>(
    _ type: T.Type, _ index: Int? = nil
  ) throws -> InspectableView<ViewType.Gesture<T>> {
    .init(try node.gesture(type, named: "simultaneousGesture", at: index))
  }
}

extension InspectedNode {
  fileprivate func gesture<T: Gesture>(
    _ type: T.Type, named name: String, at index: Int?
  ) throws -> InspectedNode {
    guard
      let modifier = try? modifier(as: (any AddedGesture).self, named: name, at: index ?? 0)
    else { throw missingModifier("\(name)(\(TypeName.full(type)).self)", at: index) }
    let value = GestureValue(
      modifier.addedGesture, owner: modifier.modifierName, mask: modifier.mask)
    return try gesturePlace(value, as: type, call: name, index)
  }

  func gesturePlace<T: Gesture>(
    _ value: GestureValue, as type: T.Type, call: String, _ index: Int?
  ) throws -> InspectedNode {
    guard TypeName.short(Swift.type(of: value.root)) == TypeName.short(type) else {
      throw InspectionError.typeMismatch(
        factual: TypeName.short(Swift.type(of: value.root)), expected: TypeName.short(type))
    }
    let position = index.map { ", \($0)" } ?? ""
    let description = ViewDescription(
      name: TypeName.full(type), accessor: "\(call)(\(TypeName.full(type)).self\(position))")
    return InspectedNode(
      modifier: value, structure: .view(description), parent: self, element: .typed(nil))
  }
}

// MARK: - Values

/// A gesture with what surrounds it, in the place of a modifier.
struct GestureValue: ViewModifier {
  typealias Body = Never

  /// The gesture with its callbacks around it.
  let gesture: any Gesture
  /// The name of the modifier that adds it; nil for a part of a composed gesture.
  let owner: String?
  let mask: GestureMask

  init(_ gesture: any Gesture, owner: String?, mask: GestureMask) {
    self.gesture = gesture
    self.owner = owner
    self.mask = mask
  }

  /// How messages call the gesture: a part of a composed one has no modifier of its own.
  var shownName: String { owner ?? TypeName.full(type(of: gesture)) }

  /// The gesture inside of its callbacks.
  var root: any Gesture { layers.last ?? gesture }

  /// The gesture with its callbacks, the outermost one first.
  var layers: [any Gesture] {
    var layers: [any Gesture] = [gesture]
    while let wrapper = layers.last as? any GestureWrapping, let inner = wrapper.wrapped {
      layers.append(inner)
    }
    return layers
  }
}

/// A modifier that adds a gesture.
protocol AddedGesture {
  var addedGesture: any Gesture { get }
  /// The type, as it is called where `#available(iOS 26, *)` holds, as it does here.
  var modifierName: String { get }
  var mask: GestureMask { get }
}

extension AddGestureModifier: AddedGesture {
  var addedGesture: any Gesture { gesture }
  var modifierName: String {
    "AddGestureModifier<\(TypeName.full(type(of: gesture))), DefaultGestureCombiner>"
  }
}

extension HighPriorityGestureModifier: AddedGesture {
  var addedGesture: any Gesture { gesture }
  var modifierName: String { "HighPriorityGestureModifier<\(TypeName.full(type(of: gesture)))>" }
}

extension SimultaneousGestureModifier: AddedGesture {
  var addedGesture: any Gesture { gesture }
  var modifierName: String { "SimultaneousGestureModifier<\(TypeName.full(type(of: gesture)))>" }
}

/// A gesture around another one.
private protocol GestureWrapping {
  var wrapped: (any Gesture)? { get }
}

extension _EndedGesture: GestureWrapping {
  fileprivate var wrapped: (any Gesture)? { base }
}

extension _ChangedGesture: GestureWrapping {
  fileprivate var wrapped: (any Gesture)? { base }
}

extension _MapGesture: GestureWrapping {
  fileprivate var wrapped: (any Gesture)? { base }
}

extension GestureStateGesture: GestureWrapping {
  fileprivate var wrapped: (any Gesture)? { base }
}

extension AnyGesture: GestureWrapping {
  fileprivate var wrapped: (any Gesture)? { base as? any Gesture }
}
