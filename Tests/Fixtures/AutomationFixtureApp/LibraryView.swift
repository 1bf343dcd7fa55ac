import SwiftUI

/// Books that come a moment after the screen, each in another way that apps get their data.
struct LibraryView: View {
  @State private var books: [String] = []
  @State private var opened = "None"
  @State private var ticks = 0

  var body: some View {
    VStack {
      ForEach(books, id: \.self) { book in
        Text(book)
        Button("Open \(book)") { opened = book }
      }
      Text(opened).accessibilityIdentifier("opened")
      Button("Tick") { startTicking() }
      Text("\(ticks) ticks")
    }
    .task {
      try? await Task.sleep(for: .milliseconds(200))
      books.append("Dune")
    }
    .task {
      let title = await Archive().title()
      books.append(title)
    }
    .onAppear {
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.4) { books.append("Solaris") }
      _ = Timer.scheduledTimer(withTimeInterval: 0.6, repeats: false) { _ in
        MainActor.assumeIsolated { books.append("Ubik") }
      }
    }
  }

  private func startTicking() {
    _ = Timer.scheduledTimer(withTimeInterval: 0.2, repeats: true) { _ in
      MainActor.assumeIsolated { ticks += 1 }
    }
  }
}

/// Work away from the main actor.
private actor Archive {
  func title() async -> String {
    for _ in 0..<100 { await Task.yield() }
    return "Emma"
  }
}
