import Foundation
import Testing

@testable import FoundationAdditions

@Suite struct ForeignObservablesTests {
  @Test func aProgressTellsAtOnce() {
    let progress = Progress(totalUnitCount: 4)
    var heard: [Double] = []
    let observation = progress.observe(\.fractionCompleted, options: [.old, .new]) { _, change in
      heard += [change.oldValue ?? -1, change.newValue ?? -1]
    }
    progress.completedUnitCount = 1
    progress.completedUnitCount = 4
    #expect(heard == [0, 0.25, 0.25, 1])
    #expect(progress.isFinished)
    withExtendedLifetime(observation) {}
  }

  @Test(.timeLimit(.minutes(10))) func aQueueTellsOfItsOperations() async {
    let queue = OperationQueue()
    let operation = BlockOperation {}
    let (finished, tell) = AsyncStream<Bool>.makeStream()
    let observation = operation.observe(\.isFinished, options: .new) { _, change in
      tell.yield(change.newValue ?? false)
    }
    queue.addOperation(operation)
    var isFinished = false
    for await value in finished {
      isFinished = value
      break
    }
    #expect(isFinished)
    withExtendedLifetime(observation) {}
  }
}
