import Observation

@Observable
public final class ReadingGoal {
  public var target: Int
  public var finished: Int

  public init(target: Int, finished: Int) {
    self.target = target
    self.finished = finished
  }

  public var progress: Double {
    target > 0 ? min(Double(finished) / Double(target), 1) : 0
  }

  public var isReached: Bool { finished >= target }
}
