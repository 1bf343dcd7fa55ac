import Foundation

extension TabContent {
  @_disfavoredOverload
  public nonisolated func badge(_ resource: LocalizedStringResource?) -> some TabContent<TabValue> {
    _ModifiedTab(base: self) { AnyView($0.badge(resource)) }
  }
}
