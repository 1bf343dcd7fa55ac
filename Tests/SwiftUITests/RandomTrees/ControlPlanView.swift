import Foundation

@testable import SwiftUI

/// A control that is made of several views.
struct ControlPlanView: View {
  let plan: TreePlan
  let model: TreeModel

  var body: some View {
    let variant = plan.variant
    switch plan.kind {
    case .picker:
      SlotReader(model, plan) { value, plan in
        Picker(Variants.text(plan.variant), selection: .constant(value % 4)) {
          ForEach(0..<3) { Text(Variants.text(plan.variant + $0)).tag($0) }
          // Options that one modifier wraps together.
          Group {
            Text("Last").tag(3)
            Text("None").tag(4)
          }
          .padding(2)
        }
      }
    case .stepper:
      SlotReader(model, plan) { value, plan in
        Stepper(Variants.text(plan.variant), value: .constant(value), in: 0...5)
      }
    default:
      DatePicker(
        Variants.text(variant),
        selection: .constant(Date(timeIntervalSinceReferenceDate: Double(variant) * 1e6)),
        displayedComponents: variant % 2 == 0 ? [.date] : [.date, .hourAndMinute])
    }
  }
}

/// A view in a control, or with what says how the controls inside look.
struct ControlLookView: View {
  let plan: TreePlan
  let content: TreePlanView

  var body: some View {
    let variant = plan.variant
    switch plan.kind {
    case .stepperLabel: Stepper(value: .constant(variant)) { content }
    case .labelsHidden: content.labelsHidden()
    case .toggleLook:
      switch variant % 3 {
      case 0: content.toggleStyle(.button)
      case 1: content.toggleStyle(.switch)
      default: content.controlSize(.small)
      }
    default:
      switch variant % 4 {
      case 0: content.pickerStyle(.segmented)
      case 1: content.pickerStyle(.inline)
      case 2: content.pickerStyle(.wheel)
      default: content.pickerStyle(.menu)
      }
    }
  }
}

/// Views of which one is shown, as a slot's value says.
struct TabsPlanView: View {
  let plan: TreePlan
  let model: TreeModel

  var body: some View {
    SlotReader(model, plan) { value, plan in
      let selected = plan.children.isEmpty ? 0 : plan.children[value % plan.children.count].id
      if plan.kind == .tabs {
        TabView(selection: .constant(selected)) {
          ForEach(plan.children) { child in
            TreePlanView(plan: child, model: model)
              .tabItem { Label("Tab \(child.id)", systemImage: "star") }
              .badge(child.variant % 3)
              .tag(child.id)
          }
        }
      } else {
        TabView(selection: .constant(selected)) {
          ForEach(plan.children) { child in
            TreePlanView(plan: child, model: model).tag(child.id)
          }
        }
        .tabViewStyle(.page(indexDisplayMode: plan.variant % 2 == 0 ? .always : .never))
      }
    }
  }
}
