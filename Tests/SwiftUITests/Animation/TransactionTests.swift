import Testing

@testable import SwiftUI

private enum SourceKey: TransactionKey { static let defaultValue = "none" }

extension Transaction {
  fileprivate var source: String {
    get { self[SourceKey.self] }
    set { self[SourceKey.self] = newValue }
  }
}

/// What a state change tells the views that it changes.
@MainActor
@Suite struct TransactionTests {
  struct Seen: Equatable {
    var source = ""
    var isAnimated = false
    var isContinuous = false
    var tracksVelocity = false
    var disablesAnimations = false
  }

  struct Screen: View {
    let log: Box<[Seen]>
    let change: @MainActor (Binding<Int>) -> Void
    @State private var count = 0
    var body: some View {
      VStack {
        Text("\(count)").transaction { transaction in
          log.value.append(
            Seen(
              source: transaction.source, isAnimated: transaction.animation != nil,
              isContinuous: transaction.isContinuous,
              tracksVelocity: transaction.tracksVelocity,
              disablesAnimations: transaction.disablesAnimations))
        }
        .opacity(count == 0 ? 1 : 0.5)
        Button("Change") { change($count) }
      }
    }
  }

  private func seen(_ change: @escaping @MainActor (Binding<Int>) -> Void) -> [Seen] {
    let log = Box<[Seen]>([])
    let host = TestHost(Screen(log: log, change: change))
    log.value = []
    host.tap("Change")
    #expect(host.text("1") != nil)
    return log.value
  }

  @Test func valuesOfTheAppsOwnComeAlong() {
    let found = seen { count in
      withTransaction(\.source, "button") { count.wrappedValue = 1 }
    }
    #expect(!found.isEmpty && found.allSatisfy { $0 == Seen(source: "button") })
  }

  @Test func everyValueComesAlong() {
    let found = seen { count in
      var transaction = Transaction(animation: .linear)
      transaction.isContinuous = true
      transaction.tracksVelocity = true
      transaction.disablesAnimations = true
      withTransaction(transaction) { count.wrappedValue = 1 }
    }
    let expected = Seen(
      source: "none", isAnimated: true, isContinuous: true, tracksVelocity: true,
      disablesAnimations: true)
    #expect(!found.isEmpty && found.allSatisfy { $0 == expected })
  }

  @Test func theTransactionOfABindingComesAlong() {
    let found = seen { count in
      var transaction = Transaction()
      transaction.source = "binding"
      count.transaction(transaction).wrappedValue = 1
    }
    #expect(!found.isEmpty && found.allSatisfy { $0 == Seen(source: "binding") })
  }

  @Test func transactionsEndWithTheirTurn() {
    let found = seen { count in
      withTransaction(\.source, "first") {}
      count.wrappedValue = 1
    }
    #expect(found.allSatisfy { $0 == Seen(source: "none") })
    #expect(Transaction.current.source == "none")
  }

  @Test func transactionsNest() {
    withTransaction(\.source, "outer") {
      withAnimation(.linear) {
        #expect(Transaction.current.source == "outer")
        #expect(Transaction.current.animation == .linear)
        withTransaction(\.source, "inner") {
          #expect(Transaction.current.source == "inner")
          #expect(Transaction.current.animation == .linear)
        }
      }
      #expect(Transaction.current.animation == nil)
    }
  }
}
