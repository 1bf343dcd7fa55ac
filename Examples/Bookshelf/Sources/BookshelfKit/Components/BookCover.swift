import SwiftUI

struct BookCover: View {
  let title: String

  private static let colors: [Color] = [.blue, .green, .orange, .purple, .pink, .teal]

  private var color: Color {
    Self.colors[title.unicodeScalars.reduce(0) { $0 + Int($1.value) } % Self.colors.count]
  }

  var body: some View {
    ZStack {
      RoundedRectangle(cornerRadius: 4)
        .fill(color)
      Text(title.prefix(1))
        .font(.headline)
        .foregroundStyle(.white)
    }
    .accessibilityHidden(true)
  }
}
