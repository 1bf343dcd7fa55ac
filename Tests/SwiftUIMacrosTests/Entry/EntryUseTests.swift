#if Macros
  import Accessibility
  import SwiftUI
  import Testing
  import UIKit

  extension EnvironmentValues {
    @Entry fileprivate var greeting = "Hello"
    @Entry fileprivate var limit: Int?
    @Entry fileprivate var ratio: CGFloat = 1
    @Entry fileprivate var format: @Sendable (Int) -> String = { "#\($0)" }
  }

  extension Transaction {
    @Entry fileprivate var isFromUser = false
  }

  extension ContainerValues {
    @Entry fileprivate var badge = 0
  }

  extension FocusedValues {
    @Entry fileprivate var document: String?
  }

  private struct Badges: View {
    var body: some View {
      VStack {
        Group(
          subviews: Group {
            Text("plain")
            Text("marked").containerValue(\.badge, 3)
          }
        ) { subviews in
          ForEach(subviews) { Text("badge \($0.containerValues.badge)") }
        }
      }
    }
  }

  /// What `@Entry` makes of a property, in each container that takes one.
  @MainActor
  struct EntryUseTests {
    @Test func environmentEntriesHaveTheirDefaults() {
      var values = EnvironmentValues()
      #expect(values.greeting == "Hello")
      #expect(values.limit == nil)
      #expect(values.ratio == 1)
      #expect(values.format(3) == "#3")
      values.limit = 4
      values.greeting = "Hi"
      #expect(values.limit == 4)
      #expect(values.greeting == "Hi")
      values.limit = nil
      #expect(values.limit == nil)
    }

    @Test func entriesAreIndependent() {
      var values = EnvironmentValues()
      values.greeting = "Hi"
      #expect(EnvironmentValues().greeting == "Hello")
      #expect(values.ratio == 1)
    }

    @Test func transactionsTakeEntries() {
      var transaction = Transaction()
      #expect(!transaction.isFromUser)
      transaction.isFromUser = true
      #expect(transaction.isFromUser)
    }

    @Test func containersTakeEntries() throws {
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
      window.rootViewController = UIHostingController(rootView: Badges())
      window.makeKeyAndVisible()
      defer { window.isHidden = true }
      var labels: [String] = []
      try UIApplication.shared.settledTree().forEachDescendant { labels.append($0.label) }
      #expect(labels.contains("badge 0") && labels.contains("badge 3"))
    }

    @Test func focusedEntriesAreOptional() {
      var values = FocusedValues()
      #expect(values.document == nil)
      values.document = "Letter"
      #expect(values.document == "Letter")
    }
  }
#endif
