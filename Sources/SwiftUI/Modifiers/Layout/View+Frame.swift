import Device
import Foundation

/// Gives a view a fixed size, on one axis or both.
public nonisolated struct _FrameLayout: ElementModifier {
  package let width: CGFloat?
  package let height: CGFloat?
  package let alignment: Alignment

  @MainActor
  package func makeWrapper(_ context: _NodeContext) -> FrameNode {
    let node = FrameNode(FrameRule(self), context)
    checkLengths(at: node)
    return node
  }

  @MainActor
  package func updateWrapper(_ node: FrameNode) {
    node.update(FrameRule(self))
    checkLengths(at: node)
  }

  /// iOS warns of these and takes them for not given.
  @MainActor
  private func checkLengths(at node: FrameNode) {
    if let width, !(width.isFinite && width >= 0) { node.tellOfFrame(width) }
    if let height, !(height.isFinite && height >= 0) { node.tellOfFrame(height) }
  }

  @MainActor
  public var _structure: _ModifierStructure { .modifier("frame") }
}

/// Gives a view a range of sizes.
public nonisolated struct _FlexFrameLayout: ElementModifier {
  package let minWidth: CGFloat?
  package let idealWidth: CGFloat?
  package let maxWidth: CGFloat?
  package let minHeight: CGFloat?
  package let idealHeight: CGFloat?
  package let maxHeight: CGFloat?
  package let alignment: Alignment

  @MainActor
  package func makeWrapper(_ context: _NodeContext) -> FrameNode {
    let node = FrameNode(FrameRule(self), context)
    checkLengths(at: node)
    return node
  }

  @MainActor
  package func updateWrapper(_ node: FrameNode) {
    node.update(FrameRule(self))
    checkLengths(at: node)
  }

  /// Infinite bounds mean all there is.
  @MainActor
  private func checkLengths(at node: FrameNode) {
    for length in [minWidth, idealWidth, maxWidth, minHeight, idealHeight, maxHeight] {
      if let length, length.isNaN || length < 0 { node.tellOfFrame(length) }
    }
  }

  @MainActor
  public var _structure: _ModifierStructure { .modifier("frame") }
}

/// What a frame does on each axis, and where it puts its content.
struct FrameRule: Equatable {
  /// The rule for one axis; all lengths in points.
  struct AxisRule: Equatable {
    var fixed: CGFloat?
    var minimum: CGFloat?
    var ideal: CGFloat?
    var maximum: CGFloat?

    /// What the content is offered.
    func proposal(_ offered: CGFloat) -> CGFloat {
      if let fixed { return fixed }
      var length = offered.isNaN ? (ideal ?? offered) : offered
      if length.isNaN { return length }
      if let maximum { length = min(length, maximum) }
      if let minimum { length = max(length, minimum) }
      return length
    }

    /// What the content is offered when a frame of a known length places it.
    ///
    /// A frame that was offered nothing still offers its length where a bound or an ideal has made it;
    /// between its bounds it leaves the length to the content. Certain: three independent reconstructions
    /// of iOS's frames agree.
    func placing(_ offered: CGFloat, in length: CGFloat) -> CGFloat {
      guard offered.isNaN, fixed == nil, ideal == nil else { return proposal(offered) }
      let isBound = length <= minimum ?? -.infinity || length >= maximum ?? .infinity
      return isBound ? length : .nan
    }

    /// The frame's own length, for what it was offered and what the content took.
    func length(_ offered: CGFloat, content: CGFloat) -> CGFloat {
      if let fixed { return fixed }
      if offered.isNaN, let ideal { return ideal }
      let given = proposal(offered)
      func clamp(_ value: CGFloat) -> CGFloat {
        max(minimum ?? -.infinity, min(maximum ?? .infinity, value))
      }
      switch (minimum, maximum) {
      case (nil, nil): return content
      case (_?, _?): return offered.isNaN ? clamp(content) : clamp(offered)
      case (let least?, nil):
        return given.isNaN ? max(content, least) : max(min(given, content), least)
      case (nil, let most?):
        return given.isNaN ? min(content, most) : min(max(given, content), most)
      }
    }
  }

  var horizontal: AxisRule
  var vertical: AxisRule
  var alignment: Alignment

  init(_ frame: _FrameLayout) {
    horizontal = AxisRule(fixed: Self.usable(frame.width))
    vertical = AxisRule(fixed: Self.usable(frame.height))
    alignment = frame.alignment
  }

  init(_ frame: _FlexFrameLayout) {
    horizontal = Self.range(frame.minWidth, frame.idealWidth, frame.maxWidth)
    vertical = Self.range(frame.minHeight, frame.idealHeight, frame.maxHeight)
    alignment = frame.alignment
  }

  /// A fixed length must be finite and not negative; anything else counts as not given.
  private static func usable(_ length: CGFloat?) -> CGFloat? {
    guard let length, length.isFinite, length >= 0 else { return nil }
    return length
  }

  /// Brings the three lengths into order: each at least the one before.
  private static func range(
    _ minimum: CGFloat?, _ ideal: CGFloat?, _ maximum: CGFloat?
  ) -> AxisRule {
    func known(_ value: CGFloat?) -> CGFloat? { value.flatMap { $0.isNaN ? nil : $0 } }
    let least = known(minimum).map { max(0, $0) }
    let middle = known(ideal).map { max($0, least ?? 0) }
    let most = known(maximum).map { max($0, middle ?? least ?? 0) }
    return AxisRule(fixed: nil, minimum: least, ideal: middle, maximum: most)
  }
}

/// The node of a frame.
@MainActor
package final class FrameNode: WrapperNode {
  private var rule: FrameRule

  init(_ rule: FrameRule, _ context: _NodeContext) {
    self.rule = rule
    super.init(context)
  }

  func update(_ new: FrameRule) {
    guard new != rule else { return }
    rule = new
    invalidateLayout()
  }

  /// Tells once of a length that no frame can have.
  func tellOfFrame(_ length: CGFloat) {
    OddNumbers.tell("Invalid frame dimension (negative or non-finite): \(length). Path: \(path)")
  }

  private func inner(_ proposal: Proposal) -> Proposal {
    Proposal(
      rule.horizontal.proposal(proposal.width), rule.vertical.proposal(proposal.height))
  }

  private func placing(_ proposal: Proposal, in size: CGSize) -> Proposal {
    Proposal(
      rule.horizontal.placing(proposal.width, in: size.width),
      rule.vertical.placing(proposal.height, in: size.height))
  }

  package override func measure(_ proposal: Proposal) -> CGSize {
    let content = element?.sizeThatFits(inner(proposal)) ?? .zero
    return CGSize(
      width: rule.horizontal.length(proposal.width, content: content.width),
      height: rule.vertical.length(proposal.height, content: content.height))
  }

  package override func placeChildren() {
    guard let element else { return }
    let proposal = placing(placedProposal, in: size)
    element.place(
      at: element.origin(aligned: rule.alignment, in: size, proposal, environment), proposal)
  }

  package override func explicitAlignment(
    _ guide: AlignmentKey, _ dimensions: Dimensions
  ) -> CGFloat? {
    guard let element else { return nil }
    let proposal = placing(dimensions.proposal, in: dimensions.size)
    let inside = element.dimensions(proposal)
    guard let value = element.explicitAlignment(guide, inside) else { return nil }
    let origin = element.origin(aligned: rule.alignment, in: dimensions.size, proposal, environment)
    return value + (guide.axis == .horizontal ? origin.x : origin.y)
  }

  /// A fixed axis makes the content's own spacing on that axis meaningless.
  package override var spacing: ViewSpacing {
    var spacing = super.spacing
    if rule.vertical.fixed != nil {
      spacing.top = .standard
      spacing.bottom = .standard
    }
    if rule.horizontal.fixed != nil {
      spacing.leading = .standard
      spacing.trailing = .standard
    }
    return spacing
  }
}

extension LayoutNode {
  /// Where the node's origin lies when its guides are put onto the same guides of a box.
  package final func origin(
    aligned alignment: Alignment, in size: CGSize, _ proposal: Proposal,
    _ environment: EnvironmentScope
  ) -> CGPoint {
    let own = dimensions(proposal)
    let box = Dimensions(node: self, size: size, proposal: proposal)
    var x =
      box.defaultAlignment(alignment.horizontal.key) - own.alignment(alignment.horizontal.key)
    let y = box.defaultAlignment(alignment.vertical.key) - own.alignment(alignment.vertical.key)
    if environment.isRightToLeft { x = size.width - x - own.size.width }
    return CGPoint(x: x, y: y)
  }
}

extension LayoutNode.Dimensions {
  /// The position of a guide by its default, whatever the views inside say.
  @MainActor
  func defaultAlignment(_ key: AlignmentKey) -> CGFloat {
    if let fraction = key.defaultFraction() {
      return (key.axis == .horizontal ? size.width : size.height) * fraction
    }
    return key.axis == .horizontal ? size.width / 2 : size.height
  }
}

extension View {
  /// Gives the view a fixed size on one axis or both.
  ///
  /// `width`: In points; nil leaves the width to the view.
  /// `height`: In points; nil leaves the height to the view.
  public nonisolated func frame(
    width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
  ) -> some View {
    modifier(_FrameLayout(width: width, height: height, alignment: alignment))
  }

  public nonisolated func frame(
    minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil,
    minHeight: CGFloat? = nil, idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil,
    alignment: Alignment = .center
  ) -> some View {
    modifier(
      _FlexFrameLayout(
        minWidth: minWidth, idealWidth: idealWidth, maxWidth: maxWidth, minHeight: minHeight,
        idealHeight: idealHeight, maxHeight: maxHeight, alignment: alignment))
  }
}
