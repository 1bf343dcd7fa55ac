import CoreGraphics

@testable import SwiftUI

/// Shows a plan as a view.
struct TreePlanView: View {
  let plan: TreePlan
  let model: TreeModel

  var body: some View {
    switch plan.kind.arity {
    case 0: LeafPlanView(plan: plan, model: model)
    case 1: ModifiedPlanView(plan: plan, model: model)
    case 2: PairPlanView(plan: plan, model: model)
    default: ContainerPlanView(plan: plan, model: model)
    }
  }
}

/// The sum of the numbers that the views of a tree write.
enum SumKey: PreferenceKey {
  static let defaultValue = 0
  static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
}

/// The names of the writers of a tree, in order.
enum PlanNamesKey: PreferenceKey {
  static var defaultValue: [String] { [] }
  static func reduce(value: inout [String], nextValue: () -> [String]) { value += nextValue() }
}

/// A number that views hand down.
enum DepthKey: EnvironmentKey {
  static let defaultValue = 0
}

extension EnvironmentValues {
  var depthInPlan: Int {
    get { self[DepthKey.self] }
    set { self[DepthKey.self] = newValue }
  }
}

/// The places that the views of a tree tell.
enum PlacesKey: PreferenceKey {
  static var defaultValue: [Anchor<CGRect>] { [] }
  static func reduce(value: inout [Anchor<CGRect>], nextValue: () -> [Anchor<CGRect>]) {
    value += nextValue()
  }
}

/// What leaves and modifiers choose from.
enum Variants {
  static let lengths: [CGFloat] = [0, 1, 7.5, 20, 44, 100, 180, 333.3]
  static let texts = [
    "", "A", "Vitrine", "Two words", "A line that is long enough to need a second one",
    "One\nTwo", "Überlänge mit Umlauten äöü", "שלום עולם", "日本語のテキスト",
    String(repeating: "many words ", count: 30),
  ]
  static let alignments: [Alignment] = [
    .center, .topLeading, .top, .topTrailing, .leading, .trailing, .bottomLeading, .bottom,
    .bottomTrailing, .leadingFirstTextBaseline, .trailingLastTextBaseline,
    .centerFirstTextBaseline,
  ]
  static let spacings: [CGFloat?] = [nil, 0, 3, 20, -4]

  static func length(_ variant: Int) -> CGFloat { lengths[variant % lengths.count] }
  static func text(_ variant: Int) -> String { texts[variant % texts.count] }
  static func alignment(_ variant: Int) -> Alignment { alignments[variant % alignments.count] }
  static func spacing(_ variant: Int) -> CGFloat? { spacings[variant % spacings.count] }
}

/// A view without content.
struct LeafPlanView: View {
  let plan: TreePlan
  let model: TreeModel

  var body: some View {
    let variant = plan.variant
    switch plan.kind {
    case .text: Text(Variants.text(variant))
    case .cell: SlotReader(model, plan) { value, _ in Text(Variants.text(value)) }
    case .color: variant % 2 == 0 ? Color.red : Color.blue
    case .rectangle: RoundedRectangle(cornerRadius: 4).fill(.green)
    case .circle: Circle().stroke(.red, lineWidth: 2)
    case .spacer: Spacer(minLength: variant % 2 == 0 ? nil : Variants.length(variant))
    case .divider: Divider()
    case .image: Image(systemName: variant % 2 == 0 ? "star" : "trash")
    case .progress: ProgressView(value: Double(variant % 5) / 4)
    case .size: SizeView()
    case .flexible: Color.orange.frame(minWidth: Variants.length(variant), maxWidth: .infinity)
    case .anchored:
      Text("anchor").anchorPreference(key: PlacesKey.self, value: .bounds) { [$0] }
    case .labelled: Label(Variants.text(variant), systemImage: "star")
    case .field: TextField("Name", text: .constant(Variants.text(variant)))
    case .slider: Slider(value: .constant(Double(variant % 5) / 4))
    case .traits: TraitsView()
    case .appeared: AppearanceNoter()
    case .picker, .stepper, .date: ControlPlanView(plan: plan, model: model)
    case .fault: FaultView(fault: TreeFault(variant), model: model)
    default: EmptyView()
    }
  }
}

/// Shows what it is offered.
private struct SizeView: View {
  var body: some View {
    GeometryReader { geometry in
      Text("\(Int(geometry.size.width)) \(Int(geometry.frame(in: .global).minX))").font(.caption)
    }
  }
}

/// Shows what it reads from the environment.
private struct TraitsView: View {
  @Environment(\.horizontalSizeClass) private var width
  @Environment(\.verticalSizeClass) private var height
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.depthInPlan) private var depth

  var body: some View {
    Text(
      """
      \(width == .regular ? "R" : "C")\(height == .regular ? "R" : "C") \(isEnabled ? 1 : 0) \
      \(depth)
      """)
  }
}

/// Shows whether it has ever appeared.
///
/// Both texts are equally long: a tree built at once has not seen what was in sight before.
struct AppearanceNoter: View {
  nonisolated static let texts = (before: "no", after: "on")

  @State private var hasAppeared = false

  var body: some View {
    Text(hasAppeared ? Self.texts.after : Self.texts.before).onAppear { hasAppeared = true }
  }
}

/// A view made of two others.
struct PairPlanView: View {
  let plan: TreePlan
  let model: TreeModel

  private var first: TreePlanView { TreePlanView(plan: plan.children[0], model: model) }
  private var second: TreePlanView { TreePlanView(plan: plan.children[1], model: model) }

  var body: some View {
    let variant = plan.variant
    switch plan.kind {
    case .background: first.background(alignment: Variants.alignment(variant)) { second }
    case .overlay: first.overlay(alignment: Variants.alignment(variant)) { second }
    case .mask: first.mask { second }
    case .safeInset:
      first.safeAreaInset(edge: variant % 2 == 0 ? .bottom : .top, spacing: 0) { second }
    case .safeSide:
      first.safeAreaInset(edge: variant % 2 == 0 ? .leading : .trailing) { second }
    case .fullSection:
      Section {
        first
        second
      } header: {
        Text("Header")
      } footer: {
        Text(Variants.text(variant))
      }
    case .condition:
      SlotReader(model, plan) { value, plan in
        TreePlanView(plan: plan.children[0], model: model)
        if value % 3 != 0 { TreePlanView(plan: plan.children[1], model: model) }
      }
    default:
      SlotReader(model, plan) { value, plan in
        if value % 2 == 0 {
          TreePlanView(plan: plan.children[0], model: model)
        } else {
          TreePlanView(plan: plan.children[1], model: model)
        }
      }
    }
  }
}
