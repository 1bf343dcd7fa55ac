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

  private var pagesInAll: Int { library.books.reduce(0) { $0 + $1.pages } }

  var body: some View {
    VStack(alignment: .leading, spacing: 16) {
      Text("Pages per book")
        .font(.headline)
      HStack(alignment: .bottom, spacing: 8) {
        ForEach(library.books) { bar($0) }
      }
      .overlay(alignment: .bottom) { Divider().offset(y: -18) }
      .onPreferenceChange(BarHeightKey.self) { tallest = $0 }
      LabeledContent("Pages in all", value: "\(pagesInAll)")
      LabeledContent("Longest book", value: "\(Int(tallest) * 2) pages")
      Spacer()
    }
    .padding()
    .navigationTitle("Statistics")
    .navigationBarTitleDisplayMode(.inline)
  }

  private func bar(_ book: Book) -> some View {
    VStack(spacing: 4) {
      RoundedRectangle(cornerRadius: 4)
        .fill(Color.accentColor)
        .frame(height: CGFloat(book.pages) / 2)
        .background(
          GeometryReader { proxy in
            Color.clear.preference(key: BarHeightKey.self, value: proxy.size.height)
          })
      Text("\(book.pages)")
        .font(.caption2)
        .foregroundStyle(.secondary)
    }
    .frame(maxWidth: .infinity)
    .accessibilityElement(children: .ignore)
    .accessibilityLabel(book.title)
    .accessibilityValue("\(book.pages) pages")
  }
}
