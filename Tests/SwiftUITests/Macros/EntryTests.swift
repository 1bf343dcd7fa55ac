#if Macros
  import Testing

  @testable import SwiftUI

  extension EnvironmentValues {
    @Entry fileprivate var entryName = "plain"
    @Entry fileprivate var entryNumber: Int?
  }

  extension Transaction {
    @Entry fileprivate var entryFlag = false
  }

  #Preview("Example") {
    @Previewable @State var count = 0
    Text("\(count)")
  }

  @MainActor
  struct EntryTests {
    struct Reader: View {
      @Environment(\.entryName) var name
      @Environment(\.entryNumber) var number
      var body: some View { Text("\(name) \(number ?? -1)") }
    }

    @Test func entriesAreKeysOfTheEnvironment() {
      #expect(TestHost(Reader()).text("plain -1") != nil)
      let host = TestHost(
        Reader().environment(\.entryName, "other").environment(\.entryNumber, 3))
      #expect(host.text("other 3") != nil)
    }

    @Test func entriesAreKeysOfTransactions() {
      var transaction = Transaction()
      #expect(!transaction.entryFlag)
      transaction.entryFlag = true
      #expect(transaction.entryFlag)
    }
  }
#endif
