import CoreGraphics

@testable import SwiftUI

/// A container of any number of views.
struct ContainerPlanView: View {
  let plan: TreePlan
  let model: TreeModel

  private var items: some View {
    ForEach(plan.children) { TreePlanView(plan: $0, model: model) }
  }

  var body: some View {
    switch plan.kind {
    case .lazyColumn, .lazyRow, .lazyGrid, .list, .section: lazy
    case .sections, .movingRows, .movingLazy, .pinned, .lazySideGrid, .adaptiveGrid: moving
    case .tabs, .pagedTabs: TabsPlanView(plan: plan, model: model)
    default: plain
    }
  }

  @ViewBuilder private var plain: some View {
    let variant = plan.variant
    let alignment = Variants.alignment(variant)
    let spacing = Variants.spacing(variant)
    switch plan.kind {
    case .column: VStack(alignment: alignment.horizontal, spacing: spacing) { items }
    case .row: HStack(alignment: alignment.vertical, spacing: spacing) { items }
    case .layers: ZStack(alignment: alignment) { items }
    case .group: Group { items }
    case .items: items
    case .movingItems:
      VStack {
        SlotReader(model, plan) { value, plan in
          ForEach(plan.moved(by: value)) { TreePlanView(plan: $0, model: model) }
        }
      }
    case .grid:
      Grid(alignment: alignment, horizontalSpacing: spacing) {
        ForEach(plan.children) { child in
          GridRow {
            Text("Row")
            TreePlanView(plan: child, model: model)
          }
        }
      }
    case .firstFitting:
      ViewThatFits {
        if let first = plan.children.first { TreePlanView(plan: first, model: model) }
        items
      }
    case .flow: FlowLayout(spacing: spacing ?? 8) { items }
    default:
      (variant % 2 == 0
        ? AnyLayout(VStackLayout(spacing: spacing)) : AnyLayout(HStackLayout(spacing: spacing))) {
          items
        }
    }
  }

  @ViewBuilder private var moving: some View {
    let variant = plan.variant
    let spacing = Variants.spacing(variant)
    switch plan.kind {
    case .sections:
      List {
        ForEach(plan.children) { child in
          Section("Section \(child.id)") {
            TreePlanView(plan: child, model: model)
            Text("Row")
          }
        }
      }
    case .movingRows:
      SlotReader(model, plan) { value, plan in
        List {
          ForEach(plan.moved(by: value)) { TreePlanView(plan: $0, model: model) }
          Text("Last")
        }
      }
    case .movingLazy:
      ScrollView {
        SlotReader(model, plan) { value, plan in
          LazyVStack(spacing: spacing) {
            ForEach(plan.moved(by: value)) { TreePlanView(plan: $0, model: model) }
          }
        }
      }
    case .pinned:
      ScrollView {
        LazyVStack(
          spacing: spacing, pinnedViews: variant % 2 == 0 ? .sectionHeaders : .sectionFooters
        ) {
          ForEach(plan.children) { child in
            Section {
              TreePlanView(plan: child, model: model)
            } header: {
              Text("Header \(child.id)")
            } footer: {
              Text("Footer")
            }
          }
        }
      }
    case .lazySideGrid:
      LazyHGrid(rows: [GridItem(.fixed(60)), GridItem(.flexible())], spacing: spacing) { items }
    default:
      LazyVGrid(columns: [GridItem(.adaptive(minimum: 70))], spacing: spacing) { items }
    }
  }

  @ViewBuilder private var lazy: some View {
    let variant = plan.variant
    let alignment = Variants.alignment(variant)
    let spacing = Variants.spacing(variant)
    switch plan.kind {
    case .lazyColumn: LazyVStack(alignment: alignment.horizontal, spacing: spacing) { items }
    case .lazyRow: LazyHStack(alignment: alignment.vertical, spacing: spacing) { items }
    case .lazyGrid:
      LazyVGrid(columns: [GridItem(.flexible()), GridItem(.fixed(80))], spacing: spacing) { items }
    case .list: List { items }
    default: Section("Header \(variant)") { items }
    }
  }
}

extension TreePlan {
  /// The views without some of them, in another order, as a slot's value says.
  func moved(by value: Int) -> [TreePlan] {
    guard !children.isEmpty else { return [] }
    let start = value % children.count
    let turned = children[start...] + children[..<start]
    return Array(turned.dropLast(value % 3))
  }
}

/// Views in lines, as many as fit.
private struct FlowLayout: Layout {
  let spacing: CGFloat

  private func arrangement(
    _ proposal: ProposedViewSize, _ subviews: Subviews
  ) -> (size: CGSize, points: [CGPoint]) {
    let limit = proposal.width ?? .infinity
    var points: [CGPoint] = []
    var point = CGPoint.zero
    var lineHeight: CGFloat = 0
    var width: CGFloat = 0
    for subview in subviews {
      let size = subview.sizeThatFits(.unspecified)
      if point.x > 0, point.x + size.width > limit {
        point = CGPoint(x: 0, y: point.y + lineHeight + spacing)
        lineHeight = 0
      }
      points.append(point)
      point.x += size.width + spacing
      width = max(width, point.x - spacing)
      lineHeight = max(lineHeight, size.height)
    }
    return (CGSize(width: width, height: point.y + lineHeight), points)
  }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    arrangement(proposal, subviews).size
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    for (subview, point) in zip(subviews, arrangement(proposal, subviews).points) {
      subview.place(
        at: CGPoint(x: bounds.minX + point.x, y: bounds.minY + point.y), proposal: .unspecified)
    }
  }
}
