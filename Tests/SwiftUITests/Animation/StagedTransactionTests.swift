import CoreGraphics
import Device
import Foundation
import Testing
import UIKit

@testable import SwiftUI

/// Changes of one action that are animated in different ways: each has an update of its own.
@MainActor
@Suite(.serialized)
struct StagedTransactionTests {
  private let clock = DeviceClockForTests()

  struct Screen: View {
    let log: Box<[String]>
    @State private var a = 0.0
    @State private var b = 0.0

    var body: some View {
      VStack(spacing: 0) {
        box("a").offset(x: a)
        box("b").offset(x: b)
        Button("Two") {
          withAnimation(.linear(duration: 1)) { a = 100 }
          withAnimation(.linear(duration: 2)) { b = 100 }
          log.value.append("\(a) \(b)")
        }
        Button("Plain first") {
          a = 100
          withAnimation(.linear(duration: 1)) { b = 100 }
        }
        Button("Plain last") {
          withAnimation(.linear(duration: 1)) { a = 100 }
          b = 100
        }
        Button("Set back") {
          a = -50
          withAnimation(.linear(duration: 1)) { a = 50 }
        }
        Button("Completed") {
          withAnimation(.linear(duration: 1)) {
            a = 100
          } completion: {
            log.value.append("a")
          }
          withAnimation(.linear(duration: 2)) {
            b = 100
          } completion: {
            log.value.append("b")
          }
        }
      }
    }

    private func box(_ name: String) -> some View {
      Color.red.frame(width: 10, height: 10).accessibilityElement().accessibilityLabel(name)
    }
  }

  private let log = Box<[String]>([])

  private func places(_ host: TestHost) -> [Int] {
    host.settle()
    return ["a", "b"].map { name in
      Int(((host.element(.other, name)?.frame.midX ?? .infinity) - 195).rounded())
    }
  }

  @Test func twoAnimationsLeadWhatTheyChange() {
    let host = TestHost(Screen(log: log))
    host.tap("Two")
    #expect(log.value == ["100.0 100.0"])
    #expect(places(host) == [0, 0])
    clock.advance(0.5)
    #expect(places(host) == [50, 25])
    clock.advance(1)
    #expect(places(host) == [100, 75])
    clock.advance(1)
    #expect(places(host) == [100, 100])
  }

  @Test func whatChangesOutsideOfAnAnimationIsThereAtOnce() {
    let first = TestHost(Screen(log: log))
    first.tap("Plain first")
    clock.advance(0.5)
    #expect(places(first) == [100, 50])
    clock.advance(1)
    let last = TestHost(Screen(log: log))
    last.tap("Plain last")
    clock.advance(0.5)
    #expect(places(last) == [50, 100])
    clock.advance(1)
    #expect(places(last) == [100, 100])
  }

  @Test func aStateCanBeSetBackBeforeItIsAnimated() {
    let host = TestHost(Screen(log: log))
    host.tap("Set back")
    #expect(places(host)[0] == -50)
    clock.advance(0.5)
    #expect(places(host)[0] == 0)
    clock.advance(1)
    #expect(places(host)[0] == 50)
  }

  @Test func eachAnimationHasItsCompletion() {
    let host = TestHost(Screen(log: log))
    host.tap("Completed")
    TurnScheduler.shared.runTurn()
    clock.advance(0.9)
    #expect(log.value.isEmpty)
    clock.advance(0.3)
    #expect(log.value == ["a"])
    clock.advance(1)
    #expect(log.value == ["a", "b"])
  }

  @Test func partsAppearOneAfterTheOther() {
    struct Staggered: View {
      @State private var opacities = [0.0, 0.0]
      @State private var first = 0.0
      @State private var second = 0.0
      var body: some View {
        VStack {
          box("a").offset(x: first)
          box("b").offset(x: second)
        }
        .onAppear {
          withAnimation(.linear(duration: 1)) { first = 100 }
          withAnimation(.linear(duration: 1).delay(0.5)) { second = 100 }
        }
      }

      private func box(_ name: String) -> some View {
        Color.red.frame(width: 10, height: 10).accessibilityElement().accessibilityLabel(name)
      }
    }
    let host = TestHost(Staggered())
    #expect(places(host) == [0, 0])
    clock.advance(0.75)
    #expect(places(host) == [75, 25])
    clock.advance(2)
    #expect(places(host) == [100, 100])
  }

  @Test func aValuesAnimationLeadsOnlyItsOwnChange() {
    struct Valued: View {
      @State private var a = 0.0
      @State private var b = 0.0
      var body: some View {
        VStack {
          Button("Go") {
            a = 100
            withAnimation(.linear(duration: 2)) { b = 100 }
          }
          Color.red.frame(width: 10, height: 10).accessibilityElement().accessibilityLabel("a")
            .offset(x: a).animation(.linear(duration: 1), value: a)
          Color.red.frame(width: 10, height: 10).accessibilityElement().accessibilityLabel("b")
            .offset(x: b)
        }
      }
    }
    let host = TestHost(Valued())
    host.tap("Go")
    clock.advance(0.5)
    #expect(places(host) == [50, 25])
    clock.advance(2)
    #expect(places(host) == [100, 100])
  }

  @Test func changesAreToldOnceWithTheLastValue() {
    struct Told: View {
      let log: Box<[String]>
      @State private var a = 0
      @State private var b = 0
      var body: some View {
        VStack {
          Button("Go") {
            a = 1
            withAnimation { b = 2 }
            a = 3
          }
          Text("\(a) \(b)")
        }
        .onChange(of: b) { log.value.append("b \($0) \($1)") }
      }
    }
    let host = TestHost(Told(log: log))
    host.tap("Go")
    #expect(host.text("3 2") != nil)
    #expect(log.value == ["b 0 2"])
    clock.advance(2)
  }
}
