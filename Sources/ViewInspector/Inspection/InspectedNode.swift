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
  let structure: UnwrappedStructure
  /// The modifiers between the enclosing container and the view, the innermost one first.
  let medium: ModifierLink?
  let parent: InspectedNode?
  let element: PathElement
  /// Whether a place around is a navigation link.
  let isInsideLink: Bool
  /// The nearest place around with an environment of its own, which this one shares; nil if it has one itself.
  private unowned(unsafe) let environmentHolder: InspectedNode?
  private var particulars: Particulars?

  /// What few places have or are asked for, so that the very many of a search go without.
  private final class Particulars {
    var modifier: (any ViewModifier)?
    var rootEnvironment: EnvironmentScope?
    var environment: EnvironmentScope?
    var states: UnhostedStates?
    var statesInside: UnhostedStates.Inside??

    init() {}

    /// Those of the same place that is reached by another call.
    init(_ other: Particulars) {
      modifier = other.modifier
      rootEnvironment = other.rootEnvironment
      environment = other.environment
      states = other.states
    }
  }

  /// A place below another one; what is handed over is not copied, since searches make very many.
  init(
    _ view: consuming any View, _ structure: consuming UnwrappedStructure,
    medium: consuming ModifierLink?, parent: InspectedNode, element: consuming PathElement
  ) {
    self.view = view
    self.structure = structure
    let sharesEnvironment = medium == nil
    self.medium = medium
    self.parent = parent
    self.element = element
    isInsideLink = parent.isLinkOrInside
    environmentHolder = sharesEnvironment ? parent.environmentHolder ?? parent : nil
  }

  init(
    _ content: UnwrappedView, parent: InspectedNode?, element: PathElement,
    rootEnvironment: EnvironmentScope? = nil
  ) {
    view = content.view
    structure = content.structure
    medium = content.medium
    self.parent = parent
    self.element = element
    isInsideLink = parent?.isLinkOrInside ?? false
    environmentHolder =
      content.medium == nil && rootEnvironment == nil
      ? parent.map { $0.environmentHolder ?? $0 } : nil
    if let rootEnvironment {
      let particulars = Particulars()
      particulars.rootEnvironment = rootEnvironment
      self.particulars = particulars
    }
  }

  /// The place of a modifier, or of something that a modifier bears.
  init(
    modifier: any ViewModifier, structure: UnwrappedStructure, parent: InspectedNode?,
    element: PathElement, rootEnvironment: EnvironmentScope? = nil
  ) {
    view = EmptyView()
    self.structure = structure
    medium = nil
    self.parent = parent
    self.element = element
    isInsideLink = parent?.isLinkOrInside ?? false
    environmentHolder = nil
    let particulars = Particulars()
    particulars.modifier = modifier
    particulars.rootEnvironment = rootEnvironment
    self.particulars = particulars
  }

  private init(_ other: InspectedNode, element: PathElement, parent: InspectedNode?) {
    view = other.view
    structure = other.structure
    medium = other.medium
    self.parent = parent
    self.element = element
    isInsideLink = parent?.isLinkOrInside ?? false
    environmentHolder =
      other.medium == nil && other.particulars == nil
      ? parent.map { $0.environmentHolder ?? $0 } : nil
    particulars = other.particulars.map(Particulars.init)
  }

  /// The particulars, to write into them.
  private var ownParticulars: Particulars {
    if let particulars { return particulars }
    let new = Particulars()
    particulars = new
    return new
  }

  /// The same place, where what views keep lives as long as the place.
  func keepingStates() -> InspectedNode {
    ownParticulars.states = UnhostedStates()
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

  /// The modifier, where the place stands for one.
  var modifier: (any ViewModifier)? { particulars?.modifier }

  /// The environment that the place where the inspection began lives in.
  var rootEnvironment: EnvironmentScope? { particulars?.rootEnvironment }

  /// What views keep, where the inspection began with a view that nobody hosts.
  var states: UnhostedStates? { particulars?.states }

  /// The same of those inside of the place, which may be many.
  var statesInside: UnhostedStates.Inside? {
    if let known = particulars?.statesInside { return known }
    let found = findStatesInside()
    ownParticulars.statesInside = .some(found)
    return found
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

  private var isLinkOrInside: Bool {
    isInsideLink || description?.name == ViewType.NavigationLink.typePrefix
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
    if let environmentHolder { return environmentHolder.environment }
    if let known = particulars?.environment { return known }
    let scope = environment(around: medium)
    ownParticulars.environment = scope
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
