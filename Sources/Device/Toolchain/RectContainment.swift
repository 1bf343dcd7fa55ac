import Foundation

// Foundation's `CGRect.contains(_: CGRect)` compares the union of both with the first. Its width is a
// difference of sums, which is often off by the last digit where edges meet, so that the answer is
// wrong for half of all frames in thirds of a point. As for the locale, the program's definition is
// preferred to the library's, in builds for debugging.

#if DEBUG
  @_silgen_name("$s10Foundation6CGRectV8containsySbACF")
  public func _interposed_CGRect_contains(_ inner: CGRect, _ outer: CGRect) -> Bool {
    if inner.isNull { return true }
    if outer.isNull { return false }
    return inner.minX >= outer.minX && inner.maxX <= outer.maxX && inner.minY >= outer.minY
      && inner.maxY <= outer.maxY
  }

  @used @section(".init_array")
  private let seam: @convention(c) () -> Void = { ToolchainProbe.register(makeSeam) }

  @Sendable
  private func makeSeam() -> Seam {
    Seam(
      "Rectangles inside of others",
      needs: "Foundation's CGRect.contains(_: CGRect) to be replaceable",
      cost: "A rectangle at the edge of another one often counts as outside of it."
    ) {
      ProgramSymbol.problem(replacing: ["$s10Foundation6CGRectV8containsySbACF"])
    }
  }
#endif
