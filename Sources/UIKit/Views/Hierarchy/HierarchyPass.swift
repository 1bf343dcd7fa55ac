import Device
import Foundation

/// Changes the tree of views, with the callbacks in UIKit's order.
@MainActor
enum HierarchyPass {
  static func insert(_ view: UIView, into parent: UIView, above sibling: UIView) {
    let index = parent.storedSubviews.firstIndex { $0 === sibling }
    insert(
      view, into: parent, at: index.map { $0 + 1 } ?? parent.storedSubviews.count, past: sibling)
  }

  static func insert(_ view: UIView, into parent: UIView, below sibling: UIView) {
    let index = parent.storedSubviews.firstIndex { $0 === sibling }
    insert(view, into: parent, at: index ?? parent.storedSubviews.count, past: sibling)
  }

  private static func insert(
    _ view: UIView, into parent: UIView, at index: Int, past sibling: UIView
  ) {
    guard view !== sibling else { return }
    let own = parent.storedSubviews.firstIndex { $0 === view }
    insert(view, into: parent, at: own.map { $0 < index } ?? false ? index - 1 : index)
  }

  static func insert(_ view: UIView, into parent: UIView, at index: Int) {
    guard !parent.isDescendant(of: view) else {
      RuntimeIssue.report("Can't add \(view) as a subview of \(parent): it would contain itself.")
      return
    }
    if view.storedSuperview === parent {
      move(view, in: parent, to: index)
      return
    }
    guard TreeDepth.allows(view, in: parent) else { return }
    let oldWindow = view.window
    let newWindow = parent.window
    if view.storedSuperview != nil { detach(view, keepingWindow: oldWindow === newWindow) }
    let windowChanges = (view.storedSuperview == nil ? view.lastWindow : oldWindow) !== newWindow
    if windowChanges { willMove(view, to: newWindow) }
    view.willMove(toSuperview: parent)
    let place = min(max(index, 0), parent.storedSubviews.count)
    parent.storedSubviews.insert(view, at: place)
    view.storedSuperview = parent
    view.storedLayer?.endMasking()
    view.storedLayer?.storedSuperlayer = nil
    TreeDepth.didInsert(view, into: parent)
    parent.didAddSubview(view)
    view.didMoveToSuperview()
    if windowChanges { didMove(view, to: newWindow) }
    AutoLayoutPass.structureChanged(view)
    LayoutPass.invalidate(parent)
    LayoutPass.adopt(view, by: parent)
    TraitPass.update(view)
    view.safeAreaMayHaveChanged()
    if view.tint.color == nil { view.tintMayHaveChanged() }
    UIChange.note()
  }

  static func remove(_ view: UIView) {
    guard view.storedSuperview != nil else { return }
    detach(view, keepingWindow: false)
    UIChange.note()
  }

  private static func detach(_ view: UIView, keepingWindow: Bool) {
    guard let parent = view.storedSuperview else { return }
    let window = view.window
    if window != nil, !keepingWindow {
      releaseFirstResponder(in: view, force: true)
      willMove(view, to: nil)
    }
    if !keepingWindow { view.willMove(toSuperview: nil) }
    parent.willRemoveSubview(view)
    AutoLayoutPass.detach(view)
    parent.storedSubviews.removeAll { $0 === view }
    view.storedSuperview = nil
    LayoutPass.invalidate(parent)
    if !keepingWindow {
      view.didMoveToSuperview()
      if window != nil { didMove(view, to: nil) }
    }
  }

  /// `force`: What leaves its window ends editing, even if its delegate refuses; so UIKit's header says.
  private static func releaseFirstResponder(in view: UIView, force: Bool) {
    EditMenu.hide(in: view)
    _ = FirstResponder.endEditing(in: view, force: force)
  }

  // MARK: Order

  static func move(_ view: UIView, in parent: UIView, toFront: Bool) {
    guard view.storedSuperview === parent else { return }
    move(view, in: parent, to: toFront ? parent.storedSubviews.count : 0)
  }

  private static func move(_ view: UIView, in parent: UIView, to index: Int) {
    parent.storedSubviews.removeAll { $0 === view }
    parent.storedSubviews.insert(view, at: min(max(index, 0), parent.storedSubviews.count))
    UIChange.note()
  }

  /// Lets two subviews change places; nothing for numbers that none has.
  static func exchange(_ first: Int, _ second: Int, in parent: UIView) {
    let indices = parent.storedSubviews.indices
    guard indices.contains(first), indices.contains(second) else { return }
    parent.storedSubviews.swapAt(first, second)
    UIChange.note()
  }

  // MARK: Windows

  private static func willMove(_ view: UIView, to window: UIWindow?) {
    view.viewController?.viewWillMove(toWindow: window)
    view.willMove(toWindow: window)
    for subview in view.storedSubviews { willMove(subview, to: window) }
  }

  private static func didMove(_ view: UIView, to window: UIWindow?) {
    view.lastWindow = window
    if window == nil {
      view.storedLayer?.endAnimations(finished: false, later: true)
    } else {
      view.commit = LayerCommit.stamp()
    }
    if window != nil { AppearanceProxies.apply(to: view) }
    for subview in view.storedSubviews { didMove(subview, to: window) }
    view.didMoveToWindow()
    view.viewController?.viewDidMove(toWindow: window)
  }

  static func visibilityChanged(of view: UIView) {
    if view.isHidden { releaseFirstResponder(in: view, force: false) }
    view.storedSuperview?.subviewVisibilityChanged(view)
    UIChange.note()
  }
}
