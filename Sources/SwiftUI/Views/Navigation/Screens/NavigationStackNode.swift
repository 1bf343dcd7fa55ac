import Accessibility
import Device
import Foundation
import UIKit

/// The node of a navigation stack: its screens from the root to the one that shows.
///
/// A covered screen keeps its state; its views have disappeared. Screens of the path stand for the
/// path's values; screens that links and modifiers push stand above them.
@MainActor
package final class NavigationStackNode: LayoutNode, GestureSource {
  package private(set) var screens: [ScreenNode] = []
  private var access: NavigationPathAccess?
  /// The values, when the stack owns its path.
  private var ownPath: [AnyHashable] = []
  private var destinations: [ObjectIdentifier: any NavigationDestinationSource] = [:]

  package var top: ScreenNode? { screens.last }

  // MARK: Updates

  func build(_ root: ScreenContent, _ access: NavigationPathAccess?) {
    self.access = access
    let initial = readPath()
    let screen = makeScreen(root, .root, isHidden: !initial.isEmpty)
    screens = [screen]
    show(initial)
  }

  func update(_ root: ScreenContent, _ access: NavigationPathAccess?) {
    self.access = access
    screens.first?.replaceContent(root)
    show(readPath())
  }

  package override func refresh() { show(readPath()) }

  private func readPath() -> [AnyHashable] {
    guard let access else { return ownPath }
    return evaluateContent { access.read() }
  }

  // MARK: The path

  /// Brings the screens in line with the values of the path.
  private func show(_ path: [AnyHashable]) {
    var shown = 0
    var kept = screens
    for (index, screen) in screens.enumerated() {
      guard case .value(let value) = screen.purpose else { continue }
      guard shown < path.count, path[shown] == value else {
        kept = Array(screens[..<index])
        break
      }
      shown += 1
    }
    guard kept.count != screens.count || shown < path.count else { return }
    let added = path[shown...]
    for (index, value) in added.enumerated() {
      let isTop = index == added.count - 1
      kept.append(makeScreen(content(for: value), .value(value), isHidden: !isTop))
    }
    replaceScreens(with: kept)
  }

  /// Shows the screen for a value: what a link with a value does.
  func push(_ value: AnyHashable) {
    guard let access else {
      ownPath.append(value)
      invalidate()
      return
    }
    guard access.append(value) else {
      RuntimeIssue.report(
        """
        A NavigationLink presents a value of type \(type(of: value.base)), which the stack's path \
        cannot hold. Use a path of that type, or a NavigationPath. Path: \(path)
        """)
      return
    }
    invalidate()
  }

  /// The screen for a value, if it is the one directly above the screen with `node` in it.
  func screen(for value: AnyHashable, above node: _Node) -> ScreenNode? {
    guard let own = node.nearest(ScreenNode.self),
      let index = screens.firstIndex(where: { $0 === own }), index + 1 < screens.count,
      case .value(value) = screens[index + 1].purpose
    else { return nil }
    return screens[index + 1]
  }

  // MARK: Screens on top of the path

  /// Shows a screen that stands for nothing in the path.
  func push(_ content: ScreenContent, for owner: AnyObject, onPop: @escaping () -> Void)
    -> ScreenNode
  {
    let screen = makeScreen(content, .owner(ObjectIdentifier(owner)), isHidden: false)
    screen.onPop = onPop
    replaceScreens(with: screens + [screen])
    return screen
  }

  /// Takes a screen and those above it away, and tells those who pushed them.
  package func pop(_ screen: ScreenNode) {
    guard let index = screens.firstIndex(where: { $0 === screen }), index > 0 else { return }
    let popped = screens[index...]
    let kept = Array(screens[..<index])
    let values = kept.reduce(0) { count, screen in
      if case .value = screen.purpose { count + 1 } else { count }
    }
    replaceScreens(with: kept)
    for screen in popped.reversed() { screen.onPop?() }
    if ownPath.count > values { ownPath.removeLast(ownPath.count - values) }
    access?.keepFirst(values)
  }

  /// Takes the screen on top away: the back button.
  package func popTop() {
    if let top { pop(top) }
  }

  private func replaceScreens(with new: [ScreenNode]) {
    let old = screens
    guard let oldTop = old.last, let newTop = new.last else { return }
    screens = new
    // The screen that comes appears before the one that goes disappears.
    if oldTop !== newTop { newTop.setShown(true) }
    for screen in old.reversed() where !new.contains(where: { $0 === screen }) {
      screen.tearDown()
    }
    if oldTop !== newTop, new.contains(where: { $0 === oldTop }) { oldTop.setShown(false) }
    graph.focus.leaveHiddenField()
    for screen in new { screen.layoutParent = self }
    newTop.barDidChange()
    preferencesDidChange()
    invalidateLayout()
    graph.contentDidChange()
  }

  private func makeScreen(
    _ content: ScreenContent, _ origin: ScreenNode.Origin, isHidden: Bool
  ) -> ScreenNode {
    var context = childContext
    let isRoot: Bool = if case .root = origin { true } else { false }
    let scope = ScreenScope()
    context.environment = environment.makeChild { values in
      values.isInListRow = false
      values.editMode = .box(.inactive)
      if !isRoot {
        values.dismiss = DismissAction { scope.dismiss() }
        values.isPresented = true
        values.presentationMode = .presentation(isPresented: true) { scope.dismiss() }
      }
    }
    let screen = ScreenNode(content, origin, context)
    scope.screen = screen
    scope.stack = self
    screen.layoutParent = self
    if isHidden {
      graph.hidesParts = true
      screen.flags.insert(.hidden)
    }
    screen.build()
    return screen
  }

  // MARK: Destinations

  func register(_ source: any NavigationDestinationSource, for type: ObjectIdentifier) {
    if let old = destinations[type], old !== source { return }
    destinations[type] = source
    for screen in screens {
      if case .value(let value) = screen.purpose, value.typeID == type,
        let content = source.content(for: value)
      {
        screen.replaceContent(content)
      }
    }
  }

  func hasDestination(for value: AnyHashable) -> Bool { destinations[value.typeID] != nil }

  func unregister(_ source: any NavigationDestinationSource, for type: ObjectIdentifier) {
    if destinations[type] === source { destinations[type] = nil }
  }

  private func content(for value: AnyHashable) -> ScreenContent {
    if let content = destinations[value.typeID]?.content(for: value) { return content }
    RuntimeIssue.report(
      """
      A NavigationLink presents a value of type \(type(of: value.base)), but no \
      navigationDestination(for: \(type(of: value.base)).self) is in view of it. Put one inside of \
      the stack, outside of lazy containers. Path: \(path)
      """)
    return TypedScreenContent { EmptyView() }
  }

  // MARK: Structure

  package override func forEachChild(_ body: (_Node) -> Void) {
    for screen in screens { body(screen) }
  }

  package override func forEachElement(_ body: (LayoutNode) -> Void) {
    if let top { body(top) }
  }

  package override func setVisible(_ isVisible: Bool) { top?.setVisible(isVisible) }

  /// What screens tell their bars stays inside of the stack; the tab bar alone hears of it.
  package override func preference<K: PreferenceKey>(_ key: K.Type) -> K.Value? {
    if K.self is any CoveredPreferenceKey.Type { return super.preference(key) }
    guard K.self == NavigationItemKey.self else { return top?.preference(key) }
    guard let hides = top?.item.hidesTabBar else { return nil }
    var item = NavigationItem()
    item.hidesTabBar = hides
    return item as? K.Value
  }

  // MARK: Layout

  package override func measure(_ proposal: Proposal) -> CGSize {
    let fitted = top?.sizeThatFits(proposal) ?? .zero
    return CGSize(
      width: proposal.width.isFinite ? proposal.width : fitted.width,
      height: proposal.height.isFinite ? proposal.height : fitted.height)
  }

  package override func placeChildren() {
    // The bar stays below the status bar where a view around ignores the safe area.
    let start = rootFrame.minY
    let covered = start >= 0 ? min(max(0, graph.safeAreaInsets.top - start), size.height) : 0
    top?.place(
      at: CGPoint(x: 0, y: covered), Proposal(size.width, size.height - covered))
  }

  // MARK: Back by the finger

  /// A screen without a back button is not swiped away either: known.
  private var isSwipedBack: Bool { screens.count > 1 && top?.item.hidesBackButton != true }

  package override func hitTest(_ point: CGPoint, _ path: inout HitPath) -> Bool {
    let isHit = super.hitTest(point, &path)
    guard isSwipedBack, CGRect(origin: .zero, size: size).contains(point),
      EdgeSwipeRecognizer.begins(at: point, of: self)
    else { return isHit }
    path.append(self, at: point)
    return true
  }

  package func collectGestures(into collection: inout GestureCollection) {
    collection.add(EdgeSwipeRecognizer(node: self) { [weak self] in self?.popTop() })
  }

  package override var dumpLabel: String? { "NavigationStack" }
}

/// Connects the environment of a screen with the screen, which is made after it.
@MainActor
final class ScreenScope {
  weak var screen: ScreenNode?
  weak var stack: NavigationStackNode?

  func dismiss() {
    if let screen { stack?.pop(screen) }
  }
}

/// Knows the screens for values of one type.
@MainActor
protocol NavigationDestinationSource: AnyObject {
  func content(for value: AnyHashable) -> ScreenContent?
}

extension AnyHashable {
  /// The type of the value inside.
  var typeID: ObjectIdentifier { ObjectIdentifier(type(of: base)) }
}
