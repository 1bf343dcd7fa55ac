#if Macros
  import Testing

  /// What `@Animatable` writes, and what it says about wrong uses.
  @Suite(.enabled(if: Expansion.isPossible, "needs the compiler and the macros beside the tests"))
  struct AnimatableExpansionTests {
    @Test func fieldsBecomeNestedPairs() throws {
      let expansion = try Expansion(
        """
        @Animatable struct Dot { var x: Double; var y, z: Float; let name: String; var size: Int { 1 } }
        """)
      #expect(
        expansion.code.contains(
          "var animatableData: SwiftUI.AnimatablePair<SwiftUI._AnimatableData<Double>, "
            + "SwiftUI.AnimatablePair<SwiftUI._AnimatableData<Float>, "
            + "SwiftUI._AnimatableData<Float>>>"))
      #expect(expansion.code.contains("x.animatableData = newValue.first"))
      #expect(expansion.code.contains("y.animatableData = newValue.second.first"))
      #expect(expansion.code.contains("z.animatableData = newValue.second.second"))
      #expect(!expansion.code.contains("name.animatableData"))
      #expect(!expansion.code.contains("size.animatableData"))
    }

    @Test func aTypeThatCannotBeSeenIsAskedFor() throws {
      let expansion = try Expansion(
        """
        func made() -> Double { 1 }
        @Animatable struct Dot { var x = made() }
        """)
      #expect(
        expansion.errors.contains {
          $0.hasPrefix("2: '@Animatable' needs the type of 'x' written out; mark it")
        })
    }
  }
#endif
