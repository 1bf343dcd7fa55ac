/// What a view is made of.
///
/// Each view type tells this once, in its own file. Inspection, search, dumps and error messages all
/// derive from it; none of them keeps a list of views.
public struct _ViewStructure {
  package enum Storage {
    /// A view with a body of its own, evaluated when somebody looks inside.
    case custom
    /// A view of the framework, with a name and children in roles.
    case view(ViewDescription)
    /// A view that stands for another one and leaves no trace: an optional, a branch, an identity.
    case wrapper(any View)
    /// A view with a modifier applied to it.
    case modified(any View, any ViewModifier)
    /// Several views in a row.
    case list(ViewList)
    /// An optional view that is nil.
    case absent
  }

  package let storage: Storage

  package init(_ storage: Storage) {
    self.storage = storage
  }

  /// A view of the framework.
  ///
  ///
  /// `name`: The name of its type, without generic parameters.
  /// `content`: What its content closure made; nil for views without content.
  /// `isContainer`: Whether the children are always counted, even when there is only one.
  /// `supplementary`: The children in other roles, such as labels and headers.
  package static func view(
    _ name: String, content: (any View)? = nil, isContainer: Bool = false,
    supplementary: [SupplementaryView] = []
  ) -> _ViewStructure {
    _ViewStructure(
      .view(
        ViewDescription(
          name: name, content: content, isContainer: isContainer, supplementary: supplementary)))
  }
}

/// The name and the children of a view of the framework.
///
/// Shared by all who look at it, because searches look at very many.
package final class ViewDescription {
  /// The name of the view's type, as Apple spells it, without generic parameters.
  package let name: String
  /// The name of the accessor that reaches such a view, where it does not follow from the name; with
  /// parentheses the whole call.
  package let accessor: String?
  /// What the content closure made.
  ///
  /// Several views are one `TupleView`; nil means no content.
  package let content: (any View)?
  /// Children that are made on demand instead of standing in `content`: the rows of a `ForEach`.
  package let items: ViewList?
  /// Whether children are counted even when there is only one.
  package let isContainer: Bool
  package let supplementary: [SupplementaryView]
  /// Whether the view has no children at all.
  package let isLeaf: Bool

  package init(
    name: String, accessor: String? = nil, content: (any View)? = nil, items: ViewList? = nil,
    isContainer: Bool = false, supplementary: [SupplementaryView] = []
  ) {
    self.name = name
    self.accessor = accessor
    self.content = content
    self.items = items
    self.isContainer = isContainer
    self.supplementary = supplementary
    isLeaf = content == nil && items == nil && supplementary.isEmpty
  }
}

/// A child in a role other than content: a label, a header, an overlay.
package struct SupplementaryView {
  /// The name of the accessor, as the inspection library's users write it: `labelView`, `header`.
  package let role: String
  /// Whether the accessor already gives a typed view, such as the title of an alert.
  package let isTyped: Bool
  /// The place among the children, for roles that several children have.
  package let index: Int?
  package let view: () -> any View

  package init(
    _ role: String, index: Int? = nil, isTyped: Bool = false,
    _ view: @autoclosure @escaping () -> any View
  ) {
    self.role = role
    self.index = index
    self.isTyped = isTyped
    self.view = view
  }
}

/// Views in a row, each made when it is asked for.
package struct ViewList {
  package let count: Int
  private let element: (Int) -> any View

  package init(count: Int, element: @escaping (Int) -> any View) {
    self.count = count
    self.element = element
  }

  /// - Precondition: `0 <= index && index < count`.
  package subscript(index: Int) -> any View { element(index) }
}
