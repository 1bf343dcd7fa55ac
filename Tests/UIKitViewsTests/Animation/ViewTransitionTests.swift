import CoreGraphics
import DisplayList
import Foundation
import Testing

@testable import UIKit

@MainActor
@Suite(.serialized)
struct ViewTransitionTests {
  private let screen = AnimationScreen()

  private var picture: String { DisplayList(DrawingPass.content(of: screen.view)).description }

  private func change(
    _ options: UIView.AnimationOptions, _ log: @escaping (Bool) -> Void = { _ in }
  ) {
    screen.view.backgroundColor = .red
    UIView.transition(with: screen.view, duration: 1, options: options.union(.curveLinear)) {
      screen.view.backgroundColor = .blue
    } completion: {
      log($0)
    }
  }

  @Test func dissolvingShowsBoth() {
    defer { screen.close() }
    var ends: [Bool] = []
    change(.transitionCrossDissolve) { ends.append($0) }
    #expect(screen.view.backgroundColor == .blue)
    pass(0.25)
    #expect(picture.contains("opacity 0.75") && picture.contains("opacity 0.25"))
    #expect(ends.isEmpty)
    pass(0.75)
    #expect(!picture.contains("opacity"))
    #expect(ends == [true])
  }

  @Test func flippingTurnsTheOldAwayAndTheNewToTheEye() {
    defer { screen.close() }
    change(.transitionFlipFromLeft)
    let new = DisplayList(DrawingPass.content(of: screen.view, showsModel: true)).description
    pass(0.25)
    let first = picture
    #expect(first.contains("projection"))
    pass(0.5)
    let second = picture
    #expect(second.contains("projection") && second != first)
    pass(0.25)
    #expect(picture == new)
  }

  @Test func pagesAreTakenAwayFromTheBottom() {
    defer { screen.close() }
    change(.transitionCurlUp)
    pass(0.5)
    let list = DrawingPass.content(of: screen.view)
    #expect(list.count == 2)
    #expect(picture.contains("clip"))
    pass(1)
  }

  @Test func oneViewComesInThePlaceOfAnother() throws {
    defer { screen.close() }
    let old = UIView(frame: screen.view.bounds)
    let new = UIView(frame: screen.view.bounds)
    old.backgroundColor = .red
    new.backgroundColor = .blue
    screen.view.addSubview(old)
    var ends: [Bool] = []
    UIView.transition(from: old, to: new, duration: 1, options: .transitionCrossDissolve) {
      ends.append($0)
    }
    #expect(old.superview == nil && new.superview === screen.view)
    pass(0.5)
    #expect(picture.contains("opacity 0.5"))
    #expect(ends.isEmpty)
    pass(0.5)
    #expect(ends == [true])
  }

  @Test func withoutAWindowItIsDoneAtOnce() {
    defer { screen.close() }
    let view = UIView()
    var isDone = false
    UIView.transition(with: view, duration: 1, options: .transitionFlipFromTop) {
      view.alpha = 0
    } completion: {
      isDone = $0
    }
    #expect(isDone && view.alpha == 0)
  }
}
