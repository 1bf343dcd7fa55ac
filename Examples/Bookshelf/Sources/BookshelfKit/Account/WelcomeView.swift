import SwiftUI

struct WelcomeView: View {
  private static let pages = [
    (symbol: "books.vertical.fill", text: "All your books in one place."),
    (symbol: "flag.fill", text: "Set a goal and reach it."),
  ]

  @Environment(\.dismiss) private var dismiss
  @State private(set) var page = 0
  var didAppear: ((Self) -> Void)?

  private var isLast: Bool { page == Self.pages.count - 1 }

  var body: some View {
    VStack(spacing: 24) {
      Spacer()
      Image(systemName: Self.pages[page].symbol)
        .font(.system(size: 80))
        .foregroundStyle(.tint)
        .frame(height: 96)
        .accessibilityHidden(true)
      Text("Welcome to Bookshelf")
        .font(.largeTitle.bold())
        .multilineTextAlignment(.center)
      Text(Self.pages[page].text)
        .foregroundStyle(.secondary)
      Spacer()
      Button(isLast ? "Start reading" : "Next") {
        if isLast {
          dismiss()
        } else {
          withAnimation { page += 1 }
        }
      }
      .buttonStyle(FilledButtonStyle())
    }
    .padding(24)
    .interactiveDismissDisabled()
    .onAppear { didAppear?(self) }
  }
}
