import Accessibility
import CoreGraphics
import Device
import DisplayList
import Foundation
import UIKit

/// The UIKit view that shows a view graph.
@MainActor
open class _UIHostingView<Content: View>: UIView, HostedContent, ExternalEventReceiver,
  KeyboardClient, ViewGraphDelegate, AccessibilityNodeHost
{
  package let graph: ViewGraph
  private var isAttached = false
  private var deviceObserver: Int?
  private var keyboardObserver: KeyboardObserver?
  private var gestureTimer: ScheduledWork?
  /// Whether the view lays out its content as if no bar and no corner of the screen were near.
  package var safeAreaRegions = SafeAreaRegions.all { didSet { takeRoom() } }

  public init(rootView: Content) {
    graph = ViewGraph(environment: .deviceDefaults())
    super.init(frame: .zero)
    backgroundColor = .systemBackground
    isMultipleTouchEnabled = true
    graph.hostView = self
    graph.needsTurn = { UIChange.note() }
    graph.focus.didChange = { [weak self] target in self?.focusDidMove(to: target) }
    graph.hostPreferences.didChange = { [weak self] in self?.takeHostPreferences() }
    graph.delegate = self
    graph.setRoot(rootView)
  }

  public required init?(coder: NSCoder) {
    fatalError("init(coder:) is not available: a hosting view needs its root view")
  }

  /// Shows another value of the root view; its state is kept.
  package func update(_ rootView: Content) {
    graph.setRoot(rootView)
    UIChange.note()
  }

  isolated deinit {
    graph.tearDown()
  }

  // MARK: Turns

  package var needsTurn: Bool {
    guard isAttached else { return false }
    StoredValues.shared.poll()
    return graph.hasPendingWork
  }

  package func runTurn() {
    guard isAttached else { return }
    graph.runTurn()
    graph.placeHostedViews()
  }

  open override func didMoveToWindow() {
    super.didMoveToWindow()
    let isInWindow = window != nil
    guard isInWindow != isAttached else { return }
    isAttached = isInWindow
    observeKeyboard(isInWindow)
    let device = Device.main
    if isInWindow {
      takeTraits()
      graph.root?.setSubtreeVisible(true)
      TurnScheduler.shared.add(self)
      UIApplication.shared.addReceiver(self)
      deviceObserver = device.addObserver { [weak self] change in
        if change == .traits { self?.takeTraits() }
      }
    } else {
      TurnScheduler.shared.remove(self)
      UIApplication.shared.removeReceiver(self)
      deviceObserver.map(device.removeObserver)
      deviceObserver = nil
      // Nothing runs turns out of a window, so the views hear of it here.
      graph.root?.setSubtreeVisible(false)
      graph.runTurn()
    }
  }

  /// Runs what is due at once, whether or not the view is in a window.
  package func settle() {
    StoredValues.shared.poll()
    layoutIfNeeded()
    graph.runTurn()
  }

  // MARK: Layout

  open override func layoutSubviews() {
    super.layoutSubviews()
    takeRoom()
    if isAttached { graph.runTurn() }
    graph.placeHostedViews()
  }

  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    takeRoom()
    UIChange.note()
  }

  /// Takes the size and what covers its edges at once: no layout sees one without the other.
  private func takeRoom() {
    graph.size = bounds.size
    let insets = safeAreaRegions.contains(.container) ? safeAreaInsets : .zero
    let isRightToLeft = traitCollection.layoutDirection == .rightToLeft
    graph.safeAreaInsets = EdgeInsets(
      top: insets.top, leading: isRightToLeft ? insets.right : insets.left,
      bottom: insets.bottom, trailing: isRightToLeft ? insets.left : insets.right)
    let keyboardInset = safeAreaRegions.contains(.keyboard) ? keyboardOverlap : 0
    if keyboardInset > 0, keyboardInset != graph.keyboardInset { showFocus() }
    graph.keyboardInset = keyboardInset
    graph.keyboardBar.update()
  }

  /// Scrolls to where text is typed, which the keyboard must not cover.
  private func showFocus() {
    guard let target = graph.focus.focused, target.acceptsText, Keyboard.isShown else { return }
    graph.enqueueTask { [weak target] in _ = target?.scrollIntoView() }
  }

  /// How much of the bottom the software keyboard covers, in points.
  private var keyboardOverlap: CGFloat {
    guard window != nil else { return 0 }
    return Keyboard.covered(endingAt: convert(CGPoint(x: 0, y: bounds.maxY), to: nil).y)
  }

  /// Hears of the keyboard while the view is in a window.
  private func observeKeyboard(_ isInWindow: Bool) {
    keyboardObserver = nil
    guard isInWindow else { return }
    keyboardObserver = KeyboardObserver { [weak self] in
      self?.takeRoom()
      UIChange.note()
    }
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    graph.sizeThatFits(Proposal(size))
  }

  open override var intrinsicContentSize: CGSize {
    graph.sizeThatFits(.unspecified)
  }

  // MARK: Traits

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    takeTraits()
  }

  private func takeTraits() {
    graph.take(traitCollection)
  }

  /// What the views ask of the screen: the appearance here, the rest through the controller.
  private func takeHostPreferences() {
    switch graph.hostPreferences.colorScheme {
    case .dark: overrideUserInterfaceStyle = .dark
    case .light: overrideUserInterfaceStyle = .light
    case nil: overrideUserInterfaceStyle = .unspecified
    }
    if window == nil { takeTraits() }
    viewController?.setNeedsStatusBarAppearanceUpdate()
  }

  // MARK: From outside

  package func receive(_ url: URL) -> Bool {
    let isTaken = graph.externalEvents.open(url)
    if isTaken { UIChange.note() }
    return isTaken
  }

  package func receive(_ key: KeyEvent) -> Bool {
    graph.pressKey(key) || graph.perform(key)
  }

  // MARK: The size of the content

  /// Called after each turn in which something changed.
  package var contentDidUpdate: (@MainActor () -> Void)?

  package func viewGraphDidUpdate(_ graph: ViewGraph) { contentDidUpdate?() }

  // MARK: Drawing and accessibility

  package func appendHostedDisplayItems(to canvas: inout ViewCanvas) {
    canvas.list.append(contentsOf: graph.displayList())
  }

  package func hostedAccessibilityElements(
    in context: AccessibilityTreeContext
  ) -> [AccessibilityElement] {
    graph.accessibilityElements(in: context, origin: convert(CGPoint.zero, to: nil))
  }

  /// The views of the elements that were handed out last.
  private var elementOwners: AccessibilityTreeContext?
  /// The elements that were handed out, and the revision of the screen that they show.
  private var handedOut: (elements: [Any], revision: UInt64)?

  /// The elements of the content, which code walks as those of any container.
  ///
  /// They stay the same objects until something on the screen changes.
  open override var accessibilityElements: [Any]? {
    get {
      if let own = super.accessibilityElements { return own }
      settle()
      if let handedOut, handedOut.revision == UIChange.revision { return handedOut.elements }
      let context = AccessibilityTreeContext(visibleRect: UIScreen.main.bounds)
      let elements = hostedAccessibilityElements(in: context)
      elementOwners = context
      let nodes = AccessibilityNode.nodes(of: elements, in: self, host: self)
      handedOut = (nodes, UIChange.revision)
      return nodes
    }
    set { super.accessibilityElements = newValue }
  }

  func view(forElement id: UInt64) -> UIView? {
    let view = elementOwners?.owner(of: id) as? UIView
    return view === self ? nil : view
  }

  package func movePointer(to point: CGPoint?) {
    graph.movePointer(to: point)
    UIChange.note()
  }

  package func scrollingBack() -> @MainActor () -> Void { graph.scrollingBack() }

  package func hostedDump() -> String { graph.dump() }

  package func performHostedAccessibilityAction(
    _ action: AccessibilityElementAction, onElement id: UInt64
  ) -> Bool {
    if graph.accessibilityActions.perform(action, on: id) { return true }
    return graph.node(forElement: id)?.performAccessibilityAction(action) ?? false
  }

  package func scrollHostedElementToVisible(_ id: UInt64) -> Bool {
    guard graph.node(forElement: id)?.scrollIntoView() == true else { return false }
    UIChange.note()
    return true
  }

  // MARK: Keys

  open override var canBecomeFirstResponder: Bool {
    graph.focus.focused?.acceptsText == true
  }

  private func focusDidMove(to target: (any FocusTarget)?) {
    if target?.acceptsText != true {
      if isFirstResponder { _ = resignFirstResponder() }
    } else if !isFirstResponder {
      _ = becomeFirstResponder()
    } else {
      Keyboard.show(for: self)
      graph.keyboardBar.update()
    }
    showFocus()
  }

  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    guard !isFirstResponder else { return true }
    guard super.becomeFirstResponder() else { return false }
    Keyboard.show(for: self)
    return true
  }

  /// UIKit took the keyboard away, to another view or to none.
  @discardableResult
  open override func resignFirstResponder() -> Bool {
    let resigned = super.resignFirstResponder()
    if resigned, graph.focus.focused?.acceptsText == true { graph.focus.focus(nil) }
    if resigned { Keyboard.hideIfUnused() }
    return resigned
  }

  public var hasText: Bool { graph.focus.focused?.string.isEmpty == false }

  public func insertText(_ text: String) {
    if text == "\n" { graph.submit() } else { graph.insertText(text) }
  }

  public func deleteBackward() { graph.deleteBackward() }

  // MARK: Touches

  /// The UIKit view of a representable, where nothing stands in front of it, else this view.
  open override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    guard let hit, hit !== self,
      subviews.contains(where: { $0.isDrawnByHost && hit.isDescendant(of: $0) })
    else { return hit }
    return graph.hostedView(at: point) ?? self
  }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    forward(touches)
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    forward(touches)
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    forward(touches)
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    forward(touches)
  }

  private func forward(_ touches: Set<UITouch>) {
    for touch in touches.sorted(by: { $0.fingerID < $1.fingerID }) {
      graph.touch(
        Touch(
          id: touch.fingerID,
          phase: Touch.Phase(rawValue: touch.phase.rawValue) ?? .cancelled,
          location: touch.location(in: self), timestamp: touch.timestamp,
          tapCount: touch.tapCount))
    }
    scheduleGestures()
  }

  /// Lets gestures that wait for time to pass, such as a long press, hear of it from the clock.
  private func scheduleGestures() {
    gestureTimer?.cancel()
    let clock = Device.main.clock
    gestureTimer = graph.gestureDeadline.map { deadline in
      clock.schedule(at: deadline) { [weak self] in
        guard let self else { return }
        graph.gestureTimeDidPass(to: clock.now)
        UIChange.note()
        scheduleGestures()
      }
    }
  }
}

extension ViewGraph {
  /// Whether a turn has something to do.
  package var hasPendingWork: Bool { hasWork || hasPendingTransaction }

  /// The size of the content for a proposal, in points.
  package func sizeThatFits(_ proposal: Proposal) -> CGSize {
    runTurn()
    return layoutRoot?.contentSize(for: proposal) ?? .zero
  }

  /// The drawing of the whole graph, in the host's space.
  package func displayList() -> DisplayList {
    var canvas = DisplayCanvas(scale: displayScale)
    layoutRoot?.draw(into: &canvas)
    return DisplayList(canvas.items)
  }

  /// The accessibility elements of the whole graph, in screen points.
  package func accessibilityElements(
    in context: AccessibilityTreeContext, origin: CGPoint
  ) -> [AccessibilityElement] {
    guard let layoutRoot else { return [] }
    accessibilityActions.removeAll()
    self[ElementNodes.self].removeAll()
    accessibilityRotors.removeAll()
    accessibilityFocus.removeAll()
    var builder = AccessibilityBuilder(context: context, origin: origin)
    layoutRoot.buildAccessibility(&builder)
    return builder.elements
  }
}
