/// What a slider has besides its scale: where its line begins to be coloured, its marks, and the words for its value.
package nonisolated struct SliderMarks {
  /// A value that is marked.
  struct Mark {
    let value: Double
    let label: AnyView?
  }

  /// The value from which the line is coloured up to the thumb; nil for the start of the line.
  var neutral: Double?
  /// What describes the value; nil for its percentage.
  var currentValueLabel: AnyView?
  var marks: [Mark] = []
  /// Whether each step is marked where the system does so by itself: as of iOS 26.
  var hasAutomaticSteps = false

  /// The greatest number of steps that are asked for ticks.
  static let mostSteps = 1000

  /// Marks of what the app has built; those beyond the bounds are none.
  static func marks<V>(
    _ ticks: some Sequence<SliderTick<V>>, in bounds: ClosedRange<V>
  ) -> [Mark] {
    ticks.filter { bounds.contains($0.value) }
      .map { Mark(value: Double($0.value), label: $0.label) }
  }

  /// Whether there are words for a value besides its percentage.
  var hasWords: Bool { currentValueLabel != nil || marks.contains { $0.label != nil } }

  /// Whether the slider looks the same with the others.
  func looks(like other: SliderMarks) -> Bool {
    neutral == other.neutral && hasAutomaticSteps == other.hasAutomaticSteps
      && marks.map(\.value) == other.marks.map(\.value)
  }
}
