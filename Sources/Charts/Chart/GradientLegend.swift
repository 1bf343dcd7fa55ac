import SwiftUI

/// The colours of a scale of numbers, as a bar with its ends below.
///
/// Differs from Apple's: that it is a bar is known; its length, and which values stand below it, were not measured.
struct GradientLegend: View {
  let gradient: Gradient
  /// The least and the greatest value, in words.
  let ends: (low: String, high: String)

  var body: some View {
    VStack(spacing: 4) {
      LinearGradient(gradient: gradient, startPoint: .leading, endPoint: .trailing)
        .frame(height: 8)
        .clipShape(Capsule())
        .accessibilityHidden(true)
      HStack(spacing: 8) {
        Text(verbatim: ends.low).lineLimit(1)
        Spacer(minLength: 0)
        Text(verbatim: ends.high).lineLimit(1)
      }
    }
    .frame(minWidth: 0, idealWidth: 120, maxWidth: 120)
  }
}
