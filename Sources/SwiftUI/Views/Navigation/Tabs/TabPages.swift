import Accessibility
import DisplayList
import Foundation
import Metrics
import UIKit

/// The page style of a tab view: a finger swipes from page to page, dots show which one it is.
@MainActor
final class TabPages {
  private unowned(unsafe) let owner: TabViewNode
  /// How far a finger has pulled the page aside, in points.
  private(set) var pull: CGFloat = 0
  /// Whether the finger that was looked for last is on the dots.
  private var isOnDots = false

  init(_ owner: TabViewNode) { self.owner = owner }

  private var index: Int {
    owner.tabs.firstIndex { $0.node === owner.selected?.node } ?? 0
  }

  private var count: Int { owner.tabs.count }

  // MARK: Swiping

  func hitTest(_ point: CGPoint, _ path: inout HitPath) -> Bool {
    guard CGRect(origin: .zero, size: owner.size).contains(point) else { return false }
    isOnDots = showsDots && dotsFrame.contains(point)
    if !isOnDots { _ = owner.hitTestChildren(point, &path) }
    path.append(owner, at: point)
    return true
  }

  func collectGestures(into collection: inout GestureCollection) {
    collection.add(
      PanRecognizer(node: owner, axes: .horizontal) { [weak self] in self?.pan($0) })
    if isOnDots { collection.add(PressRecognizer(owner)) }
  }

  /// A tap on the dots' trailing half turns to the next page, one on the leading half back, as page controls have it.
  func press(at point: CGPoint) {
    guard showsDots, dotsFrame.contains(point) else { return }
    let isOnRight = point.x >= dotsFrame.midX
    show(index + (isOnRight != owner.environment.isRightToLeft ? 1 : -1))
  }

  private func pan(_ value: PanRecognizer.Value) {
    let sign: CGFloat = owner.environment.isRightToLeft ? -1 : 1
    let way = value.translation.width * sign
    switch value.phase {
    case .began, .changed:
      pull = way
    case .cancelled:
      pull = 0
    case .ended:
      pull = 0
      let turn = PageTurning.turn(
        distance: way, velocity: value.velocity.width * sign, length: owner.size.width)
      if turn != 0 { show(index + turn) }
    }
    owner.invalidatePlacement()
    owner.graph.contentDidChange()
  }

  private func show(_ index: Int) {
    guard owner.tabs.indices.contains(index) else { return }
    owner.select(owner.tabs[index].tag)
  }

  func perform(_ action: AccessibilityElementAction) -> Bool {
    switch action {
    case .increment: show(index + 1)
    case .decrement: show(index - 1)
    default: return false
    }
    return true
  }

  // MARK: Drawing

  /// Puts the pages beside the one that shows to where a finger pulls them.
  func place() {
    guard pull != 0 else { return }
    for offset in [-1, 1] where owner.tabs.indices.contains(index + offset) {
      owner.tabs[index + offset].element?.place(at: .zero, Proposal(owner.size))
    }
  }

  func drawPulled(into canvas: inout DisplayCanvas) {
    let sign: CGFloat = owner.environment.isRightToLeft ? -1 : 1
    let clip = Clip(canvas.pixelRect(owner.size))
    canvas.group(GroupAttributes(clip: clip)) { canvas in
      for offset in -1...1 where owner.tabs.indices.contains(index + offset) {
        let x = (CGFloat(offset) * owner.size.width + pull) * sign
        canvas.translated(by: CGPoint(x: x, y: 0)) { canvas in
          owner.tabs[index + offset].element?.drawPlaced(into: &canvas)
        }
      }
    }
  }

  /// Whether the dots show.
  private var showsDots: Bool {
    guard case .page(let mode) = owner.environment.values.tabLook else { return false }
    return mode == .always || mode == .automatic && count > 1
  }

  private var dotsFrame: CGRect {
    let width = PageDotMetrics.width(count: count)
    let height = PageDotMetrics.height
    return CGRect(
      x: (owner.size.width - width) / 2,
      y: owner.size.height - height - PageDotMetrics.tabPagesBottom, width: width, height: height)
  }

  func draw(into canvas: inout DisplayCanvas) {
    guard showsDots else { return }
    let frame = dotsFrame
    if owner.environment.values.indexBackgroundMode == .always {
      let fill = PaintColor(white: 0.5, alpha: 0.35)
      canvas.append(
        .fill(canvas.pixelRect(frame), cornerRadius: frame.height / 2, .color(fill)))
    }
    let (current, others) = ControlLooks.pageDots
    let paint = ControlPaint(owner)
    for dot in 0..<count {
      // The first page's dot stands where reading begins.
      let place = owner.environment.isRightToLeft ? count - 1 - dot : dot
      let rect = PageDotMetrics.dot(place, of: count, in: frame)
      let own = (dot == index ? current : others).map { paint.color($0) }
      let color =
        own ?? PaintColor(white: 1, alpha: dot == index ? 1 : PageDotMetrics.otherOpacity)
      canvas.append(.fill(ellipseIn: canvas.pixelRect(rect), .color(color)))
    }
  }

  // MARK: Accessibility

  func buildAccessibility(_ builder: inout AccessibilityBuilder) {
    let inner = builder.collect { owner.selected?.element?.buildAccessibilityPlaced(&$0) }
    let cell = builder.control(
      .cell, frame: CGRect(origin: .zero, size: owner.size), for: owner, part: 2)
    cell.isAccessibilityElement = false
    cell.replaceChildren(inner)
    let list = builder.add(.collectionView, for: owner, children: [cell])
    list.isAccessibilityElement = false
    guard showsDots else { return }
    let dots = builder.control(
      .pageIndicator, frame: dotsFrame, for: owner, value: PageDotMetrics.words(index, of: count),
      part: 3)
    dots.traits.insert(.adjustable)
    owner.graph.accessibilityActions.add(to: dots.id) { [weak self] action in
      self?.perform(action) ?? false
    }
    builder.elements.append(dots)
  }
}

extension TabViewNode: PressTarget {
  package func setPressed(_ isPressed: Bool) {}

  package func performPress(at point: CGPoint) { pages?.press(at: point) }
}

/// The looks of the dots of paged tab views.
public protocol IndexViewStyle {
  nonisolated var _backgroundMode: PageIndexViewStyle.BackgroundDisplayMode { get }
}

/// Dots for the pages of a tab view.
public struct PageIndexViewStyle: IndexViewStyle {
  /// When something is drawn behind the dots.
  public struct BackgroundDisplayMode: Hashable, Sendable {
    private let rawValue: Int8
    public static let automatic = BackgroundDisplayMode(rawValue: 0)
    public static let interactive = BackgroundDisplayMode(rawValue: 1)
    public static let always = BackgroundDisplayMode(rawValue: 2)
    public static let never = BackgroundDisplayMode(rawValue: 3)
  }

  package let backgroundDisplayMode: BackgroundDisplayMode

  public nonisolated init(backgroundDisplayMode: BackgroundDisplayMode = .automatic) {
    self.backgroundDisplayMode = backgroundDisplayMode
  }

  public nonisolated var _backgroundMode: BackgroundDisplayMode { backgroundDisplayMode }
}

extension IndexViewStyle where Self == PageIndexViewStyle {
  public static nonisolated var page: PageIndexViewStyle { PageIndexViewStyle() }

  public static nonisolated func page(
    backgroundDisplayMode: PageIndexViewStyle.BackgroundDisplayMode
  ) -> PageIndexViewStyle { PageIndexViewStyle(backgroundDisplayMode: backgroundDisplayMode) }
}

private enum IndexBackgroundKey: EnvironmentKey {
  static let defaultValue = PageIndexViewStyle.BackgroundDisplayMode.automatic
}

extension EnvironmentValues {
  package var indexBackgroundMode: PageIndexViewStyle.BackgroundDisplayMode {
    get { self[IndexBackgroundKey.self] }
    set { self[IndexBackgroundKey.self] = newValue }
  }
}

extension View {
  public nonisolated func indexViewStyle<S: IndexViewStyle>(_ style: S) -> some View {
    let mode = style._backgroundMode
    return modifier(
      _ContainerStyleModifier(name: "indexViewStyle", style: style) {
        $0.indexBackgroundMode = mode
      })
  }
}
