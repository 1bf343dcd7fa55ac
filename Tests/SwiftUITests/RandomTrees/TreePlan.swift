/// The plan of a view tree: a value that can be made at random, changed, shrunk and shown as a view.
struct TreePlan: Equatable, Identifiable {
  /// What a place in the tree shows.
  enum Kind: String, CaseIterable {
    // Without content.
    case text, cell, color, rectangle, circle, spacer, divider, image, progress, empty, size
    case flexible, anchored, labelled, field, slider, traits, appeared, picker, stepper, date
    // With one view.
    case padding, frame, flexibleFrame, idealFrame, offset, opacity, clipped, scale, rotation
    case fixedSize, priority, guide, aspect, position, font, foreground, lineLimit, direction
    case disabled, hidden, identity, writesPreference, readsPreference, label, combined, unspoken
    case zIndex, border, corner, button, toggle, anyView, scroll, horizontalScroll, reader
    case safePadding, ignoresSafeArea, geometryChange, sizeCategory, relativeFrame, visualEffect
    case anchorReader, contentMargins, disclosure, groupBox, labeledRow, form, navigation, matched
    case transformsPreference, backgroundPreference, cellColumns, cellAnchor, rowInsets
    case rowBackground, badge, blur, turned, keyWriter, changeNoter, plainLists, textCase
    case stepperLabel, pickerLook, labelsHidden, toggleLook
    // With two views.
    case background, overlay, branch, condition, safeInset, mask, safeSide, fullSection
    // With any number of views.
    case column, row, layers, group, items, movingItems, grid, lazyColumn, lazyRow, lazyGrid, list
    case firstFitting, flow, anyLayout, section, sections, movingRows, movingLazy, pinned
    case lazySideGrid, adaptiveGrid, tabs, pagedTabs
    // Never chosen at random: what breaks a rule on purpose.
    case fault

    /// How many views the kind takes; nil for any number.
    var arity: Int? { Self.arities[self] ?? nil }

    /// What random plans are made of.
    static let random = allCases.filter { $0 != .fault }

    private static let arities: [Kind: Int?] = {
      var arities: [Kind: Int?] = [:]
      var arity: Int? = 0
      for kind in allCases {
        if kind == .padding { arity = 1 }
        if kind == .background { arity = 2 }
        if kind == .column { arity = nil }
        if kind == .fault { arity = 0 }
        arities[kind] = arity
      }
      return arities
    }()

    /// Whether only what is in sight is made, so that what was seen before leaves traces.
    var isLazy: Bool {
      switch self {
      case .lazyColumn, .lazyRow, .lazyGrid, .lazySideGrid, .adaptiveGrid, .pinned, .movingLazy,
        .list, .form, .sections, .movingRows:
        true
      default: false
      }
    }
  }

  var id: Int
  var kind: Kind
  /// Chooses among the variants of the kind: texts, lengths, alignments.
  var variant: Int
  var children: [TreePlan] = []

  var count: Int { children.reduce(1) { $0 + $1.count } }

  /// Whether something is evaluated that depends on sizes, places or preferences.
  var asksForGeometry: Bool {
    [
      .reader, .size, .geometryChange, .anchorReader, .readsPreference, .visualEffect,
      .backgroundPreference,
    ].contains(kind) || children.contains(where: \.asksForGeometry)
  }

  /// Whether a view takes its length from the container around it.
  var followsContainer: Bool {
    kind == .relativeFrame || children.contains(where: \.followsContainer)
  }

  /// The plan and those inside of it, by number.
  var parts: [Int: TreePlan] {
    var parts: [Int: TreePlan] = [:]
    func add(_ plan: TreePlan) {
      parts[plan.id] = plan
      plan.children.forEach(add)
    }
    add(self)
    return parts
  }

  var usesLaziness: Bool { kind.isLazy || children.contains(where: \.usesLaziness) }
}

extension TreePlan {
  /// A random plan of about `size` views.
  static func random(
    size: Int, nextID: inout Int, using generator: inout SeededGenerator
  ) -> TreePlan {
    nextID += 1
    let id = nextID
    var kind = Kind.random[generator.below(Kind.random.count)]
    if size <= 1 {
      while kind.arity != 0 { kind = Kind.random[generator.below(Kind.random.count)] }
    } else {
      while kind.arity == 0 || kind.arity == 1 && generator.below(3) == 0 {
        kind = Kind.random[generator.below(Kind.random.count)]
      }
    }
    var plan = TreePlan(id: id, kind: kind, variant: generator.below(24))
    let count = kind.arity ?? generator.below(min(5, size)) + 1
    for index in 0..<count {
      let share = index == 0 ? (size - 1 + count - 1) / max(1, count) : (size - 1) / max(1, count)
      plan.children.append(random(size: share, nextID: &nextID, using: &generator))
    }
    return plan
  }

  /// Changes one place: its variant, the order or the number of its views, or all of it.
  mutating func mutate(nextID: inout Int, using generator: inout SeededGenerator) {
    var target = generator.below(count)
    changeNode(at: &target) { node in
      let isFlexible = node.kind.arity == nil
      switch generator.below(isFlexible ? 6 : 2) {
      case 0:
        node.variant = generator.below(24)
      case 1:
        node = Self.random(size: 4, nextID: &nextID, using: &generator)
      case 2, 3:
        let new = Self.random(size: 3, nextID: &nextID, using: &generator)
        node.children.insert(new, at: generator.below(node.children.count + 1))
      case 4:
        if node.children.count > 1 {
          node.children.remove(at: generator.below(node.children.count))
        }
      default:
        node.children.shuffle(using: &generator)
      }
    }
  }

  /// Calls `change` with the node at a place in preorder; counts `index` down on the way.
  private mutating func changeNode(at index: inout Int, _ change: (inout TreePlan) -> Void) {
    if index == 0 { change(&self) }
    index -= 1
    for child in children.indices where index >= 0 {
      children[child].changeNode(at: &index, change)
    }
  }

  /// Plans that are simpler in one place, the greatest steps first.
  var simpler: [TreePlan] {
    var plans = children
    if kind.arity == nil {
      for index in children.indices {
        var copy = self
        copy.children.remove(at: index)
        plans.append(copy)
      }
    }
    for index in children.indices {
      for child in children[index].simpler {
        var copy = self
        copy.children[index] = child
        plans.append(copy)
      }
    }
    if !children.isEmpty {
      plans.append(TreePlan(id: id, kind: .color, variant: 0))
    } else if kind != .color, kind != .text {
      plans.append(TreePlan(id: id, kind: .color, variant: 0))
    }
    if variant != 0 {
      var copy = self
      copy.variant = 0
      plans.append(copy)
    }
    return plans
  }
}

extension TreePlan: CustomStringConvertible {
  /// One line a view, indented by depth.
  var description: String {
    let inner = children.map { child in
      child.description.split(separator: "\n").map { "\n  " + $0 }.joined()
    }
    return "\(kind.rawValue)(\(variant)) #\(id)" + inner.joined()
  }
}
