import SwiftUI

extension Binding {
  /// A binding to a box of its own, for views that want one; copies share the box.
  @preconcurrency @MainActor
  public init(wrappedValue: Value) {
    self = .box(wrappedValue)
  }
}
