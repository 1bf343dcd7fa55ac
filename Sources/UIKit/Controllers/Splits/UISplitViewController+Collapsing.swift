import Foundation

/// One stack for all columns, where there is no room for them.
extension UISplitViewController {
  var stackForCollapsed: UINavigationController? {
    collapsedStack ?? columns[.primary] as? UINavigationController
  }

  /// Before the columns become one: the delegate of a split view without a style may name another primary controller.
  func willCollapse() {
    guard style == .unspecified,
      let other = DefaultRequirement.asked(delegate?.primaryViewController(forCollapsing: self))
    else { return }
    columns[.primary] = other
  }

  /// What one column shows: the compact controller, or a stack that the delegate may shorten.
  var collapsed: UIViewController? {
    if let compact = columns[.compact] { return compact }
    let secondary = columns[.secondary]
    guard let primary = columns[.primary] else { return container(of: .secondary) }
    if let existing = collapsedStack { return existing }
    guard let stack = container(of: .primary) as? UINavigationController else { return primary }
    collapsedStack = stack
    guard let secondary, secondary !== columns[.primary] else { return stack }
    if style == .unspecified {
      let isDone =
        DefaultRequirement.asked(
          delegate?.splitViewController(self, collapseSecondary: secondary, onto: primary)) ?? false
      if !isDone { push(secondary, of: .secondary, onto: stack) }
    } else {
      let proposed = Column.secondary
      let top =
        DefaultRequirement.asked(
          delegate?.splitViewController(
            self, topColumnForCollapsingToProposedTopColumn: proposed)) ?? proposed
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
    if !animated { stack.showWaitingContent() }
  }

  // MARK: Showing and hiding

  /// Pushes the column with those between, or goes back to what it showed last.
  func showInStack(_ column: Column) {
    guard let stack = collapsedStack, let controller = columns[column], column != .compact else {
      return
    }
    let isAnimated = UIView.areAnimationsEnabled
    if column == .primary || isInStack(column) {
      guard let covering = indexOfPages(over: column), covering > 0 else { return }
      stack.popToViewController(stack.viewControllers[covering - 1], animated: isAnimated)
      return
    }
    if column == .secondary, style == .tripleColumn, let middle = columns[.supplementary] {
      push(middle, of: .supplementary, onto: stack)
    }
    push(controller, of: column, onto: stack, animated: isAnimated)
  }

  /// Pops the column with what was pushed onto it, if no other covers it.
  func hideInStack(_ column: Column) {
    guard column == .supplementary || column == .secondary, isInStack(column),
      indexOfPages(over: column) == nil, let stack = collapsedStack,
      let content = collapsedContents[column],
      let index = stack.viewControllers.firstIndex(of: content), index > 0
    else { return }
    stack.popToViewController(
      stack.viewControllers[index - 1], animated: UIView.areAnimationsEnabled)
  }

  /// Whether what the column has now is in the stack, covered or not.
  private func isInStack(_ column: Column) -> Bool {
    guard let content = collapsedContents[column], let controller = columns[column] else {
      return false
    }
    let own = (controller as? UINavigationController)?.viewControllers.first ?? controller
    return content === own && collapsedStack?.viewControllers.contains(content) == true
  }

  /// Where the first page of the columns after this one is in the stack.
  private func indexOfPages(over column: Column) -> Int? {
    let later: [Column] = column == .primary ? [.supplementary, .secondary] : [.secondary]
    guard column != .secondary, let pages = collapsedStack?.viewControllers else { return nil }
    return later.compactMap { collapsedContents[$0].flatMap { pages.firstIndex(of: $0) } }.min()
  }

  /// Gives the columns back what the stack has taken from them, with what was pushed above it.
  func separate() {
    let contents = collapsedContents
    let stack = collapsedStack
    collapsedStack = nil
    collapsedContents = [:]
    if style == .unspecified, let delegate {
      if let primary = DefaultRequirement.asked(delegate.primaryViewController(forExpanding: self))
      {
        columns[.primary] = primary
      }
      if let primary = columns[.primary],
        let other = DefaultRequirement.asked(
          delegate.splitViewController(self, separateSecondaryFrom: primary)),
        other !== columns[.secondary]
      {
        columns[.secondary] = other
        return
      }
    }
    guard let stack else { return }
    for column in [Column.secondary, .supplementary] {
      guard let content = contents[column],
        let index = stack.viewControllers.firstIndex(of: content), index > 0
      else { continue }
      let pages = Array(stack.viewControllers[index...])
      stack.setViewControllers(Array(stack.viewControllers[..<index]), animated: false)
      stack.showWaitingContent()
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
