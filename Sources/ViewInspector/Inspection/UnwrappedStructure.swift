import SwiftUI

/// What a view is made of, once the wrappers around it are gone: a `_ViewStructure` of which nothing is left to unwrap.
///
/// Small, because each of the many places of a search holds one.
package enum UnwrappedStructure {
  /// A view with a body of its own, evaluated when somebody looks inside.
  case custom
  /// A view of the framework, with a name and children in roles.
  case view(ViewDescription)
  /// Several views in a row.
  case list(ViewList)
  /// An optional view that is nil.
  case absent
}
