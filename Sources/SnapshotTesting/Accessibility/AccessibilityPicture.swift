import SwiftUI

/// Draws what VoiceOver finds on a view that is on the stage.
@MainActor
enum AccessibilityPicture {
  /// What is needed of a view, before it leaves the stage.
  struct Finding {
    let picture: UIImage
    let elements: [SpokenElement]

    @MainActor
    init(_ stage: SnapshotStage, _ view: UIView) {
      picture = stage.picture(of: view)
      elements = SpokenScreen.elements(of: view)
    }
  }

  static func picture(of finding: Finding, look: AccessibilityLook) -> UIImage {
    if finding.picture.size == .zero { return finding.picture }
    let legend = AccessibilityLegend(
      picture: finding.picture, elements: finding.elements, look: look)
    let traits = UITraitCollection { traits in
      traits.displayScale = finding.picture.scale
      traits.userInterfaceStyle = .light
      traits.layoutDirection = .leftToRight
    }
    let stage = SnapshotStage(config: ViewImageConfig(), traits: traits)
    return stage.showFitting(UIHostingController(rootView: legend)) { stage.picture(of: $0) }
  }
}
