import SwiftUI

extension View {
  /// Writes the title of a marker or an annotation below it; what it is called is told by the view itself.
  func mapTitle(_ label: MapLabel, isShown: Bool) -> some View {
    overlay(alignment: .bottom) {
      if isShown {
        label.title
          .font(.caption2.weight(.semibold))
          .fixedSize()
          .padding(.top, 2)
          .alignmentGuide(.bottom) { $0[.top] }
          .accessibilityHidden(true)
          .allowsHitTesting(false)
      }
    }
  }
}
