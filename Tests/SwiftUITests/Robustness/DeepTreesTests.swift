import Testing

@testable import SwiftUI

/// Views inside of each other without end.
@MainActor struct DeepTreesTests {
  @Test(arguments: [500, 50_000]) func nestedAnyViewsAreShownAndReleased(count: Int) {
    var view = AnyView(Text("deepest"))
    for _ in 0..<count { view = AnyView(VStack { view }) }
    let found = issues {
      let host = TestHost(
        VStack {
          Text("Still here")
          view
        })
      #expect(host.text("Still here") != nil)
    }
    if count == 500 {
      #expect(found == [])
    } else {
      #expect(found.count == 1)
      #expect(found.first?.hasPrefix("The view tree is nested too deeply") == true)
    }
    weak var left: Witness?
    do {
      let witness = Witness()
      left = witness
      view = AnyView(Holding(witness: witness, content: view))
    }
    #expect(left != nil)
    view = AnyView(EmptyView())
    #expect(left == nil)
  }

  @Test func viewsOfManyThreadsAreReleasedWhereTheyAre() async {
    await withTaskGroup(of: Bool.self) { group in
      for _ in 0..<4 {
        group.addTask {
          await Task.yield()
          weak var left: Witness?
          do {
            let witness = Witness()
            left = witness
            var view = AnyView(Holding(witness: witness, content: AnyView(EmptyView())))
            for _ in 0..<20_000 { view = AnyView(Pair(content: view)) }
          }
          return left == nil
        }
      }
      for await isGone in group { #expect(isGone) }
    }
  }

  private final class Witness: @unchecked Sendable {}

  private nonisolated struct Holding: View {
    let witness: Witness
    let content: AnyView
    @MainActor var body: some View { content }
  }

  private nonisolated struct Pair: View {
    let content: AnyView
    @MainActor var body: some View { content }
  }
}
