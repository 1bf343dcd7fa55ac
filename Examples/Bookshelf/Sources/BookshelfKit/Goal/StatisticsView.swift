import SwiftUI

struct BarHeightKey: PreferenceKey {
  static let defaultValue: CGFloat = 0
  static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) {
    value = max(value, nextValue())
  }
}

struct StatisticsView: View {
  @EnvironmentObject private var library: Library
  @State private var tallest: CGFloat = 0

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      HStack(alignment: .bottom, spacing: 8) {
        ForEach(library.books) { book in
          VStack(spacing: 4) {
            Capsule()
              .fill(Color.blue)
              .frame(width: 16, height: CGFloat(book.pages) / 4)
              .background(
                GeometryReader { proxy in
                  Color.clear.preference(key: BarHeightKey.self, value: proxy.size.height)
                })
            Text("\(book.pages)")
              .font(.caption2)
          }
          .accessibilityElement(children: .combine)
        }
      }
      .onPreferenceChange(BarHeightKey.self) { tallest = $0 }
      Text("Longest bar: \(Int(tallest)) points")
      Text("\(library.books.reduce(0) { $0 + $1.pages }) pages in all")
    }
    .padding()
    .navigationTitle("Statistics")
  }
}
