import CoreGraphics

@testable import SwiftUI

/// A view with one modifier, or with one container around it.
struct ModifiedPlanView: View {
  let plan: TreePlan
  let model: TreeModel

  private var content: TreePlanView { TreePlanView(plan: plan.children[0], model: model) }

  var body: some View {
    switch plan.kind {
    case .padding, .frame, .flexibleFrame, .idealFrame, .offset, .fixedSize, .priority, .guide,
      .aspect, .position, .safePadding, .ignoresSafeArea, .relativeFrame, .contentMargins:
      layout
    case .disclosure, .groupBox, .labeledRow, .form, .navigation, .matched, .cellColumns,
      .cellAnchor, .rowInsets, .rowBackground, .badge, .blur, .turned, .keyWriter, .plainLists,
      .textCase:
      more
    case .stepperLabel, .pickerLook, .labelsHidden, .toggleLook:
      ControlLookView(plan: plan, content: content)
    case .opacity, .clipped, .scale, .rotation, .hidden, .zIndex, .border, .corner, .visualEffect:
      effect
    case .font, .foreground, .lineLimit, .direction, .disabled, .identity, .sizeCategory, .label,
      .combined, .unspoken:
      environment
    default:
      container
    }
  }

  @ViewBuilder private var layout: some View {
    let variant = plan.variant
    let length = Variants.length(variant)
    switch plan.kind {
    case .padding: content.padding(variant % 2 == 0 ? .all : .horizontal, length)
    case .frame:
      content.frame(
        width: variant % 3 == 0 ? nil : length, height: variant % 3 == 1 ? nil : length,
        alignment: Variants.alignment(variant))
    case .flexibleFrame:
      content.frame(
        minWidth: variant % 2 == 0 ? nil : 20, maxWidth: variant % 3 == 0 ? .infinity : 200,
        minHeight: variant % 5 == 0 ? 30 : nil, maxHeight: variant % 7 == 0 ? .infinity : nil,
        alignment: Variants.alignment(variant))
    case .idealFrame: content.frame(idealWidth: length, maxWidth: 300, idealHeight: 40)
    case .offset: content.offset(x: length, y: -length)
    case .fixedSize: content.fixedSize(horizontal: variant % 2 == 0, vertical: variant % 3 == 0)
    case .priority: content.layoutPriority(Double(variant % 3))
    case .guide:
      content
        .alignmentGuide(.leading) { $0[.trailing] - length }
        .alignmentGuide(VerticalAlignment.center) { $0.height / 3 }
    case .aspect:
      content.aspectRatio(
        // The ratio of a view that takes its length from what is around has no answer.
        variant % 3 == 0 && !plan.followsContainer ? nil : 1.5,
        contentMode: variant % 2 == 0 ? .fit : .fill)
    case .position: content.position(x: length, y: 50)
    case .safePadding: content.safeAreaPadding(length / 4)
    case .ignoresSafeArea: content.ignoresSafeArea()
    case .contentMargins: content.contentMargins(length / 4)
    default: content.containerRelativeFrame(.horizontal) { width, _ in width / 2 }
    }
  }

  @ViewBuilder private var more: some View {
    let variant = plan.variant
    switch plan.kind {
    case .disclosure:
      SlotReader(model, plan) { value, plan in
        DisclosureGroup("More", isExpanded: .constant(value % 2 == 0)) {
          TreePlanView(plan: plan.children[0], model: model)
          Text("Inside")
        }
      }
    case .groupBox: GroupBox("Box") { content }
    case .labeledRow: LabeledContent("Name") { content }
    case .form:
      Form {
        content
        Toggle("Option", isOn: .constant(true))
      }
    case .navigation:
      NavigationStack {
        content
          .navigationTitle(Variants.text(variant))
          .navigationBarTitleDisplayMode(variant % 2 == 0 ? .inline : .large)
          .toolbar { Button("Edit") {} }
      }
    case .matched: MatchedView(content: content)
    case .cellColumns: content.gridCellColumns(1 + variant % 3)
    case .cellAnchor: content.gridCellAnchor(variant % 2 == 0 ? .leading : .bottom)
    case .rowInsets:
      content.listRowInsets(EdgeInsets(top: 2, leading: 40, bottom: CGFloat(variant), trailing: 0))
    case .rowBackground: content.listRowBackground(variant % 2 == 0 ? Color.yellow : nil)
    case .badge: content.badge(variant % 4)
    case .blur: content.blur(radius: Double(variant % 3))
    case .turned: content.rotation3DEffect(.degrees(Double(variant) * 10), axis: (0, 1, 0))
    case .keyWriter: content.environment(\.depthInPlan, variant)
    case .plainLists:
      if variant % 2 == 0 { content.listStyle(.plain) } else { content.listStyle(.insetGrouped) }
    default: content.textCase(variant % 2 == 0 ? .uppercase : nil)
    }
  }

  @ViewBuilder private var effect: some View {
    let variant = plan.variant
    switch plan.kind {
    case .opacity: content.opacity(Double(variant % 5) / 4)
    case .clipped: content.clipped()
    case .scale: content.scaleEffect(0.5 + Double(variant % 4) / 2)
    case .rotation: content.rotationEffect(.degrees(Double(variant) * 15))
    case .hidden: content.hidden()
    case .zIndex: content.zIndex(Double(variant % 3))
    case .border: content.border(.red, width: Double(variant % 3))
    case .corner: content.clipShape(RoundedRectangle(cornerRadius: Variants.length(variant)))
    default: content.visualEffect { view, geometry in view.offset(x: geometry.size.width / 10) }
    }
  }

  @ViewBuilder private var environment: some View {
    let variant = plan.variant
    switch plan.kind {
    case .font: content.font([.title, .caption, .system(size: 30), nil][variant % 4])
    case .foreground: content.foregroundStyle(variant % 2 == 0 ? Color.blue : Color.green)
    case .lineLimit: content.lineLimit(variant % 4 == 0 ? nil : variant % 4)
    case .direction:
      content.environment(\.layoutDirection, variant % 2 == 0 ? .rightToLeft : .leftToRight)
    case .disabled: content.disabled(variant % 2 == 0)
    case .identity: content.id(variant)
    case .sizeCategory:
      content.dynamicTypeSize([.xSmall, .large, .accessibility3][variant % 3])
    case .label: content.accessibilityLabel("Label \(variant)")
    case .combined: content.accessibilityElement(children: variant % 2 == 0 ? .combine : .contain)
    default: content.accessibilityHidden(variant % 2 == 0)
    }
  }

  @ViewBuilder private var container: some View {
    let variant = plan.variant
    switch plan.kind {
    case .writesPreference:
      content.preference(key: SumKey.self, value: variant)
        .transformPreference(PlanNamesKey.self) { $0.append("w\(variant)") }
    case .transformsPreference: content.transformPreference(SumKey.self) { $0 = $0 * 2 + variant }
    case .backgroundPreference:
      content.backgroundPreferenceValue(PlanNamesKey.self) { names in
        Text(names.joined(separator: " "))
      }
    case .changeNoter:
      SlotReader(model, plan) { value, plan in
        ChangeNoter(value: value, content: TreePlanView(plan: plan.children[0], model: model))
      }
    case .readsPreference: PreferenceReader(content: content)
    case .button: Button(action: {}) { content }
    case .toggle: Toggle(isOn: .constant(variant % 2 == 0)) { content }
    case .anyView:
      variant % 2 == 0 ? AnyView(content) : AnyView(content.padding(3))
    case .scroll: ScrollView { content }
    case .horizontalScroll: ScrollView(.horizontal) { content }
    case .geometryChange: GeometryNoter(content: content)
    case .anchorReader:
      content.overlayPreferenceValue(PlacesKey.self) { anchors in
        GeometryReader { geometry in
          // Rows out of sight stand where they stood last: their places tell what was seen before.
          ForEach(plan.usesLaziness ? 0..<0 : anchors.indices, id: \.self) { index in
            let rect = geometry[anchors[index]]
            Color.yellow.frame(width: rect.width, height: rect.height)
              .offset(x: rect.minX, y: rect.minY)
          }
        }
      }
    default: GeometryReader { _ in content }
    }
  }
}

/// Shows the sum of the numbers that its content writes.
private struct PreferenceReader: View {
  let content: TreePlanView
  // The default: a writer that goes takes it back to that.
  @State private var sum = 0

  var body: some View {
    VStack {
      content
      Text("Sum \(sum)")
    }
    .onPreferenceChange(SumKey.self) { sum = $0 }
  }
}

/// Shares its geometry with nobody.
private struct MatchedView: View {
  let content: TreePlanView
  @Namespace private var namespace

  var body: some View { content.matchedGeometryEffect(id: 1, in: namespace) }
}

/// Shows the value that it has heard of last.
private struct ChangeNoter: View {
  let value: Int
  let content: TreePlanView
  @State private var heard = -1

  var body: some View {
    HStack {
      content
      Text("Heard \(heard)")
    }
    .onChange(of: value, initial: true) { heard = value }
  }
}

/// Shows how wide its content is.
private struct GeometryNoter: View {
  let content: TreePlanView
  @State private var width = -1

  var body: some View {
    VStack { content }
      .onGeometryChange(for: Int.self) {
        Int($0.size.width)
      } action: {
        width = $0
      }
      .overlay { Text("\(width)") }
  }
}
