import Axt
import SwiftUI

struct StarRating: View {
  @Binding var stars: Int
  var isEditable = true

  var body: some View {
    HStack(spacing: 4) {
      ForEach(1...5, id: \.self) { index in
        Image(systemName: index <= stars ? "star.fill" : "star")
          .foregroundStyle(.yellow)
          .onTapGesture { if isEditable { stars = index } }
      }
    }
    .testData(value: stars, setValue: { stars = $0 as? Int ?? stars })
    .accessibilityElement(children: .ignore)
    .accessibilityLabel("Rating")
    .accessibilityValue("\(stars) of 5 stars")
    .accessibilityAdjustableAction { direction in
      switch direction {
      case .increment: stars = min(stars + 1, 5)
      case .decrement: stars = max(stars - 1, 0)
      @unknown default: break
      }
    }
  }
}
