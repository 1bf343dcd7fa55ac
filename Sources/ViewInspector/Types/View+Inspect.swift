import SwiftUI
import TestReporting

extension View {
  /// Begins the inspection of a view value.
  ///
  /// `function`: The key of the host, if the view is hosted from the same function.
  public func inspect(
    function: String = #function
  ) throws -> InspectableView<ViewType.ClassifiedView> {
    .init(InspectedNode.root(self, element: .root, function: function))
  }

  /// Inspects a view value of the app's own; an error that the closure throws fails the test.
  public func inspect(
    function: String = #function, file: StaticString = #file, line: UInt = #line,
    inspection: (InspectableView<ViewType.View<Self>>) throws -> Void
  ) {
    do {
      try inspection(
        .init(InspectedNode.root(self, element: .typed(nil), function: function)))
    } catch {
      recordFailure(error.localizedDescription, at: SourcePosition(file: file, line: line))
    }
  }
}

extension ViewModifier {
  /// Begins the inspection of a modifier's body, around a placeholder.
  public func inspect(
    function: String = #function
  ) throws -> InspectableView<ViewType.ViewModifier<Self>> {
    .init(InspectedNode.root(self, function: function))
  }

  /// Inspects a modifier's body; an error that the closure throws fails the test.
  public func inspect(
    function: String = #function, file: StaticString = #file, line: UInt = #line,
    inspection: (InspectableView<ViewType.ViewModifier<Self>>) throws -> Void
  ) {
    do {
      try inspection(.init(InspectedNode.root(self, function: function)))
    } catch {
      recordFailure(error.localizedDescription, at: SourcePosition(file: file, line: line))
    }
  }
}

extension InspectedNode {
  /// Where the inspection of a view begins, with what its host puts around it.
  static func root<V: View>(
    _ view: V, element: PathElement, function: String
  ) -> InspectedNode {
    let surroundings = ViewHosting.surroundings(of: V.self, function: function)
    let place = InspectedNode(
      UnwrappedView(view, medium: surroundings?.medium), parent: nil, element: element,
      rootEnvironment: surroundings?.environment)
    return surroundings == nil ? place.keepingStates() : place
  }

  static func root<M: ViewModifier>(_ modifier: M, function: String) -> InspectedNode {
    let surroundings = ViewHosting.surroundings(of: M.self, function: function)
    let place = InspectedNode(
      modifier: modifier, structure: .custom, parent: nil, element: .typed(nil),
      rootEnvironment: surroundings?.environment)
    return surroundings == nil ? place.keepingStates() : place
  }
}
