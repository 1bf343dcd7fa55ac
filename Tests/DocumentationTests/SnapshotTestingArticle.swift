// The code of Sources/SnapshotTesting/SnapshotTesting.docc. Scripts/check-documents compares them.

// begin snippet
import SnapshotTesting
import SwiftUI
import Testing

struct Receipt: View {
  let total: Int

  var body: some View {
    VStack(alignment: .leading) {
      Text("Thank you").font(.headline)
      Text("Total: \(total)")
      Button("Pay") {}
    }
    .padding()
  }
}

@MainActor
struct ReceiptTests {
  @Test func looks() {
    assertSnapshot(of: Receipt(total: 12), as: .image)
    assertSnapshot(of: Receipt(total: 12), as: .accessibilityElements)
  }

  @Test func looksOnPhonesAndInTheDark() {
    assertSnapshots(
      of: Receipt(total: 12),
      as: .matrix(devices: ["se": .iPhoneSe, "13": .iPhone13], schemes: [.light, .dark], scale: 1))
  }
}
// end snippet
