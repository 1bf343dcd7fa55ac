import CoreGraphics
import Testing

@testable import UIKit

/// Hundreds of views that stand below each other.
@MainActor
struct LargeSystemTests {
  /// Views below each other, each as high as its text, between the ends of one length.
  private func solve(_ count: Int, isLarge: Bool) -> [LinearSolver.Value] {
    var solver = LinearSolver(isLarge: isLarge)
    var tops: [LinearExpression] = []
    var heights: [LinearExpression] = []
    for _ in 0..<count {
      tops.append(LinearExpression(variable: solver.makeVariable(isRestricted: false)))
      heights.append(LinearExpression(variable: solver.makeVariable(isRestricted: true)))
    }
    let whole = LinearExpression(variable: solver.makeVariable(isRestricted: true))
    #expect(solver.require(tops[0], .equal) == nil)
    for index in 1..<count {
      let bottom = tops[index - 1] + heights[index - 1]
      #expect(solver.require(tops[index] - bottom + -4, .equal) == nil)
    }
    #expect(solver.require(whole - tops[count - 1] - heights[count - 1], .equal) == nil)
    for height in heights {
      solver.wish(height + -20.5, .atLeast, priority: 750)
      solver.wish(height + -20.5, .atMost, priority: 250)
    }
    solver.minimise()
    #expect(!solver.hasGivenUp)
    // Behind them come the variables of the conditions.
    return Array(solver.values().prefix(2 * count + 1))
  }

  @Test func rowsThatRestSayTheSame() {
    let (small, large) = (solve(20, isLarge: false), solve(20, isLarge: true))
    #expect(small.map(\.number) == large.map(\.number))
    #expect(small.map(\.isAmbiguous) == large.map(\.isAmbiguous))
    #expect(large.last?.number == 486)
  }

  @Test func whatIsRuledOutIsNamedInALargeSystemToo() {
    for isLarge in [false, true] {
      var solver = LinearSolver(isLarge: isLarge)
      let top = LinearExpression(variable: solver.makeVariable(isRestricted: false))
      let height = LinearExpression(variable: solver.makeVariable(isRestricted: true))
      #expect(solver.require(top - height, .equal) == nil)
      #expect(solver.require(height + -5, .equal) == nil)
      #expect(solver.require(top + -7, .equal) == [0, 1, 2])
      #expect(solver.values().prefix(2).map(\.number) == [5, 5])
    }
  }

  @Test func aStackOfManyLabelsIsAsHighAsAllOfThem() throws {
    let stack = UIStackView(arrangedSubviews: (0..<150).map { _ in SizedView(30, 20) })
    stack.axis = .vertical
    stack.spacing = 2
    stack.translatesAutoresizingMaskIntoConstraints = false
    let size = stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    #expect(size == CGSize(width: 30, height: 3298))
  }
}
