import Foundation
import Motion

/// What an animation does to one property of its layer.
struct LayerTrack {
  /// The values on the way.
  enum Way {
    /// Between values, each nil for the one that the property has otherwise.
    case basic(from: LayerValue?, to: LayerValue?, by: LayerValue?)
    case keyframes(LayerKeyframes)
    /// Along a path, in points; with the direction of the way as a rotation, if asked for.
    case path(LayerPath)
  }

  /// How the value on the way and the one that the property has otherwise give what is seen.
  enum Combination {
    case replacing
    /// On top of the other value.
    case adding
    /// The other value is moved by as much as the one on the way lies before its end.
    case moving(end: LayerValue)
  }

  let keyPath: LayerKeyPath
  var way: Way
  var combination = Combination.replacing
  /// Added for each run that is over, for animations that go on where they were.
  var step: LayerValue?

  /// What is seen of the whole property.
  ///
  /// `base`: What would be seen without the track.
  func value(at progress: Double, run: Double, over base: LayerValue) -> LayerValue {
    let part = keyPath.value(in: base)
    var value = value(at: progress, over: part)
    if let step, run > 0 { value = value.adding(step.scaled(by: run)) }
    switch combination {
    case .replacing: return keyPath.whole(base, with: value)
    case .adding: return keyPath.whole(base, with: part.adding(value))
    case .moving(let end): return keyPath.whole(base, with: part.moved(from: end, to: value))
    }
  }

  private func value(at progress: Double, over base: LayerValue) -> LayerValue {
    switch way {
    case .keyframes(let keyframes): return keyframes.value(at: progress)
    case .path(let path): return path.value(at: progress)
    case .basic(let from, let to, let by):
      switch (from, to, by) {
      case (let from?, let to?, _): return .mix(from, to, progress)
      case (let from?, nil, let by?): return .mix(from, from.adding(by), progress)
      case (nil, let to?, let by?): return .mix(to.displacement(to: by), to, progress)
      case (let from?, nil, nil): return .mix(from, base, progress)
      case (nil, let to?, nil): return .mix(base, to, progress)
      case (nil, nil, let by?): return .mix(base, base.adding(by), progress)
      case (nil, nil, nil): return base
      }
    }
  }
}

/// Values at times, of any kind that can be mixed.
struct LayerKeyframes {
  private let values: [LayerValue]
  private let course: KeyframeCourse

  init(
    _ values: [LayerValue], times: [Double]?, mode: KeyframeCourse.Mode, curves: [TimingCurve] = []
  ) {
    self.values = values
    let vectors = values.map { value -> [Double] in
      if case .numbers(let numbers) = value { return numbers }
      return []
    }
    let areNumbers = !vectors.contains(where: \.isEmpty)
    let mode = areNumbers || mode == .discrete ? mode : .linear
    course = KeyframeCourse(values: vectors, times: times, mode: mode, curves: curves)
  }

  func value(at progress: Double) -> LayerValue {
    let (index, part) = course.segment(at: progress)
    if case .numbers? = values.first { return .numbers(course.values(at: progress)) }
    guard values.indices.contains(index) else { return .object(nil) }
    guard part > 0, index + 1 < values.count else { return values[index] }
    return .mix(values[index], values[index + 1], part)
  }
}
