import SwiftUI

struct WelcomeView: View {
  @Environment(\.dismiss) private var dismiss
  @State private var page = 0

  private let pages = ["All your books in one place.", "Set a goal and reach it."]

  var body: some View {
    VStack(spacing: 24) {
      Spacer()
      Circle()
        .fill(Color.accentColor)
        .frame(width: 96, height: 96)
      Text("Welcome to Bookshelf")
        .font(.largeTitle)
        .multilineTextAlignment(.center)
      Text(pages[page])
      Spacer()
      Button(page < pages.count - 1 ? "Next" : "Start reading") {
        if page < pages.count - 1 {
          withAnimation { page += 1 }
        } else {
          dismiss()
        }
      }
      .buttonStyle(FilledButtonStyle())
    }
    .padding(24)
  }
}
