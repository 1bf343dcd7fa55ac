import CoreGraphics
import Foundation
import Testing

@testable import SwiftUI

/// Gestures as apps use them, from Apple's guides and common patterns: fingers on a screen, and what
/// the screen shows then.
@MainActor
@Suite struct GestureScenarioTests {
  private let log = Box<[String]>([])
  private let size = CGSize(width: 400, height: 400)

  // MARK: Dragging

  struct Card: View {
    @State private var offset = CGSize.zero
    @GestureState private var isDragging = false
    var body: some View {
      Text(isDragging ? "dragged" : "free").frame(width: 100, height: 100).contentShape(.rect)
        .offset(offset)
        .gesture(
          DragGesture()
            .updating($isDragging) { _, state, _ in state = true }
            .onChanged { offset = $0.translation }
            .onEnded { value in
              offset = value.predictedEndTranslation.width > 150 ? value.translation : .zero
            })
    }
  }

  @Test func aCardFollowsTheFingerAndGoesBack() {
    let host = TestHost(Card(), size: size)
    let start = host.frame(ofText: "free")
    host.touch(.began, at: CGPoint(x: 200, y: 200))
    host.pass(0.1)
    host.touch(.moved, at: CGPoint(x: 240, y: 230))
    host.pass(0.1)
    host.touch(.moved, at: CGPoint(x: 280, y: 260))
    #expect(host.text("dragged") != nil)
    #expect(abs((host.element(.staticText, "dragged")?.frame.midX ?? 0) - 280) < 1)
    host.pass(2)
    host.touch(.moved, at: CGPoint(x: 280, y: 260))
    host.touch(.ended, at: CGPoint(x: 280, y: 260))
    #expect(host.frame(ofText: "free") == start)
  }

  @Test func aCardThatIsThrownStays() {
    let host = TestHost(Card(), size: size)
    host.drag(
      from: CGPoint(x: 200, y: 200), to: CGPoint(x: 300, y: 200), steps: 5, duration: 0.1)
    #expect(abs((host.element(.staticText, "free")?.frame.midX ?? 0) - 300) < 1)
  }

  @Test func aDragCanBeToldInTheSpaceOfAContainer() {
    let places = Box<[CGPoint]>([])
    let host = TestHost(
      VStack(spacing: 0) {
        Color.blue.frame(height: 100)
        Color.red.frame(width: 100, height: 100).scaleEffect(2)
          .gesture(
            DragGesture(minimumDistance: 0, coordinateSpace: .named("board"))
              .onChanged { places.value.append($0.location) })
        Spacer(minLength: 0)
      }
      .coordinateSpace(.named("board")).padding(.top, 20), size: size)
    host.touch(.began, at: CGPoint(x: 200, y: 170))
    host.touch(.moved, at: CGPoint(x: 220, y: 190))
    host.touch(.ended, at: CGPoint(x: 220, y: 190))
    #expect(places.value == [CGPoint(x: 200, y: 150), CGPoint(x: 220, y: 170)])
  }

  @Test func fingersOnATurnedViewAreInItsOwnSpace() {
    let drags = Box<[CGSize]>([])
    let host = TestHost(
      Color.red.frame(width: 100, height: 100)
        .gesture(DragGesture().onEnded { drags.value.append($0.translation) })
        .rotationEffect(.degrees(90)), size: size)
    host.drag(from: CGPoint(x: 200, y: 200), to: CGPoint(x: 240, y: 200))
    #expect(drags.value.count == 1)
    #expect(abs((drags.value.first?.height ?? 0) + 40) < 0.01)
    #expect(abs(drags.value.first?.width ?? 9) < 0.01)
  }

  // MARK: Buttons with gestures

  @Test func aTapBesidesAButtonGoesAlong() {
    let host = TestHost(
      Button("Play") { log.value.append("play") }
        .simultaneousGesture(TapGesture().onEnded { log.value.append("haptics") }), size: size)
    host.tap("Play")
    #expect(Set(log.value) == ["play", "haptics"] && log.value.count == 2)
  }

  @Test func aLongPressBesidesAButtonGoesAlong() {
    let host = TestHost(
      Button("Play") { log.value.append("play") }
        .simultaneousGesture(
          LongPressGesture(minimumDuration: 0.5).onEnded { _ in log.value.append("long") }),
      size: size)
    host.tap("Play")
    #expect(log.value == ["play"])
    log.value = []
    let frame = host.element(.button, "Play")?.frame ?? .zero
    host.tap(at: CGPoint(x: frame.midX, y: frame.midY), duration: 0.8)
    #expect(log.value == ["long", "play"])
  }

  @Test func aTapBeforeAButtonTakesItsTouches() {
    let host = TestHost(
      Button("Play") { log.value.append("play") }
        .highPriorityGesture(TapGesture().onEnded { log.value.append("own") }), size: size)
    host.tap("Play")
    #expect(log.value == ["own"])
  }

  @Test func aGestureCanBeSwitchedOff() {
    struct Switched: View {
      let log: Box<[String]>
      @State private var isOn = true
      var body: some View {
        VStack {
          Text("Target").gesture(
            TapGesture().onEnded { log.value.append("tap") }, isEnabled: isOn)
          Button("Switch") { isOn.toggle() }
        }
      }
    }
    let host = TestHost(Switched(log: log), size: size)
    host.tap("Target")
    host.tap("Switch")
    host.tap("Target")
    host.tap("Switch")
    host.tap("Target")
    #expect(log.value == ["tap", "tap"])
  }

  // MARK: Taps

  @Test func twoTapsFarApartAreNoDoubleTap() {
    let host = TestHost(
      Color.red.onTapGesture(count: 2) { log.value.append("double") }, size: size)
    host.tap(at: CGPoint(x: 50, y: 50))
    host.pass(0.1)
    host.tap(at: CGPoint(x: 350, y: 350))
    host.pass(1)
    #expect(log.value.isEmpty)
    host.tap(at: CGPoint(x: 350, y: 350))
    host.pass(0.1)
    host.tap(at: CGPoint(x: 352, y: 349))
    #expect(log.value == ["double"])
  }

  @Test func theSecondTapOfTwoFarApartBeginsAnew() {
    let host = TestHost(
      Color.red.onTapGesture(count: 2) { log.value.append("double") }
        .onTapGesture { log.value.append("single") }, size: size)
    host.tap(at: CGPoint(x: 50, y: 50))
    host.pass(0.1)
    host.tap(at: CGPoint(x: 350, y: 350))
    host.pass(1)
    #expect(!log.value.contains("double"))
    #expect(log.value.contains("single"))
  }

  @Test func tapsTellTheirPlaceInTheWindow() {
    let places = Box<[CGPoint]>([])
    let host = TestHost(
      Color.red.frame(width: 100, height: 100)
        .onTapGesture(coordinateSpace: .global) { places.value.append($0) }, size: size)
    host.tap(at: CGPoint(x: 190, y: 210))
    #expect(places.value == [CGPoint(x: 190, y: 210)])
  }

  // MARK: Who is met

  @Test func hiddenAndClearViewsAreNotMet() {
    let host = TestHost(
      ZStack {
        Color.red.onTapGesture { log.value.append("back") }
        Color.clear.onTapGesture { log.value.append("clear") }
        Rectangle().fill(.blue.opacity(0)).onTapGesture { log.value.append("clear shape") }
        Text("A").frame(width: 400, height: 400).contentShape(.rect)
          .onTapGesture { log.value.append("transparent") }.opacity(0)
        Color.blue.hidden().onTapGesture { log.value.append("hidden") }
        Color.blue.onTapGesture { log.value.append("passed") }.allowsHitTesting(false)
      }, size: size)
    host.tap(at: CGPoint(x: 200, y: 200))
    #expect(log.value == ["back"])
  }

  @Test func zIndexDecidesWhoIsInFront() {
    struct Piled: View {
      let log: Box<[String]>
      @State private var isUp = true
      var body: some View {
        ZStack {
          Color.red.onTapGesture {
            log.value.append("red")
            isUp.toggle()
          }
          .zIndex(isUp ? 1 : 0)
          Color.blue.onTapGesture { log.value.append("blue") }
        }
      }
    }
    let host = TestHost(Piled(log: log), size: size)
    host.tap(at: CGPoint(x: 200, y: 200))
    host.tap(at: CGPoint(x: 200, y: 200))
    #expect(log.value == ["red", "blue"])
  }

  @Test func aViewThatIsDisabledInTheMiddleOfADragLetsGo() {
    struct Guarded: View {
      let log: Box<[String]>
      @State private var isDisabled = false
      @GestureState private var isHeld = false
      var body: some View {
        Text(isHeld ? "held" : "free").frame(width: 200, height: 200).contentShape(.rect)
          .gesture(
            DragGesture(minimumDistance: 0)
              .updating($isHeld) { _, state, _ in state = true }
              .onChanged { if $0.translation.width > 50 { isDisabled = true } }
              .onEnded { _ in log.value.append("ended") }
          )
          .disabled(isDisabled)
      }
    }
    let host = TestHost(Guarded(log: log), size: size)
    host.touch(.began, at: CGPoint(x: 150, y: 200))
    #expect(host.text("held") != nil)
    host.touch(.moved, at: CGPoint(x: 220, y: 200))
    host.touch(.moved, at: CGPoint(x: 230, y: 200))
    host.touch(.ended, at: CGPoint(x: 230, y: 200))
    #expect(host.text("free") != nil)
  }

  @Test func aViewThatGoesInTheMiddleOfADragLetsGo() {
    struct Going: View {
      let log: Box<[String]>
      @State private var isGone = false
      @GestureState private var isHeld = false
      var body: some View {
        VStack {
          Text(isHeld ? "held" : "free")
          if !isGone {
            Color.red.frame(width: 200, height: 200)
              .gesture(
                DragGesture(minimumDistance: 0)
                  .updating($isHeld) { _, state, _ in state = true }
                  .onChanged { if $0.translation.width > 50 { isGone = true } }
                  .onEnded { _ in log.value.append("ended") })
          }
        }
      }
    }
    let host = TestHost(Going(log: log), size: size)
    host.touch(.began, at: CGPoint(x: 150, y: 200))
    #expect(host.text("held") != nil)
    host.touch(.moved, at: CGPoint(x: 220, y: 200))
    host.touch(.moved, at: CGPoint(x: 230, y: 200))
    host.touch(.ended, at: CGPoint(x: 230, y: 200))
    #expect(host.text("free") != nil)
    #expect(log.value.isEmpty)
  }

  // MARK: In scroll views

  @Test func aRowIsTappedAndAScrollIsNoTap() {
    let host = TestHost(
      ScrollView {
        VStack(spacing: 0) {
          ForEach(0..<20, id: \.self) { index in
            Text("Row \(index)").frame(maxWidth: .infinity, minHeight: 50).contentShape(.rect)
              .onTapGesture { log.value.append("\(index)") }
          }
        }
      }, size: size)
    host.tap("Row 2")
    #expect(log.value == ["2"])
    host.drag(from: CGPoint(x: 200, y: 125), to: CGPoint(x: 200, y: 25), duration: 1)
    #expect(log.value == ["2"])
    #expect((host.first(ScrollViewNode.self)?.offset.y ?? 0) > 50)
  }

  @Test func aSidewaysDragInAScrollViewIsTheRows() {
    let host = TestHost(
      ScrollView {
        VStack(spacing: 0) {
          ForEach(0..<20, id: \.self) { index in
            Color.red.frame(height: 50).gesture(
              DragGesture(minimumDistance: 20).onEnded { _ in log.value.append("\(index)") })
          }
        }
      }, size: size)
    host.drag(from: CGPoint(x: 100, y: 125), to: CGPoint(x: 250, y: 127))
    #expect(log.value == ["2"])
    #expect(host.first(ScrollViewNode.self)?.offset.y == 0)
  }
}
