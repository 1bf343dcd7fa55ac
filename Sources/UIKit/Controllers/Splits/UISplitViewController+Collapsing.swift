import Foundation

/// One stack for all columns, where there is no room for them.
extension UISplitViewController {
  var stackForCollapsed: UINavigationController? {
    collapsedStack ?? columns[.primary] as? UINavigationController
  }

  /// What one column shows: the compact controller, or a stack that the delegate may shorten.
  var collapsed: UIViewController? {
    if let compact = columns[.compact] { return compact }
    let secondary = columns[.secondary]
    guard let primary = columns[.primary] else { return container(of: .secondary) }
    if let existing = collapsedStack { return existing }
    guard let stack = container(of: .primary) as? UINavigationController else { return primary }
    collapsedStack = stack
    guard let secondary else { return stack }
    if style == .unspecified {
      let isDone =
        delegate?.splitViewController(self, collapseSecondary: secondary, onto: primary) ?? false
      if !isDone { push(secondary, of: .secondary, onto: stack) }
    } else {
      let proposed = Column.secondary
      let top =
        delegate?.splitViewController(
          self, topColumnForCollapsingToProposedTopColumn: proposed) ?? proposed
      if top != .primary, let middle = columns[.supplementary] {
        push(middle, of: .supplementary, onto: stack)
      }
      if top == .secondary { push(secondary, of: .secondary, onto: stack) }
    }
    return stack
  }

  /// Shows a column in the stack, of a navigation controller its own first page: stacks do not stand inside of stacks.
  func push(
    _ controller: UIViewController, of column: Column, onto stack: UINavigationController,
    animated: Bool = false
  ) {
    let content = (controller as? UINavigationController)?.viewControllers.first ?? controller
    collapsedContents[column] = content
    guard !stack.viewControllers.contains(content) else { return }
    stack.pushViewController(content, animated: animated)
  }

  /// Gives the columns back what the stack has taken from them, with what was pushed above it.
  func separate() {
    let contents = collapsedContents
    let stack = collapsedStack
    collapsedStack = nil
    collapsedContents = [:]
    guard let stack else { return }
    for column in [Column.secondary, .supplementary] {
      guard let content = contents[column],
        let index = stack.viewControllers.firstIndex(of: content), index > 0
      else { continue }
      let pages = Array(stack.viewControllers[index...])
      stack.setViewControllers(Array(stack.viewControllers[..<index]), animated: false)
      if let own = columns[column] as? UINavigationController {
        own.setViewControllers([], animated: false)
        own.setViewControllers(pages, animated: false)
      } else {
        containers[column] = nil
        let container = container(of: column) as? UINavigationController
        if pages.count > 1 { container?.setViewControllers(pages, animated: false) }
      }
    }
  }
}
