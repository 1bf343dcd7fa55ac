import CoreGraphics
import Foundation

/// What elements say of stack views.
@MainActor
enum StackReading {
  static func apply(_ element: InterfaceElement, to stack: UIStackView) {
    if let axis: NSLayoutConstraint.Axis = element.choice("axis") { stack.axis = axis }
    if let distribution: UIStackView.Distribution = element.choice("distribution") {
      stack.distribution = distribution
    }
    switch element["alignment"] {
    case "top": stack.alignment = .leading
    case "bottom": stack.alignment = .trailing
    case nil: break
    default: stack.alignment = element.choice("alignment") ?? stack.alignment
    }
    if element["spacingType"] == "standard" {
      stack.spacing = UIStackView.spacingUseSystem
    } else if let spacing = element.length("spacing") {
      stack.spacing = spacing
    }
    if let isRelative = element.flag("baselineRelativeArrangement") {
      stack.isBaselineRelativeArrangement = isRelative
    }
    // Files say so only where it is the case; margins written there are those of the arrangement.
    if let isRelative = element.flag("layoutMarginsRelativeArrangement") {
      stack.isLayoutMarginsRelativeArrangement = isRelative
    } else if element.child("edgeInsets", key: "layoutMargins") != nil
      || element.child("directionalEdgeInsets", key: "directionalLayoutMargins") != nil
    {
      stack.isLayoutMarginsRelativeArrangement = true
    }
  }
}
