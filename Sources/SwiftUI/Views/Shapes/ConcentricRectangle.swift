import CoreGraphics

/// A rectangle whose corners follow those of the nearest `containerShape(_:)`, or have radii of their own.
///
/// A corner that shares its middle point with the container's has the container's radius less the distance between the
/// two corners, of those along both sides the greater one; at least that of its minimum, and none where no container is
/// set.
///
/// Differs from Apple's: the corners of the screen and of sheets are no containers, since their radii were not measured.
public nonisolated struct ConcentricRectangle: InsettableShape {
  private var topLeading: Edge.Corner.Style
  private var topTrailing: Edge.Corner.Style
  private var bottomLeading: Edge.Corner.Style
  private var bottomTrailing: Edge.Corner.Style
  /// The corners that have the greatest radius of their group.
  private var groups: [[Edge.Corner]]
  private var amount: CGFloat = 0

  private init(
    _ topLeading: Edge.Corner.Style, _ topTrailing: Edge.Corner.Style,
    _ bottomLeading: Edge.Corner.Style, _ bottomTrailing: Edge.Corner.Style,
    groups: [[Edge.Corner]] = []
  ) {
    self.topLeading = topLeading
    self.topTrailing = topTrailing
    self.bottomLeading = bottomLeading
    self.bottomTrailing = bottomTrailing
    self.groups = groups
  }

  /// A rectangle whose corners are all those of the container.
  public init() { self.init(.concentric, .concentric, .concentric, .concentric) }

  /// A rectangle with one style of all corners; a uniform one has the greatest radius at all of them.
  public init(corners: Edge.Corner.Style, isUniform: Bool = false) {
    self.init(
      corners, corners, corners, corners, groups: isUniform ? [Edge.Corner.allCases] : [])
  }

  public init(
    topLeadingCorner: Edge.Corner.Style = .concentric,
    topTrailingCorner: Edge.Corner.Style = .concentric,
    bottomLeadingCorner: Edge.Corner.Style = .concentric,
    bottomTrailingCorner: Edge.Corner.Style = .concentric
  ) {
    self.init(topLeadingCorner, topTrailingCorner, bottomLeadingCorner, bottomTrailingCorner)
  }

  /// A rectangle with the same radius at both upper corners, and the same at both lower ones.
  public init(
    uniformTopCorners: Edge.Corner.Style = .concentric,
    uniformBottomCorners: Edge.Corner.Style = .concentric
  ) {
    self.init(
      uniformTopCorners, uniformTopCorners, uniformBottomCorners, uniformBottomCorners,
      groups: [Self.top, Self.bottom])
  }

  /// A rectangle with the same radius at both leading corners, and the same at both trailing ones.
  public init(
    uniformLeadingCorners: Edge.Corner.Style = .concentric,
    uniformTrailingCorners: Edge.Corner.Style = .concentric
  ) {
    self.init(
      uniformLeadingCorners, uniformTrailingCorners, uniformLeadingCorners, uniformTrailingCorners,
      groups: [Self.leading, Self.trailing])
  }

  /// A rectangle with the same radius at both upper corners.
  public init(
    uniformTopCorners: Edge.Corner.Style, bottomLeadingCorner: Edge.Corner.Style = .concentric,
    bottomTrailingCorner: Edge.Corner.Style = .concentric
  ) {
    self.init(
      uniformTopCorners, uniformTopCorners, bottomLeadingCorner, bottomTrailingCorner,
      groups: [Self.top])
  }

  /// A rectangle with the same radius at both lower corners.
  public init(
    uniformBottomCorners: Edge.Corner.Style, topLeadingCorner: Edge.Corner.Style = .concentric,
    topTrailingCorner: Edge.Corner.Style = .concentric
  ) {
    self.init(
      topLeadingCorner, topTrailingCorner, uniformBottomCorners, uniformBottomCorners,
      groups: [Self.bottom])
  }

  /// A rectangle with the same radius at both leading corners.
  public init(
    uniformLeadingCorners: Edge.Corner.Style, topTrailingCorner: Edge.Corner.Style = .concentric,
    bottomTrailingCorner: Edge.Corner.Style = .concentric
  ) {
    self.init(
      uniformLeadingCorners, topTrailingCorner, uniformLeadingCorners, bottomTrailingCorner,
      groups: [Self.leading])
  }

  /// A rectangle with the same radius at both trailing corners.
  public init(
    uniformTrailingCorners: Edge.Corner.Style, topLeadingCorner: Edge.Corner.Style = .concentric,
    bottomLeadingCorner: Edge.Corner.Style = .concentric
  ) {
    self.init(
      topLeadingCorner, uniformTrailingCorners, bottomLeadingCorner, uniformTrailingCorners,
      groups: [Self.trailing])
  }

  private static var top: [Edge.Corner] { [.topLeading, .topTrailing] }
  private static var bottom: [Edge.Corner] { [.bottomLeading, .bottomTrailing] }
  private static var leading: [Edge.Corner] { [.topLeading, .bottomLeading] }
  private static var trailing: [Edge.Corner] { [.topTrailing, .bottomTrailing] }

  // MARK: Its outline

  /// Without a container.
  public func path(in rect: CGRect) -> Path {
    rectangle(concentric: RectangleCornerRadii()).path(in: rect)
  }

  public func inset(by amount: CGFloat) -> ConcentricRectangle {
    var copy = self
    copy.amount += amount
    return copy
  }

  /// The rectangle with its radii, where those of concentric corners are known.
  func rectangle(concentric: RectangleCornerRadii) -> UnevenRoundedRectangle {
    var radii = RectangleCornerRadii(
      topLeading: topLeading.radius(concentric: concentric.topLeading),
      bottomLeading: bottomLeading.radius(concentric: concentric.bottomLeading),
      bottomTrailing: bottomTrailing.radius(concentric: concentric.bottomTrailing),
      topTrailing: topTrailing.radius(concentric: concentric.topTrailing))
    for group in groups {
      let greatest = group.map { radii[$0] }.max() ?? 0
      for corner in group { radii[corner] = greatest }
    }
    return UnevenRoundedRectangle(cornerRadii: radii).inset(by: amount)
  }
}

extension ConcentricRectangle: ContainerFollowingShape {
  package func shape(at place: ContainerPlace) -> any Shape {
    guard let container = place.container as? any CorneredShape else { return self }
    let outer = container.cornerRadii(in: place.size)
    return rectangle(
      concentric: RectangleCornerRadii(
        topLeading: outer.topLeading - max(place.left, place.top),
        bottomLeading: outer.bottomLeading - max(place.left, place.bottom),
        bottomTrailing: outer.bottomTrailing - max(place.right, place.bottom),
        topTrailing: outer.topTrailing - max(place.right, place.top)))
  }
}
