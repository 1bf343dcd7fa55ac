import Combine
import Device
import Foundation
import Observation
import Testing
import UIKit

@testable import SwiftUI

/// What waits for the end of animations.
///
/// Apple documents that a completion is called exactly once, and right after the update if no animation is started.
@MainActor
@Suite(.serialized)
struct AnimationCompletionTests {
  private let clock = DeviceClockForTests()

  struct Screen: View {
    let log: Box<[String]>
    var implicit: Animation?
    @State private var x = 0.0
    @State private var isShown = false
    @State private var words = "A"

    private func change(
      _ animation: Animation?, criteria: AnimationCompletionCriteria = .logicallyComplete,
      _ name: String, _ body: () -> Void
    ) {
      withAnimation(animation, completionCriteria: criteria, body) { log.value.append(name) }
    }

    var body: some View {
      VStack {
        if let implicit {
          Color.red.frame(width: 10, height: 10).offset(x: x).animation(implicit, value: x)
        } else {
          Color.red.frame(width: 10, height: 10).offset(x: x)
        }
        if isShown { Text("Guest").transition(.opacity) }
        Button("Linear") { change(.linear(duration: 1), "linear") { x += 100 } }
        Button("Later") { change(.linear(duration: 1).delay(1).speed(2), "later") { x += 100 } }
        Button("Spring") { change(.spring(duration: 1, bounce: 0.6), "spring") { x += 100 } }
        Button("Rest") {
          change(.spring(duration: 1, bounce: 0.6), criteria: .removed, "rest") { x += 100 }
        }
        Button("Removed") {
          change(.linear(duration: 1), criteria: .removed, "removed") { x += 100 }
        }
        Button("Endless") { change(.linear(duration: 1).repeatForever(), "endless") { x += 100 } }
        Button("Nothing") { change(.linear(duration: 1), "nothing") {} }
        Button("Same") { change(.linear(duration: 1), "same") { words = "A" } }
        Button("Unanimated") { change(nil, "unanimated") { x += 100 } }
        Button("Show") { change(.linear(duration: 2), "shown") { isShown.toggle() } }
      }
    }
  }

  private let log = Box<[String]>([])

  private func tap(_ name: String, in host: TestHost) {
    host.tap(name)
    TurnScheduler.shared.runTurn()
  }

  @Test func aCompletionComesWhenTheAnimationHasEnded() {
    let host = TestHost(Screen(log: log))
    tap("Linear", in: host)
    clock.advance(0.9)
    #expect(log.value.isEmpty)
    clock.advance(0.2)
    #expect(log.value == ["linear"])
    tap("Later", in: host)
    clock.advance(0.9)
    #expect(log.value == ["linear"])
    clock.advance(0.2)
    #expect(log.value == ["linear", "later"])
    tap("Endless", in: host)
    clock.advance(100)
    #expect(log.value == ["linear", "later"])
  }

  @Test func withoutAnyChangeItComesAfterTheUpdate() {
    let host = TestHost(Screen(log: log))
    for name in ["Nothing", "Same", "Unanimated"] { tap(name, in: host) }
    #expect(log.value == ["nothing", "same", "unanimated"])
    clock.advance(3)
    #expect(log.value.count == 3)
  }

  @Test func itNeverComesInsideOfTheCall() {
    withAnimation(nil) {
      log.value.append("body")
    } completion: {
      log.value.append("completion")
    }
    #expect(log.value == ["body"])
    TurnScheduler.shared.runTurn()
    #expect(log.value == ["body", "completion"])
  }

  @Test func aSpringCountsAsEndedBeforeItHasSettled() {
    let host = TestHost(Screen(log: log))
    tap("Spring", in: host)
    tap("Rest", in: host)
    clock.advance(1.05)
    #expect(log.value == ["spring"])
    clock.advance(10)
    #expect(log.value == ["spring", "rest"])
  }

  @Test func removalWaitsForTheAnimationsThatCameAfter() {
    let host = TestHost(Screen(log: log))
    tap("Removed", in: host)
    clock.advance(0.5)
    tap("Linear", in: host)
    clock.advance(0.6)
    #expect(log.value.isEmpty)
    clock.advance(0.5)
    #expect(Set(log.value) == ["removed", "linear"])
  }

  @Test func theAnimationThatReallyRunsCounts() {
    let host = TestHost(Screen(log: log, implicit: .linear(duration: 3)))
    tap("Linear", in: host)
    clock.advance(2.9)
    #expect(log.value.isEmpty)
    clock.advance(0.2)
    #expect(log.value == ["linear"])
  }

  @Test func viewsThatComeAndGoAreWaitedFor() {
    let host = TestHost(Screen(log: log))
    tap("Show", in: host)
    clock.advance(1.9)
    #expect(log.value.isEmpty)
    clock.advance(0.2)
    #expect(log.value == ["shown"])
    tap("Show", in: host)
    clock.advance(1.9)
    #expect(log.value.count == 1)
    clock.advance(0.2)
    #expect(log.value == ["shown", "shown"])
  }

  @Test func completionsOfATransactionComeToo() {
    struct Moved: View {
      let log: Box<[String]>
      @State private var x = 0.0
      var body: some View {
        Button("Go") {
          var transaction = Transaction(animation: .linear(duration: 0.5))
          transaction.addAnimationCompletion { log.value.append("done") }
          withTransaction(transaction) { x = 10 }
        }
        .offset(x: x)
      }
    }
    let host = TestHost(Moved(log: log))
    tap("Go", in: host)
    clock.advance(0.4)
    #expect(log.value.isEmpty)
    clock.advance(0.2)
    #expect(log.value == ["done"])
  }

  @Test func animationsCanFollowEachOther() {
    struct Steps: View {
      let log: Box<[String]>
      @State private var x = 0.0
      var body: some View {
        Button("Go") {
          withAnimation(.linear(duration: 1)) {
            x = 100
          } completion: {
            log.value.append("first")
            withAnimation(.linear(duration: 1)) {
              x = 0
            } completion: {
              log.value.append("second")
            }
          }
        }
        .offset(x: x)
      }
    }
    let host = TestHost(Steps(log: log))
    tap("Go", in: host)
    clock.advance(1.1)
    host.settle()
    TurnScheduler.shared.runTurn()
    #expect(log.value == ["first"])
    clock.advance(0.5)
    #expect(log.value == ["first"])
    clock.advance(1)
    #expect(log.value == ["first", "second"])
  }

  @Test func aChangeThatNobodyShowsEndsWithTheTurn() {
    struct Unread: View {
      let log: Box<[String]>
      @State private var unread = 0
      @State private var x = 0.0
      var body: some View {
        VStack {
          Button("Hide") {
            withAnimation(.linear(duration: 1)) {
              unread += 1
            } completion: {
              log.value.append("hidden")
            }
          }
          Button("Jump") { x += 100 }
          Color.red.frame(width: 10, height: 10)
            .accessibilityElement().accessibilityLabel("box").offset(x: x)
        }
      }
    }
    let host = TestHost(Unread(log: log))
    let start = host.element(.other, "box")?.frame.minX ?? 0
    tap("Hide", in: host)
    #expect(log.value == ["hidden"])
    // What comes later is not animated by that.
    tap("Jump", in: host)
    #expect(host.element(.other, "box")?.frame.minX == start + 100)
  }

  // MARK: Models

  @Observable final class Model { var x = 0.0 }

  final class OldModel: ObservableObject { @Published var x = 0.0 }

  struct Modelled: View {
    let model: Model
    @ObservedObject var old: OldModel
    var body: some View {
      VStack {
        Color.red.frame(width: 10, height: 10)
          .accessibilityElement().accessibilityLabel("new").offset(x: model.x)
        Color.red.frame(width: 10, height: 10)
          .accessibilityElement().accessibilityLabel("old").offset(x: old.x)
        Button("New") { withAnimation(.linear(duration: 1)) { model.x = 100 } }
        Button("Old") { withAnimation(.linear(duration: 1)) { old.x = 100 } }
      }
    }
  }

  @Test func changesOfModelsAreAnimated() throws {
    let host = TestHost(Modelled(model: Model(), old: OldModel()))
    func x(_ name: String) -> CGFloat { host.element(.other, name)?.frame.minX ?? .nan }
    let start = x("new")
    host.tap("New")
    clock.advance(0.5)
    host.settle()
    #expect(abs(x("new") - start - 50) < 3, "\(x("new") - start)")
    clock.advance(1)
    host.tap("Old")
    clock.advance(0.5)
    host.settle()
    #expect(abs(x("old") - start - 50) < 3, "\(x("old") - start)")
    clock.advance(1)
    host.settle()
    #expect(x("new") - start == 100 && x("old") - start == 100)
  }
}
