import Foundation

/// Where a scroll view stands in its content: at a view, an edge or a point.
///
/// After the user has scrolled, edge and point are nil, and the identity is that of the first view
/// of the target layout that shows.
public struct ScrollPosition: Sendable {
  /// What the scroll view is asked to show.
  enum Target: Equatable, Sendable {
    case automatic
    case view(ScrollTargetID, UnitPoint?)
    case edge(Edge)
    /// In the content's space, in points; nil leaves the axis where it is.
    case point(x: CGFloat?, y: CGFloat?)
  }

  private(set) var target: Target
  private let idType: any (Hashable & Sendable).Type
  /// The view at which the user has left the scroll view.
  private var seen: ScrollTargetID?
  private var isByUser = false

  private init(_ target: Target, _ idType: any (Hashable & Sendable).Type) {
    self.target = target
    self.idType = idType
  }

  /// A position that leaves it to the scroll view where it begins.
  public init(idType: (some Hashable & Sendable).Type = Never.self) {
    self.init(.automatic, idType)
  }

  public init(id: some Hashable & Sendable, anchor: UnitPoint? = nil) {
    self.init(.view(ScrollTargetID(id), anchor), type(of: id))
  }

  public init(idType: (some Hashable & Sendable).Type = Never.self, edge: Edge) {
    self.init(.edge(edge), idType)
  }

  /// `point`: In the content's space, in points.
  public init(idType: (some Hashable & Sendable).Type = Never.self, point: CGPoint) {
    self.init(.point(x: point.x, y: point.y), idType)
  }

  /// `x`, `y`: In the content's space, in points.
  public init(idType: (some Hashable & Sendable).Type = Never.self, x: CGFloat, y: CGFloat) {
    self.init(.point(x: x, y: y), idType)
  }

  /// `x`: In the content's space, in points.
  public init(idType: (some Hashable & Sendable).Type = Never.self, x: CGFloat) {
    self.init(.point(x: x, y: nil), idType)
  }

  /// `y`: In the content's space, in points.
  public init(idType: (some Hashable & Sendable).Type = Never.self, y: CGFloat) {
    self.init(.point(x: nil, y: y), idType)
  }

  // MARK: What it stands at

  /// Whether the user has scrolled since the app last said where to stand.
  public var isPositionedByUser: Bool {
    get { isByUser }
    set {
      isByUser = newValue
      guard newValue else { return }
      switch target {
      case .edge, .point: target = .automatic
      case .view, .automatic: break
      }
    }
  }

  public var edge: Edge? {
    if case .edge(let edge) = target { edge } else { nil }
  }

  /// In the content's space, in points; nil unless both coordinates were asked for.
  public var point: CGPoint? {
    guard case .point(let x?, let y?) = target else { return nil }
    return CGPoint(x: x, y: y)
  }

  public var x: CGFloat? {
    if case .point(let x, _) = target { x } else { nil }
  }

  public var y: CGFloat? {
    if case .point(_, let y) = target { y } else { nil }
  }

  /// The identity of the view at which the scroll view stands.
  public var viewID: (any Hashable & Sendable)? {
    if let seen { return seen.value }
    if case .view(let id, _) = target { return id.value }
    return nil
  }

  public func viewID<T: Hashable & Sendable>(type: T.Type) -> T? { viewID as? T }

  // MARK: Scrolling

  private mutating func scroll(to new: Target) {
    target = new
    seen = nil
    isByUser = false
  }

  public mutating func scrollTo(id: some Hashable & Sendable, anchor: UnitPoint? = nil) {
    scroll(to: .view(ScrollTargetID(id), anchor))
  }

  public mutating func scrollTo(edge: Edge) { scroll(to: .edge(edge)) }

  /// `point`: In the content's space, in points.
  public mutating func scrollTo(point: CGPoint) { scroll(to: .point(x: point.x, y: point.y)) }

  /// `x`, `y`: In the content's space, in points.
  public mutating func scrollTo(x: CGFloat, y: CGFloat) { scroll(to: .point(x: x, y: y)) }

  /// `x`: In the content's space, in points.
  public mutating func scrollTo(x: CGFloat) { scroll(to: .point(x: x, y: nil)) }

  /// `y`: In the content's space, in points.
  public mutating func scrollTo(y: CGFloat) { scroll(to: .point(x: nil, y: y)) }

  /// Notes that the user has scrolled, and which view of the target layout shows first.
  mutating func userDidScroll(to id: AnyHashable?) {
    target = .automatic
    isByUser = true
    guard let id else { return }
    func identity<ID: Hashable & Sendable>(_ type: ID.Type) -> ScrollTargetID? {
      (id.base as? ID).map { ScrollTargetID($0) }
    }
    seen = identity(idType)
  }
}

extension ScrollPosition: Equatable {
  public static func == (left: ScrollPosition, right: ScrollPosition) -> Bool {
    left.target == right.target && left.seen == right.seen && left.isByUser == right.isByUser
      && ObjectIdentifier(left.idType) == ObjectIdentifier(right.idType)
  }
}

/// The identity of a view, of any type.
struct ScrollTargetID: Equatable, Sendable {
  let value: any Hashable & Sendable

  init(_ value: some Hashable & Sendable) { self.value = value }

  var hashable: AnyHashable { AnyHashable(value) }

  static func == (left: Self, right: Self) -> Bool { left.hashable == right.hashable }
}
