import SwiftUI

/// A place in an inspected hierarchy: a view value, the modifiers around it, and the way to it.
///
/// Made when somebody asks for the place, and never kept: each call looks at the values anew, so that
/// state that changed in between shows.
@MainActor
package final class InspectedNode {
  /// The view, without transparent wrappers.
  ///
  /// For what a modifier bears it is an `EmptyView`.
  let view: any View
  /// The modifier, where the place stands for one.
  let modifier: (any ViewModifier)?
  let structure: _ViewStructure.Storage
  /// The modifiers between the enclosing container and the view, the innermost one first.
  let medium: ModifierLink?
  let parent: InspectedNode?
  let element: PathElement
  /// The environment that the place where the inspection began lives in.
  let rootEnvironment: EnvironmentScope?
  private var cachedEnvironment: EnvironmentScope?
  /// The calls that lead here, kept for the many that may be in it.
  private(set) lazy var knownPath = path
  /// What views keep, where the inspection began with a view that nobody hosts.
  private(set) var states: UnhostedStates?
  /// The same of those inside of the place, which may be many.
  private(set) lazy var statesInside = findStatesInside()

  init(
    _ content: UnwrappedView, parent: InspectedNode?, element: PathElement,
    rootEnvironment: EnvironmentScope? = nil
  ) {
    view = content.view
    modifier = nil
    structure = content.structure
    medium = content.medium
    self.parent = parent
    self.element = element
    self.rootEnvironment = rootEnvironment
  }

  /// The place of a modifier, or of something that a modifier bears.
  init(
    modifier: any ViewModifier, structure: _ViewStructure.Storage, parent: InspectedNode?,
    element: PathElement, rootEnvironment: EnvironmentScope? = nil
  ) {
    view = EmptyView()
    self.modifier = modifier
    self.structure = structure
    medium = nil
    self.parent = parent
    self.element = element
    self.rootEnvironment = rootEnvironment
  }

  private init(_ other: InspectedNode, element: PathElement, parent: InspectedNode?) {
    view = other.view
    modifier = other.modifier
    structure = other.structure
    medium = other.medium
    self.parent = parent
    self.element = element
    rootEnvironment = other.rootEnvironment
    cachedEnvironment = other.cachedEnvironment
    states = other.states
  }

  /// The same place, where what views keep lives as long as the place.
  func keepingStates() -> InspectedNode {
    states = UnhostedStates()
    return self
  }

  /// The same place, reached by another call.
  func with(_ element: PathElement) -> InspectedNode {
    InspectedNode(self, element: element, parent: parent)
  }

  /// The same content as a child of this place.
  func asChildOfItself() -> InspectedNode {
    InspectedNode(self, element: .typed(nil), parent: self)
  }

  // MARK: What it is

  /// How a view of the framework describes itself; nil for custom views.
  var description: ViewDescription? {
    if case .view(let description) = structure { return description }
    return nil
  }

  var isCustom: Bool {
    if case .custom = structure { return true }
    return false
  }

  var isAbsent: Bool {
    if case .absent = structure { return true }
    return false
  }

  /// The type of the value that stands here.
  var type: Any.Type {
    if let modifier { return Swift.type(of: modifier) }
    return Swift.type(of: view)
  }

  /// The name of the type in messages, without generic arguments.
  var typeName: String {
    if modifier != nil, let description { return description.name }
    return TypeName.short(type)
  }

  /// The name of the type in messages about what it lacks, with generic arguments.
  var fullTypeName: String {
    if let toolbarItemName { return toolbarItemName }
    if modifier != nil, let description { return description.name }
    return TypeName.shown(type)
  }

  /// The error of a modifier that nobody applied to the place.
  ///
  /// `index`: Which of the modifiers of that name was asked for; nil for the first.
  func missingModifier(_ name: String, at index: Int? = nil) -> InspectionError {
    .modifierNotFound(parent: fullTypeName, modifier: name, index: index ?? 0)
  }

  // MARK: Environment

  /// The environment of the place, as far as inspection has seen it being written.
  var environment: EnvironmentScope {
    if let cachedEnvironment { return cachedEnvironment }
    let scope = environment(around: medium)
    cachedEnvironment = scope
    return scope
  }

  /// The environment outside of the first of `links`, with what they write.
  func environment(around links: ModifierLink?) -> EnvironmentScope {
    guard let link = links else { return outerEnvironment }
    let outer = environment(around: link.outer)
    switch link.structure {
    case .custom:
      var scope = outer
      for applied in link.appliedToContent(in: outer).reversed() {
        if let change = applied.environmentChange { scope = scope.makeChild(change) }
      }
      return scope
    case .environment, .modifier, .hidden, .pair:
      return link.environmentChange.map { outer.makeChild($0) } ?? outer
    }
  }

  private var outerEnvironment: EnvironmentScope {
    if let rootEnvironment { return rootEnvironment }
    return parent?.environment ?? Self.defaultEnvironment
  }

  static let defaultEnvironment = EnvironmentScope.deviceDefaults()
}
