import Foundation

/// Which gestures a gesture modifier lets happen.
public struct GestureMask: OptionSet, Sendable {
  public let rawValue: UInt32

  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  public static let none = GestureMask([])
  /// The added gesture.
  public static let gesture = GestureMask(rawValue: 1 << 0)
  /// The gestures inside of the view.
  public static let subviews = GestureMask(rawValue: 1 << 1)
  public static let all: GestureMask = [.gesture, .subviews]
}

/// A modifier that adds a gesture.
@MainActor
package protocol GestureAddingModifier: _ElementModifier {
  associatedtype AddedGesture: Gesture
  var gesture: AddedGesture { get }
  var mask: GestureMask { get }
  static var priority: GestureRecognizer.Priority { get }
}

extension GestureAddingModifier {
  public static func _makeWrapper(_ modifier: Self, _ context: _NodeContext) -> _Node {
    GestureNode(modifier.gesture, mask: modifier.mask, priority: priority, context)
  }

  public static func _updateWrapper(_ wrapper: _Node, to modifier: Self) {
    unsafeDowncast(wrapper, to: GestureNode<AddedGesture>.self)
      .update(modifier.gesture, mask: modifier.mask)
  }
}

/// Adds a gesture that comes after those inside.
package nonisolated struct AddGestureModifier<T: Gesture>: GestureAddingModifier {
  package typealias Body = Never
  package let gesture: T
  package let mask: GestureMask
  @MainActor package static var priority: GestureRecognizer.Priority { .normal }
  @MainActor package var _structure: _ModifierStructure { .modifier("gesture") }
}

/// Adds a gesture that goes on together with those inside.
package nonisolated struct SimultaneousGestureModifier<T: Gesture>: GestureAddingModifier {
  package typealias Body = Never
  package let gesture: T
  package let mask: GestureMask
  @MainActor package static var priority: GestureRecognizer.Priority { .simultaneous }
  @MainActor package var _structure: _ModifierStructure { .modifier("simultaneousGesture") }
}

/// Adds a gesture that comes before those inside.
package nonisolated struct HighPriorityGestureModifier<T: Gesture>: GestureAddingModifier {
  package typealias Body = Never
  package let gesture: T
  package let mask: GestureMask
  @MainActor package static var priority: GestureRecognizer.Priority { .high }
  @MainActor package var _structure: _ModifierStructure { .modifier("highPriorityGesture") }
}

/// The place of a gesture: it follows touches that meet what is inside.
@MainActor
package final class GestureNode<G: Gesture>: WrapperNode, GestureSource {
  private var gesture: G
  private var mask: GestureMask
  private let priority: GestureRecognizer.Priority
  /// The try that is going on.
  private weak var current: TypedGestureRecognizer<G>?

  init(
    _ gesture: G, mask: GestureMask, priority: GestureRecognizer.Priority, _ context: _NodeContext
  ) {
    self.gesture = gesture
    self.mask = mask
    self.priority = priority
    super.init(context)
  }

  func update(_ gesture: G, mask: GestureMask) {
    self.gesture = gesture
    self.mask = mask
    if let current { gesture._updateResolver(current.resolver) }
  }

  package override func hitTest(_ point: CGPoint, _ path: inout HitPath) -> Bool {
    let count = path.entries.count
    let isHit = super.hitTest(point, &path)
    if path.entries.count > count { path.append(self, at: point) }
    return isHit
  }

  package func collectGestures(into collection: inout GestureCollection) {
    if !mask.contains(.subviews) { collection.removeInner() }
    guard mask.contains(.gesture), environment.values.isEnabled else { return }
    let recognizer = TypedGestureRecognizer(gesture, node: self, priority: priority)
    recognizer.didFollow = { [weak self, weak recognizer] in self?.current = recognizer }
    collection.add(recognizer)
  }
}

/// A recognizer that asks a gesture of the app.
@MainActor
package final class TypedGestureRecognizer<G: Gesture>: GestureRecognizer {
  let resolver: _GestureResolver<G.Value>
  /// Called with the first event.
  var didFollow: (@MainActor () -> Void)?

  init(_ gesture: G, node: LayoutNode, priority: Priority) {
    resolver = gesture._makeResolver()
    super.init(node: node, priority: priority)
  }

  package override func update(
    _ event: GestureEvent, _ actions: inout [GestureAction]
  ) -> RecognitionState {
    if let didFollow {
      didFollow()
      self.didFollow = nil
    }
    return resolver.update(event, &actions).state
  }

  package override func cancel() { resolver.cancel() }

  package override var deadline: TimeInterval? { resolver.deadline }
}

extension View {
  /// Adds a gesture, which comes after those of the view's content.
  public nonisolated func gesture<T: Gesture>(
    _ gesture: T, including mask: GestureMask = .all
  ) -> some View {
    modifier(AddGestureModifier(gesture: gesture, mask: mask))
  }

  /// Adds a gesture that can be switched off.
  public nonisolated func gesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
    modifier(AddGestureModifier(gesture: gesture, mask: isEnabled ? .all : .subviews))
  }

  /// Adds a gesture with a name.
  ///
  /// Differs from Apple's: the name is not kept.
  public nonisolated func gesture<T: Gesture>(
    _ gesture: T, name: String, isEnabled: Bool = true
  ) -> some View {
    self.gesture(gesture, isEnabled: isEnabled)
  }

  /// Adds a gesture that comes before those of the view's content.
  public nonisolated func highPriorityGesture<T: Gesture>(
    _ gesture: T, including mask: GestureMask = .all
  ) -> some View {
    modifier(HighPriorityGestureModifier(gesture: gesture, mask: mask))
  }

  /// Adds a gesture that comes before those of the view's content and can be switched off.
  public nonisolated func highPriorityGesture<T: Gesture>(
    _ gesture: T, isEnabled: Bool
  ) -> some View {
    modifier(HighPriorityGestureModifier(gesture: gesture, mask: isEnabled ? .all : .subviews))
  }

  /// Adds a gesture with a name that comes before those of the view's content.
  ///
  /// Differs from Apple's: the name is not kept.
  public nonisolated func highPriorityGesture<T: Gesture>(
    _ gesture: T, name: String, isEnabled: Bool = true
  ) -> some View {
    highPriorityGesture(gesture, isEnabled: isEnabled)
  }

  /// Adds a gesture that goes on together with those of the view's content.
  public nonisolated func simultaneousGesture<T: Gesture>(
    _ gesture: T, including mask: GestureMask = .all
  ) -> some View {
    modifier(SimultaneousGestureModifier(gesture: gesture, mask: mask))
  }

  /// Adds a gesture that goes on together with those of the view's content and can be switched off.
  public nonisolated func simultaneousGesture<T: Gesture>(
    _ gesture: T, isEnabled: Bool
  ) -> some View {
    modifier(SimultaneousGestureModifier(gesture: gesture, mask: isEnabled ? .all : .subviews))
  }

  /// Adds a gesture with a name that goes on together with those of the view's content.
  ///
  /// Differs from Apple's: the name is not kept.
  public nonisolated func simultaneousGesture<T: Gesture>(
    _ gesture: T, name: String, isEnabled: Bool = true
  ) -> some View {
    simultaneousGesture(gesture, isEnabled: isEnabled)
  }
}
