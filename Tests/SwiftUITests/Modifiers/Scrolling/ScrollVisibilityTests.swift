import CoreGraphics
import Testing

@testable import SwiftUI

@MainActor
@Suite struct ScrollVisibilityTests {
  private let size = CGSize(width: 200, height: 400)

  @Test func aViewIsVisibleFromItsThresholdOn() {
    let log = Box<[Bool]>([])
    let host = TestHost(
      ScrollView {
        VStack(spacing: 0) {
          Color.red.frame(height: 400)
          Color.blue.frame(height: 100)
            .onScrollVisibilityChange(threshold: 0.25) { log.value.append($0) }
          Color.red.frame(height: 800)
        }
      }, size: size)
    let scroll = host.first(ScrollViewNode.self)
    func go(_ y: CGFloat) {
      scroll?.scroll(to: CGPoint(x: 0, y: y))
      host.settle()
    }
    #expect(log.value == [])
    go(20)
    #expect(log.value == [])
    go(30)
    #expect(log.value == [true])
    go(470)
    #expect(log.value == [true])
    go(480)
    #expect(log.value == [true, false])
  }

  @Test func whatShowsAtFirstIsTold() {
    let log = Box<[Bool]>([])
    _ = TestHost(
      ScrollView {
        Color.blue.frame(height: 100).onScrollVisibilityChange { log.value.append($0) }
      },
      size: size)
    #expect(log.value == [true])
  }

  @Test func rowsOfLazyStacksGoOutOfSight() {
    let seen = Box<Set<Int>>([])
    let host = TestHost(
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(0..<100, id: \.self) { index in
            Color.red.frame(height: 100).onScrollVisibilityChange {
              if $0 { seen.value.insert(index) } else { seen.value.remove(index) }
            }
          }
        }
      }, size: size)
    #expect(seen.value == [0, 1, 2, 3])
    host.first(ScrollViewNode.self)?.scroll(to: CGPoint(x: 0, y: 5000))
    host.settle()
    #expect(seen.value == [50, 51, 52, 53])
  }

  @Test func targetsInSightAreTold() {
    let seen = Box<[Int]>([])
    let host = TestHost(
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(0..<100, id: \.self) { _ in Color.red.frame(height: 100) }
        }
        .scrollTargetLayout()
      }
      .onScrollTargetVisibilityChange(idType: Int.self) { seen.value = $0 }, size: size)
    #expect(seen.value == [0, 1, 2, 3])
    host.first(ScrollViewNode.self)?.scroll(to: CGPoint(x: 0, y: 140))
    host.settle()
    #expect(seen.value == [1, 2, 3, 4])
    host.first(ScrollViewNode.self)?.scroll(to: CGPoint(x: 0, y: 160))
    host.settle()
    #expect(seen.value == [2, 3, 4, 5])
  }
}
