import Device
import Foundation
import UIKit

/// The nodes of one hosted view, and the queues of what has to be brought up to date.
///
/// A turn runs the passes in a fixed order, each returning at once when nothing asked for it, until
/// nothing is left to do. See `ViewGraph+Turn.swift`.
@MainActor
package final class ViewGraph {
  /// What the graph has done so far; benchmarks and tests read it.
  package struct Statistics: Sendable {
    package var nodesMade = 0
    package var bodiesRun = 0
    package var nodesMeasured = 0
    package var turns = 0
  }

  package var statistics = Statistics()
  package var root: _Node?
  package let environment: EnvironmentScope

  /// The size that the root is offered, in points.
  package var size: CGSize {
    didSet {
      guard size != oldValue else { return }
      layoutRoot?.invalidateLayout()
      dismissMenu()
    }
  }

  /// The safe area's insets of the root, in points.
  package var safeAreaInsets: EdgeInsets = EdgeInsets() {
    didSet { if safeAreaInsets != oldValue { roomDidChange() } }
  }

  /// How much of the root's bottom the software keyboard covers, in points.
  package var keyboardInset: CGFloat = 0 {
    didSet { if keyboardInset != oldValue { roomDidChange() } }
  }

  /// The bar above the software keyboard.
  package private(set) lazy var keyboardBar = KeyboardBar(self)

  /// How much of the root's bottom the software keyboard and the bar above it cover, in points.
  package var keyboardHeight: CGFloat {
    keyboardInset > 0 ? keyboardInset + keyboardBar.height : 0
  }

  /// The number of physical pixels a point has.
  package var displayScale: CGFloat

  /// Called when the graph has something to do and no turn is running.
  package var needsTurn: (@MainActor () -> Void)?

  package weak var delegate: (any ViewGraphDelegate)?

  /// Called when a sheet, an alert or a menu has come or gone, and when preferences may have changed.
  package var layersDidChange: (@MainActor () -> Void)?

  /// Called after each turn, for as long as they answer true.
  package var turnObservers: [@MainActor () -> Bool] = []

  /// The UIKit view that shows the graph, if any.
  package weak var hostView: UIView?
  /// The nodes behind the elements of the tree that was made last.
  package var elementNodes: [UInt64: WeakLayoutNode] = [:]
  /// What assistive technologies can ask of the elements; made with the tree of elements.
  package let accessibilityActions = AccessibilityActions()
  /// The nodes with UIKit views of their own.
  package var hostedViews: [WeakHostedView] = []
  /// Who follows the touches.
  package private(set) lazy var gestures = GestureArena(self)
  /// What stands over the content: sheets, alerts.
  package private(set) lazy var presentations = PresentationStack(self)
  /// Where typed text goes.
  package private(set) lazy var focus = FocusController(self)

  var bodyQueue: [_Node] = []
  var preferenceQueue: [_Node] = []
  var layoutQueue: [LayoutNode] = []
  var placementQueue: [LayoutNode] = []
  var lifecycleQueue: [@MainActor () -> Void] = []
  var taskQueue: [@MainActor () -> Void] = []
  var isInTurn = false
  /// The environment keys that content has read which nodes evaluate apart from a body.
  var contentReads: [ObjectIdentifier: EnvironmentKeySet] = [:]
  /// The geometry readers whose content depends on where they are.
  var placeReaders: [WeakPlaceReader] = []
  /// What a finger with dragged items rests on.
  var springLoadedNode: SpringLoadedNode?
  /// Who wants to know how texts are laid out.
  var textLayoutWatches: [TextLayoutWatch] = []
  /// Removed ones go with the next look.
  var safeAreaObservers: [any SafeAreaObserver] = []
  /// Whether a node, scrolled content or the safe area has moved since the last look.
  @exclusivity(unchecked) package var placesDidChange = false
  var hasReportedDepth = false
  /// Whether some container has hidden a part of the tree.
  package var hidesParts = false
  package let runningTasks = TaskCounter()
  /// What `SceneStorage` keeps.
  let sceneValues = SceneValues()
  /// Who takes what comes from outside of the app.
  package let externalEvents = ExternalEvents()
  /// The views on which something can be dropped.
  var dropTargets: [WeakDropTarget] = []
  /// What the focused view and the scene publish.
  package private(set) lazy var focusedValues = FocusedValuesStore(self)
  /// The views that are on their way out.
  package private(set) lazy var leaving = LeavingViews(self)
  /// The layout elements that are on their way.
  package private(set) lazy var movements = Movements(self)
  /// Whether new places in the layout pass of this turn may be animated.
  var animatesMovements = false
  /// The values that are on their way.
  package private(set) lazy var valueAnimations = ValueAnimations(self)
  /// Where the views with geometry to share are.
  package private(set) lazy var matchedGeometry = MatchedGeometry()
  /// Whether a value is on its way.
  @exclusivity(unchecked) var hasMovingValues = false
  /// Whether some view changes transactions; until then nobody looks for such views.
  @exclusivity(unchecked) var usesTransactionModifiers = false
  /// Whether changes are not animated at the moment.
  var suspendsAnimations = false
  /// What the views ask of the screen around them.
  package let hostPreferences = HostPreferences()
  /// Whether some view sets an alignment guide; until then nobody looks for explicit guides.
  package var usesAlignmentGuides = false
  /// By node, the guides that containers have lined it up by.
  var toldGuides: [ObjectIdentifier: ToldGuides] = [:]
  /// Whether some view sets a z-index; until then nobody sorts views from back to front.
  package var usesZIndex = false
  /// The transaction of the state changes that wait for the next turn.
  package var pendingTransaction = Transaction() {
    didSet { hasPendingTransaction = !pendingTransaction.isEmpty }
  }
  @exclusivity(unchecked) private(set) var hasPendingTransaction = false

  /// Whether a state has been written since the last update.
  var hasStateWrites = false
  /// The writes that wait for updates of their own, the earliest first.
  var stagedWrites: [StagedWrites] = []

  /// Whether a change of a value in this turn may be animated, or a value is on its way.
  ///
  /// Each update of a node asks.
  var valuesMayAnimate: Bool {
    hasMovingValues || usesTransactionModifiers || hasPendingTransaction
  }

  package var layoutRoot: RootLayoutNode?

  package init(
    environment: EnvironmentScope = .deviceDefaults(), size: CGSize = .zero,
    displayScale: CGFloat = 3
  ) {
    self.environment = environment
    self.size = size
    self.displayScale = displayScale
  }

  isolated deinit {
    // State may outlive the graph in a binding; it must not point to nodes that are gone.
    isInTurn = true
    layoutRoot?.tearDown()
  }

  private func roomDidChange() {
    placesDidChange = true
    layoutRoot?.invalidateLayout()
  }

  // MARK: The root

  /// Makes the nodes of `view`, or updates those that are there.
  package func setRoot<V: View>(_ view: V) {
    defer { scheduleTurn() }
    if let layoutRoot, let content = layoutRoot.content, layoutRoot.contentType == V.self {
      V._updateNode(content, to: view)
      return
    }
    layoutRoot?.tearDown()
    let context = _NodeContext(graph: self, parent: nil, environment: environment, depth: 0)
    let node = RootLayoutNode(context)
    layoutRoot = node
    root = node
    node.contentType = V.self
    node.content = V._makeNode(view, node.childContext)
    node.invalidateLayout()
  }

  /// Takes every node out and forgets what was queued.
  package func tearDown() {
    leaving.removeAll()
    layoutRoot?.tearDown()
    runLifecycle()
    layoutRoot = nil
    root = nil
    bodyQueue = []
    preferenceQueue = []
    layoutQueue = []
    placementQueue = []
    lifecycleQueue = []
    taskQueue = []
    endTransaction()
  }

  // MARK: Queues

  func enqueue(_ node: _Node) {
    // A written state has told its transaction itself.
    if !hasPendingTransaction { note(.current) }
    bodyQueue.append(node)
    scheduleTurn()
  }

  package func enqueuePreferences(_ node: _Node) {
    guard !node.flags.contains(.preferencesQueued) else { return }
    node.flags.insert(.preferencesQueued)
    preferenceQueue.append(node)
    scheduleTurn()
  }

  func enqueueLayout(_ node: LayoutNode) {
    guard !node.flags.contains(.layoutQueued) else { return }
    node.flags.insert(.layoutQueued)
    layoutQueue.append(node)
    scheduleTurn()
  }

  func enqueuePlacement(_ node: LayoutNode) {
    guard !node.flags.contains(.placementQueued) else { return }
    node.flags.insert(.placementQueued)
    placementQueue.append(node)
    scheduleTurn()
  }

  /// Queues an action that runs after this turn's layout: `onAppear`, `onChange`, `onDisappear`.
  package func enqueueLifecycle(_ action: @escaping @MainActor () -> Void) {
    lifecycleQueue.append(action)
    scheduleTurn()
  }

  /// Queues the start of a task, which runs after all life-cycle actions of the turn.
  package func enqueueTask(_ action: @escaping @MainActor () -> Void) {
    taskQueue.append(action)
    scheduleTurn()
  }

  /// Says that a picture or the accessibility tree may have changed.
  package func contentDidChange() {
    // A turn counts as one change, at its end.
    guard !isInTurn else { return }
    UIChange.record()
    scheduleTurn()
  }

  /// Notes how a state change is to be animated.
  func note(_ transaction: Transaction) {
    guard !transaction.isEmpty else { return }
    let waiting = pendingTransaction.completions
    let new = transaction.completions.filter { completion in
      !waiting.contains { $0 === completion }
    }
    for completion in new { completion.updateWillCome() }
    var transaction = transaction
    transaction.completions = waiting + new
    pendingTransaction = transaction
    // Even if nothing shows the change, the transaction ends with the next turn.
    scheduleTurn()
  }

  var hasWork: Bool {
    !(stagedWrites.isEmpty && bodyQueue.isEmpty && preferenceQueue.isEmpty && layoutQueue.isEmpty
      && placementQueue.isEmpty && lifecycleQueue.isEmpty && taskQueue.isEmpty)
  }

  func scheduleTurn() {
    if !isInTurn { needsTurn?() }
  }
}

/// What a graph asks of the thing that hosts it.
@MainActor
package protocol ViewGraphDelegate: AnyObject {
  /// The view graph ran a turn in which something changed.
  func viewGraphDidUpdate(_ graph: ViewGraph)
}
