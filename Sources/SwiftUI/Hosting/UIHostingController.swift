import CoreGraphics
import Foundation
import UIKit

/// A view controller that shows a SwiftUI view.
@preconcurrency @MainActor
open class UIHostingController<Content: View>: UIViewController {
  /// The view that is shown; a new value updates the old one and keeps its state.
  public var rootView: Content {
    didSet { hostingView?.update(rootView) }
  }

  /// What of UIKit follows the size of the content.
  public var sizingOptions: UIHostingControllerSizingOptions = [] {
    didSet { if sizingOptions != oldValue { contentDidUpdate() } }
  }

  /// What covers the content's edges and keeps it away: bars, the keyboard.
  public var safeAreaRegions: SafeAreaRegions = .all {
    didSet { hostingView?.safeAreaRegions = safeAreaRegions }
  }

  private var knownSize: CGSize?

  package private(set) var hostingView: _UIHostingView<Content>?

  public init(rootView: Content) {
    self.rootView = rootView
    super.init(nibName: nil, bundle: nil)
  }

  public init?(coder aDecoder: NSCoder, rootView: Content) {
    self.rootView = rootView
    super.init(coder: aDecoder)
  }

  public required init?(coder aDecoder: NSCoder) {
    preconditionFailure(
      "\(Self.self) must implement init(coder:) and call super.init(coder:rootView:)")
  }

  open override func loadView() {
    let view = _UIHostingView(rootView: rootView)
    hostingView = view
    view.safeAreaRegions = safeAreaRegions
    self.view = view
    view.contentDidUpdate = { [weak self] in self?.contentDidUpdate() }
  }

  /// Tells UIKit of another size of the content, as far as the options ask for it.
  private func contentDidUpdate() {
    guard !sizingOptions.isEmpty, let hostingView, !isMeasuring else { return }
    isMeasuring = true
    let size = hostingView.intrinsicContentSize
    isMeasuring = false
    guard size != knownSize else { return }
    knownSize = size
    if sizingOptions.contains(.intrinsicContentSize) {
      hostingView.invalidateIntrinsicContentSize()
    }
    if sizingOptions.contains(.preferredContentSize) { preferredContentSize = size }
  }

  private var isMeasuring = false

  // MARK: What the views ask of the screen

  open override var prefersStatusBarHidden: Bool {
    hostingView?.graph.hostPreferences.isStatusBarHidden ?? super.prefersStatusBarHidden
  }

  /// White over the black behind a sheet that pushes the content back; else as the bar below asks.
  open override var preferredStatusBarStyle: UIStatusBarStyle {
    guard let graph = hostingView?.graph else { return super.preferredStatusBarStyle }
    if graph.presentations.layers.contains(where: \.pushesBack) { return .lightContent }
    return switch graph.layoutRoot?.shownScreen?.item.barBackground[.navigationBar]?.colorScheme {
    case .dark?: .lightContent
    case .light?: .darkContent
    case nil: super.preferredStatusBarStyle
    }
  }

  open override var prefersHomeIndicatorAutoHidden: Bool {
    hostingView?.graph.hostPreferences.hidesSystemOverlays == true
      || super.prefersHomeIndicatorAutoHidden
  }

  /// The edges that views name by `defersSystemGestures(on:)`; leading is left where text runs to the right.
  open override var preferredScreenEdgesDeferringSystemGestures: UIRectEdge {
    guard let graph = hostingView?.graph else {
      return super.preferredScreenEdgesDeferringSystemGestures
    }
    let edges = graph.hostPreferences.deferringEdges
    let isMirrored = graph.environment.values.layoutDirection == .rightToLeft
    var all: UIRectEdge = []
    if edges.contains(.top) { all.insert(.top) }
    if edges.contains(.bottom) { all.insert(.bottom) }
    if edges.contains(.leading) { all.insert(isMirrored ? .right : .left) }
    if edges.contains(.trailing) { all.insert(isMirrored ? .left : .right) }
    return all
  }

  /// The size that the root view takes when it is offered `size`, in points.
  public func sizeThatFits(in size: CGSize) -> CGSize {
    loadViewIfNeeded()
    return hostingView?.sizeThatFits(size) ?? .zero
  }
}

/// How a hosting controller tells UIKit the size of its content.
public struct UIHostingControllerSizingOptions: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }

  public static let preferredContentSize = UIHostingControllerSizingOptions(rawValue: 1 << 0)
  public static let intrinsicContentSize = UIHostingControllerSizingOptions(rawValue: 1 << 1)
}
