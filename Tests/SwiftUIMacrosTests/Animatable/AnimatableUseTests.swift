#if Macros
  import SwiftUI
  import Testing

  @Animatable
  private struct Dot {
    var x: CGFloat
    var y = 2.5
    @AnimatableIgnored var name: String
    let isFixed: Bool
  }

  @Animatable
  private struct Badge {
    var amount: Double
  }

  @Animatable
  private struct Line: Shape {
    var start: CGPoint
    var end: CGPoint

    func path(in rect: CGRect) -> Path {
      Path { path in
        path.move(to: start)
        path.addLine(to: end)
      }
    }
  }

  /// What `@Animatable` makes of a type's variables.
  struct AnimatableUseTests {
    @Test func theVariablesAreTheData() {
      var dot = Dot(x: 1, name: "a", isFixed: true)
      #expect(dot.animatableData.first == 1)
      #expect(dot.animatableData.second == 2.5)
      dot.animatableData.first = 7
      dot.animatableData.second = 9
      #expect(dot.x == 7 && dot.y == 9)
      #expect(dot.name == "a")
    }

    @Test func oneVariableIsNoPair() {
      var badge = Badge(amount: 3)
      badge.animatableData += 2
      #expect(badge.amount == 5)
    }

    @Test func partsThatAreAnimatableThemselvesAreNested() {
      var line = Line(start: .zero, end: CGPoint(x: 10, y: 20))
      var half = line.animatableData
      half.scale(by: 0.5)
      line.animatableData = half
      #expect(line.end == CGPoint(x: 5, y: 10))
    }

    @Test func dataLieBetweenTwoStates() {
      let from = Dot(x: 0, y: 0, name: "", isFixed: false).animatableData
      var way = Dot(x: 10, y: 4, name: "", isFixed: false).animatableData
      way -= from
      way.scale(by: 0.25)
      #expect(way.first == 2.5 && way.second == 1)
    }
  }
#endif
