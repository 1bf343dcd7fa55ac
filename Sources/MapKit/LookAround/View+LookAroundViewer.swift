import Device
import SwiftUI

extension View {
  /// Shows what can be seen from a street, over the whole screen.
  ///
  /// Differs from Apple's: there are no scenes, so that it shows the sign of one that is missing, and `initialScene`,
  /// `allowsNavigation`, `showsRoadLabels` and `pointsOfInterest` change nothing.
  public nonisolated func lookAroundViewer(
    isPresented: Binding<Bool>, initialScene: MKLookAroundScene?, allowsNavigation: Bool = true,
    showsRoadLabels: Bool = true, pointsOfInterest: PointOfInterestCategories = .all,
    onDismiss: (() -> Void)? = nil
  ) -> some View {
    fullScreenCover(isPresented: isPresented, onDismiss: onDismiss) { LookAroundViewer() }
  }

  /// Shows what can be seen from a street, over the whole screen.
  ///
  /// Differs from Apple's: there are no scenes, so that it shows the sign of one that is missing, and `scene`,
  /// `allowsNavigation`, `showsRoadLabels` and `pointsOfInterest` change nothing.
  public nonisolated func lookAroundViewer(
    isPresented: Binding<Bool>, scene: Binding<MKLookAroundScene?>, allowsNavigation: Bool = true,
    showsRoadLabels: Bool = true, pointsOfInterest: PointOfInterestCategories = .all,
    onDismiss: (() -> Void)? = nil
  ) -> some View {
    fullScreenCover(isPresented: isPresented, onDismiss: onDismiss) { LookAroundViewer() }
  }
}

/// What can be seen from a street, with the button that closes it.
private struct LookAroundViewer: View {
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    LookAroundPreview(initialScene: nil)
      .ignoresSafeArea()
      .overlay(alignment: .topTrailing) {
        Button {
          dismiss()
        } label: {
          Image(systemName: "xmark.circle.fill").font(.title)
        }
        .accessibilityLabel(Text(verbatim: SystemWord.close.text))
        .padding()
      }
  }
}
